import { Gavel } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ReplayLink } from "./replayLink.tsx";
import type { LiveSession, TableView } from "./session.ts";
import { useAsk } from "./useAsk.ts";

/** The players ended the match before its rules did, of which no game knows: what next. The board stays in view. */
export function EndedByVote({
  session,
  view,
  seat,
}: {
  readonly session: LiveSession;
  readonly view: TableView;
  readonly seat: number;
}) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  return (
    <section className="table-banner" aria-label={t("ended.title")}>
      <Gavel aria-hidden="true" />
      <div className="grow">
        <p role="status">{t("ended.title")}</p>
        {seat !== view.host && (
          <p className="vote-rule">{t("ended.wait", { name: view.seats[view.host]?.name ?? "" })}</p>
        )}
      </div>
      <div className="row ended-acts">
        {seat === view.host && (
          <>
            <button type="button" className="btn dark" onClick={() => void ask({ type: "gather" })}>
              {t("ended.gather")}
            </button>
            <button type="button" className="btn dark" onClick={() => void ask({ type: "again", next: false })}>
              {t("ended.again")}
            </button>
          </>
        )}
        <ReplayLink session={session} />
      </div>
    </section>
  );
}
