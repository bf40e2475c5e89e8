import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MatchEvent } from "../../../../shared/games/magic-maze/events.ts";
import { clockText } from "../../../ui/clockText.ts";
import { useMaze } from "../context.ts";
import { useNames } from "./people.ts";
import { actorOf, useSentence } from "./sentence.ts";
import { useSand } from "./useSand.ts";

/** The sand is told aloud only when it passes these, in milliseconds. */
const MARKS = [120_000, 60_000, 30_000, 10_000] as const;
/** Reading out takes time: what happens meanwhile is told together, in milliseconds. */
const BREATH = 900;
const AT_ONCE = 6;

/** Tells a screen reader what happens, in whole sentences, and not more of them than can be listened to. */
export function Announcer() {
  const { session } = useMaze();
  const { t } = useTranslation("magic-maze");
  const [text, setText] = useState("");
  const waiting = useRef<string[]>([]);
  const say = useSentence();
  const nameOf = useNames();
  const sentence = useRef<(event: MatchEvent) => string>(say);
  sentence.current = (event) => {
    const actor = actorOf(event);
    return actor === undefined ? say(event) : `${nameOf(actor)} ${say(event)}`;
  };

  useEffect(
    () =>
      session.onEvents((events) => {
        const told = (events as MatchEvent[]).filter(({ type }) => type !== "sketched");
        waiting.current.push(...told.map((event) => sentence.current(event)));
      }),
    [session],
  );
  useEffect(() => {
    const timer = setInterval(() => {
      if (waiting.current.length === 0) return;
      setText(`${waiting.current.slice(-AT_ONCE).join(". ")}.`);
      waiting.current = [];
    }, BREATH);
    return () => clearInterval(timer);
  }, []);

  const before = useRef(Number.POSITIVE_INFINITY);
  useSand((left) => {
    const passed = MARKS.find((mark) => left <= mark && before.current > mark && before.current - left < 2_000);
    if (passed !== undefined) waiting.current.push(t("timer.left", { time: clockText(passed) }));
    before.current = left;
  });
  return (
    <div className="unseen" role="log" aria-live="polite">
      {text}
    </div>
  );
}
