import type { CampHand } from "../../../shared/games/last-friday/envelopes.ts";
import { useServed } from "../../play/useServed.ts";
import type { Session, SessionState } from "../../table/session.ts";
import type { Show } from "./context.ts";
import { everything } from "./model/everything.ts";
import { type CampModel, createCampModel } from "./model/model.ts";
import type { BoardView } from "./model/rulesBoard.ts";

function serve(model: CampModel, { view, seat, hand, hands }: SessionState): void {
  const open = hands === undefined ? hand : everything(hands as readonly CampHand[]);
  model.serve(view?.board as BoardView | undefined, open as CampHand | undefined, seat);
}

const create = (session: Session) => createCampModel({ perform: (command) => session.perform(command) });

/** The camp of this session's match. */
export function useCampModel(session: Session): Show {
  return useServed(session, create, serve);
}
