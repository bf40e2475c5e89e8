import { useRef } from "react";
import { clockText } from "../../../ui/clockText.ts";
import { LAST_SAND } from "../model/sand.ts";
import { useSand } from "./useSand.ts";

/** The seconds of the sand. The screen reader is told at the marks that matter, by the announcer. */
export function Clock() {
  const text = useRef<HTMLSpanElement>(null);
  useSand((left) => {
    const element = text.current;
    if (!element) return;
    const now = clockText(left);
    if (element.textContent !== now) element.textContent = now;
    element.classList.toggle("is-last", left <= LAST_SAND);
  });
  return <span className="mm-time" ref={text} />;
}
