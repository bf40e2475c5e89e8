import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { clockText } from "../ui/clockText.ts";
import type { Film } from "./film.ts";
import { useNotes } from "./notes.tsx";

/** A line of what happened. */
interface TimedLine {
  /** Match time, ms. */
  readonly at: number;
  readonly picture: ReactNode;
  readonly text: ReactNode;
  /** Something begins: a turn, a round. */
  readonly isStart?: boolean;
}

export interface MomentListProps {
  readonly film: Film;
  readonly names: readonly string[];
  /** What the game has to tell, in order. */
  readonly lines: readonly TimedLine[];
  /** Match time, ms. */
  readonly time: number;
  /** Match time that is shown as 0:00, ms; nothing before it is shown. */
  readonly from?: number;
  onSeek(time: number): void;
}

/** All that happened; the latest that has is marked, and in sight. A press goes there. */
export function MomentList({ film, names, lines, time, from = 0, onSeek }: MomentListProps) {
  const { t } = useTranslation("replay");
  const list = useRef<HTMLOListElement>(null);
  const notes: readonly TimedLine[] = useNotes(film, names);
  const all = [...lines, ...notes.filter(({ at }) => at >= from)].sort((one, other) => one.at - other.at);
  const current = all.findLastIndex(({ at }) => at <= time);
  useEffect(() => {
    const [ol, li] = [list.current, list.current?.children[Math.max(0, current)]];
    if (!ol || !(li instanceof HTMLElement)) return;
    // Not `scrollIntoView`: that would move the page on a phone.
    ol.scrollTop = li.offsetTop - ol.offsetTop - ol.clientHeight / 2;
  }, [current]);
  return (
    <section className="sheet rp-moments">
      <h2>{t("replay:moments")}</h2>
      <ol ref={list}>
        {all.map(({ at, picture, text, isStart = false }, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes.
          <li key={number} className={isStart ? "is-start" : undefined}>
            <button type="button" aria-current={number === current ? "step" : undefined} onClick={() => onSeek(at)}>
              {picture}
              <span>{text}</span>
              <time>{clockText(at - from)}</time>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
