import { useTranslation } from "react-i18next";
import { useRoomState } from "../context.ts";
import { Acting } from "./acting.tsx";
import { Ended } from "./ended.tsx";
import { Programming } from "./programming.tsx";

/** What is to be done now, under the complex: it changes with the phase. */
export function Dock({ onResult }: { onResult(): void }) {
  const { t } = useTranslation("room25");
  const phase = useRoomState(({ board }) => board?.phase);
  const isProgramming = useRoomState(({ choices }) => (choices?.programmes.length ?? 0) > 0);
  const kind = phase === "over" ? "over" : isProgramming ? "programming" : "acting";
  return (
    // A button that the mouse has pressed leaves the keys to the match: Enter then gives the programme in.
    <section
      className={`r25-dock is-${kind}`}
      aria-label={t("dock.title")}
      onMouseDown={(event) => event.preventDefault()}
    >
      {kind === "over" && <Ended onResult={onResult} />}
      {kind === "programming" && <Programming />}
      {kind === "acting" && <Acting />}
    </section>
  );
}
