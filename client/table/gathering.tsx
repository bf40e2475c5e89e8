import "./gathering.css";
import { useTranslation } from "react-i18next";
import { Chat } from "./chat.tsx";
import { GameOptions } from "./gameOptions.tsx";
import { GatheringTop } from "./gatheringTop.tsx";
import { HostTools } from "./hostTools.tsx";
import { Invitation } from "./invitation.tsx";
import { OwnSeat } from "./ownSeat.tsx";
import { Seats } from "./seats.tsx";
import type { Session, TableView } from "./session.ts";
import { StartBar } from "./startBar.tsx";
import { TableProgress } from "./tableProgress.tsx";
import { TableScene } from "./tableScene.tsx";
import { useSessionState } from "./useSession.ts";

/** Before the start: who is here, what will be played, and the way in for others. */
export function Gathering({ session, view }: { readonly session: Session; readonly view: TableView }) {
  const { t } = useTranslation();
  const seat = useSessionState(session, (state) => state.seat);
  const isHost = seat === view.host;
  return (
    <div className="gathering">
      <TableScene game={view.game} />
      <GatheringTop session={session} view={view} seat={seat} />
      <main className="gathering-main" data-is-host={isHost}>
        <h1 className="unseen">{t("table.page-title", { code: view.code })}</h1>
        <Invitation session={session} view={view} isHost={isHost} />
        <div className="gathering-middle">
          <Seats session={session} view={view} seat={seat} />
          <OwnSeat session={session} view={view} seat={seat} />
          <GameOptions session={session} view={view} isHost={isHost} />
          <TableProgress game={view.game} code={view.code} />
          {isHost && <HostTools session={session} view={view} />}
        </div>
        <section className="sheet gathering-chat" aria-label={t("chat.title")}>
          <Chat session={session} talk="open" />
        </section>
      </main>
      <StartBar session={session} view={view} seat={seat} />
    </div>
  );
}
