import { useEffect } from "react";
import type { RoomEvent } from "../../../shared/games/room25/events.ts";
import type { RoomHand } from "../../../shared/games/room25/hands.ts";
import type { RoomView } from "../../../shared/games/room25/view.ts";
import { useServed } from "../../play/useServed.ts";
import type { Session, SessionState } from "../../table/session.ts";
import type { Show } from "./context.ts";
import { everything } from "./model/everything.ts";
import { createRoomModel, type RoomModel } from "./model/model.ts";

function serve(model: RoomModel, { view, seat, hand, hands }: SessionState): void {
  const board = view?.board as RoomView | undefined;
  if (board === undefined || hands === undefined) {
    model.serve(board, hand as RoomHand | undefined, seat);
  } else {
    const open = everything(board, hands as readonly RoomHand[]);
    model.serve(open.board, open.hand, seat);
  }
}

const create = (session: Session) => createRoomModel({ perform: (command) => session.perform(command) });

/** The complex of this session's match. */
export function useRoomModel(session: Session): Show {
  const show = useServed(session, create, serve);
  // What one has just looked at lies open at once, with all that can be said of it.
  useEffect(
    () =>
      session.onEvents((events) => {
        for (const event of events as RoomEvent[]) if (event.type === "seen") show.model.open(event.tile);
      }),
    [session, show],
  );
  return show;
}
