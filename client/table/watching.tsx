import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { lateSession } from "./lateSession.ts";
import type { LiveSession, Session, TableView } from "./session.ts";
import { useSessionState } from "./useSession.ts";

/**
 * The game as whoever is here may see it. Where the table says so, a spectator chooses: the board now, or everything, a
 * minute late. When the match is over there is nothing to hide, and nothing to choose.
 */
export function Watching({
  session,
  view,
  children,
}: {
  readonly session: LiveSession;
  readonly view: TableView;
  readonly children: (session: Session, key: string) => ReactNode;
}) {
  const isSpectator = useSessionState(session, ({ seat }) => seat < 0);
  const isThere = useSessionState(session, ({ open }) => open !== undefined);
  const [wantsAll, setWantsAll] = useState(false);
  const mayChoose = isSpectator && view.seesAll === true && view.phase === "playing";
  const isLate = mayChoose && wantsAll && isThere;
  return (
    <>
      {isLate ? <Late session={session}>{children}</Late> : children(session, "live")}
      {mayChoose && <Choice isLate={wantsAll} isThere={isThere} onChange={setWantsAll} />}
    </>
  );
}

function Late({
  session,
  children,
}: {
  readonly session: LiveSession;
  readonly children: (session: Session, key: string) => ReactNode;
}) {
  const late = useMemo(() => lateSession(session), [session]);
  useEffect(() => late.follow(), [late]);
  return children(late.session, "late");
}

function Choice({
  isLate,
  isThere,
  onChange,
}: {
  readonly isLate: boolean;
  /** A minute has been played, so that there is something to see. */
  readonly isThere: boolean;
  onChange(isLate: boolean): void;
}) {
  const { t } = useTranslation();
  return (
    <section className="watch-choice" aria-label={t("watching.title")}>
      {[false, true].map((late) => (
        <label key={String(late)}>
          <input type="radio" name="watching" checked={late === isLate} onChange={() => onChange(late)} />
          {t(late ? "watching.late" : "watching.live")}
        </label>
      ))}
      {isLate && !isThere && <p role="status">{t("watching.not-yet")}</p>}
    </section>
  );
}
