import { Hourglass, Pause } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LiveSession, TableView } from "./session.ts";
import { type Standing, standing } from "./standing.ts";
import { useAsk } from "./useAsk.ts";
import { useServerTime } from "./useServerTime.ts";

/** Why the match stands still; and three, two, one, when it goes on. The board stays in view. */
export function StandingBanner({
  session,
  view,
  seat,
  onMenu,
}: {
  readonly session: LiveSession;
  readonly view: TableView;
  readonly seat: number;
  readonly onMenu: () => void;
}) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const mayCount = (view.clock.startsAt ?? 0) > 0 || (view.waitsUntil ?? 0) > 0;
  const now = useServerTime(session, view.phase === "playing" && mayCount);
  const why = standing(view, now);
  return (
    <>
      <div className="standing-place" role="status">
        {why !== undefined && why.is !== "counting" && (
          <div className="table-banner">
            {why.is === "paused" ? <Pause aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
            <p className="grow">
              <Word why={why} />
            </p>
            <div className="row">
              {seat >= 0 && view.vote === undefined && (
                <button type="button" className="btn dark" onClick={() => void ask({ type: "resume" })}>
                  {t("standing.go-on")}
                </button>
              )}
              <button type="button" className="btn dark" onClick={onMenu}>
                {t("standing.players")}
              </button>
            </div>
          </div>
        )}
      </div>
      {why?.is === "counting" && (
        <section aria-label={t("standing.counting")}>
          <p className="count-in num" role="timer" key={why.left}>
            {why.left}
          </p>
        </section>
      )}
    </>
  );
}

function Word({ why }: { readonly why: Standing }) {
  const { t, i18n } = useTranslation();
  if (why.is !== "waiting") return t("standing.paused");
  const names = new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(why.names);
  if (why.left === undefined) return t("standing.waiting", { names });
  const minutes = Math.floor(why.left / 60);
  const time = `${minutes}:${String(why.left % 60).padStart(2, "0")}`;
  // The seconds are to be seen, not read aloud each time.
  return (
    <>
      {t("standing.waiting", { names })} <span aria-hidden="true">{t("standing.until", { time })}</span>
    </>
  );
}
