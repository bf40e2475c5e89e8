import { useTranslation } from "react-i18next";
import { COLOURS } from "../../../../shared/games/last-friday/camp.ts";
import type { CampEvent } from "../../../../shared/games/last-friday/events.ts";
import type { LogLine } from "../model/log.ts";
import { Art } from "./art.tsx";
import { useSentence } from "./sentence.ts";

/** The picture before a line: whom or what it is about. */
export function pictureOf(event: CampEvent): string {
  if (event.type === "tokenPlayed") return `maniac-${event.token}`;
  if (event.type === "trailShown") return "clue-trail";
  if ("camper" in event && event.camper >= 0) return `camper-${COLOURS[event.camper] ?? "red"}`;
  return "circle" in event ? "maniac" : "meeting-back";
}

/** What happened, newest first. It is read out by the announcer, not from here. */
export function Log({ lines }: { lines: readonly LogLine[] }) {
  const { t } = useTranslation("last-friday");
  const say = useSentence();
  if (lines.length === 0) return <p className="remark">{t("log.empty")}</p>;
  return (
    <ol className="lf-log">
      {lines.map(({ id, event }) => (
        <li key={id} className={event.type === "roundBegan" ? "is-turn" : undefined}>
          <Art name={pictureOf(event)} />
          <span>{say(event)}</span>
        </li>
      ))}
    </ol>
  );
}
