import "./overlay.css";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { TableToolsContext } from "../ui/tableTools.ts";
import { EndedByVote } from "./endedByVote.tsx";
import type { LiveSession, TableView } from "./session.ts";
import { StandingBanner } from "./standingBanner.tsx";
import { TableMenu } from "./tableMenu.tsx";
import { useSessionState } from "./useSession.ts";
import { VoteBanner } from "./voteBanner.tsx";

/** What the table itself has to say while any game is shown: votes, pauses, and the menu of the players. */
export function Overlay({
  session,
  view,
  children,
}: {
  readonly session: LiveSession;
  readonly view: TableView;
  readonly children: ReactNode;
}) {
  const seat = useSessionState(session, (state) => state.seat);
  const [isOpen, setIsOpen] = useState(false);
  const isSomebodyAway = view.seats.some(({ isTaken, isConnected, isBot }) => isTaken && !isConnected && !isBot);
  const isAlert = isSomebodyAway || view.vote !== undefined;
  const isYourVote = view.vote !== undefined && view.vote.by === seat;
  useEffect(() => {
    // Whoever begins a vote from the menu is to see it run over the board. Nobody else's menu closes under the finger.
    if (isYourVote) setIsOpen(false);
  }, [isYourVote]);
  const tools = useMemo(() => ({ open: () => setIsOpen(true), isAlert }), [isAlert]);
  return (
    <TableToolsContext value={tools}>
      {children}
      <div className="table-banners">
        <StandingBanner session={session} view={view} seat={seat} onMenu={tools.open} />
        {view.isEndedByVote && <EndedByVote session={session} view={view} seat={seat} />}
        {view.vote && !isOpen && <VoteBanner session={session} view={view} vote={view.vote} seat={seat} />}
      </div>
      <TableMenu session={session} view={view} seat={seat} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </TableToolsContext>
  );
}
