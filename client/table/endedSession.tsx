import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import glass from "../art/sand-timer.svg";
import { useSettings } from "../settings/settings.ts";
import { PlainTop } from "./plainTop.tsx";
import type { TableSession } from "./useSession.ts";

/** What else can be done when a session has ended so. */
const WAYS: Readonly<Record<string, "take-back" | "reload" | "again">> = {
  replaced: "take-back",
  flood: "again",
  reload: "reload",
  full: "again",
};

/** The session at this table is over for this page: why, and what now. */
export function EndedSession({
  code,
  why,
  join,
}: {
  readonly code: string;
  readonly why: string;
  readonly join: TableSession["join"];
}) {
  const { t } = useTranslation();
  const { name } = useSettings.getState();
  const go = {
    "take-back": () => join({ name }),
    reload: () => location.reload(),
    again: () => join({ name }),
  };
  const way = WAYS[why];
  return (
    <div className="plain">
      <PlainTop />
      <main className="plain-sheet sheet plain-word">
        <img src={glass} alt="" width="84" height="84" />
        <h1>{t(`session.${why}`, { code })}</h1>
        <p>{t(`session.${why}-more`, { code })}</p>
        <div className="dialog-acts">
          {way !== undefined && (
            <button type="button" className="btn go" onClick={go[way]}>
              {t(`session-act.${way}`)}
            </button>
          )}
          <Link className={way === undefined ? "btn go" : "btn"} href="/">
            {t("to-lobby")}
          </Link>
        </div>
      </main>
    </div>
  );
}
