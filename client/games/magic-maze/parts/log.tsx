import { useTranslation } from "react-i18next";
import { clockText } from "../../../ui/clockText.ts";
import { SeatShape } from "../../../ui/seatShape.tsx";
import { useSessionState } from "../context.ts";
import type { LogLine } from "../model/log.ts";
import { Art } from "./art.tsx";
import { useNames } from "./people.ts";
import { actorOf, useSentence } from "./sentence.ts";

/** What happened, newest first. It is read out by the announcer, not from here. */
export function Log({ lines }: { lines: readonly LogLine[] }) {
  const { t } = useTranslation("magic-maze");
  const seats = useSessionState(({ view }) => view?.seats);
  const nameOf = useNames();
  const say = useSentence();
  if (lines.length === 0) return <p className="mm-rule">{t("log.empty")}</p>;
  return (
    <ol className="mm-log">
      {lines.map(({ id, event, cells, sand }) => {
        const actor = actorOf(event);
        return (
          <li key={id} className={actor === undefined ? "is-common" : undefined}>
            {actor === undefined ? (
              <Art name="sand-timer" />
            ) : (
              <SeatShape colour={seats?.[actor]?.colour ?? 0} size={14} />
            )}
            <span>
              {actor !== undefined && <b>{nameOf(actor)} </b>}
              {say(event)}
              {cells > 1 && <i aria-hidden="true"> ×{cells}</i>}
            </span>
            <time>{clockText(sand)}</time>
          </li>
        );
      })}
    </ol>
  );
}
