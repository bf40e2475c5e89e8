import { Flag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ReplayLink } from "./replayLink.tsx";
import type { LiveSession, TableView } from "./session.ts";
import { useAsk } from "./useAsk.ts";

/** The players ended the match by vote: no game has a page for that, so the table itself says it, and how to go on. */
export function EndedBanner({
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
  const isHost = seat >= 0 && seat === view.host;
  return (
    <div className="table-banner" role="status">
      <Flag aria-hidden="true" />
      <p className="grow">
        {t("ended-by-vote.title")}
        {!isHost && <> {t("ended-by-vote.wait", { name: view.seats[view.host]?.name ?? "" })}</>}
      </p>
      <div className="row">
        {isHost && (
          <>
            <button type="button" className="btn go" onClick={() => void ask({ type: "again", next: false })}>
              {t("ended-by-vote.again")}
            </button>
            <button type="button" className="btn dark" onClick={() => void ask({ type: "gather" })}>
              {t("ended-by-vote.gather")}
            </button>
          </>
        )}
        <ReplayLink session={session} />
      </div>
    </div>
  );
}
