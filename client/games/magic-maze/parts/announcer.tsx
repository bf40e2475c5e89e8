import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MatchEvent } from "../../../../shared/games/magic-maze/events.ts";
import { useTelling } from "../../../play/useTelling.ts";
import { clockText } from "../../../ui/clockText.ts";
import { useMaze } from "../context.ts";
import { useNames } from "./people.ts";
import { actorOf, useSentence } from "./sentence.ts";
import { useSand } from "./useSand.ts";

/** The sand is told aloud only when it passes these, in milliseconds. */
const MARKS = [120_000, 60_000, 30_000, 10_000] as const;

/** Tells a screen reader what happens, in whole sentences, and not more of them than can be listened to. */
export function Announcer() {
  const { session } = useMaze();
  const { t } = useTranslation("magic-maze");
  const say = useSentence();
  const nameOf = useNames();
  const telling = useTelling(session, (told) => {
    const event = told as MatchEvent;
    if (event.type === "sketched") return "";
    const actor = actorOf(event);
    return actor === undefined ? say(event) : `${nameOf(actor)} ${say(event)}`;
  });

  const before = useRef(Number.POSITIVE_INFINITY);
  useSand((left) => {
    const passed = MARKS.find((mark) => left <= mark && before.current > mark && before.current - left < 2_000);
    if (passed !== undefined) telling.say(t("timer.left", { time: clockText(passed) }));
    before.current = left;
  });
  return (
    <div className="unseen" role="log" aria-live="polite">
      {telling.text}
    </div>
  );
}
