import { useEffect, useMemo } from "react";
import type { CampHand } from "../../../shared/games/last-friday/envelopes.ts";
import type { Session, SessionState } from "../../table/session.ts";
import type { Show } from "./context.ts";
import { everything } from "./model/everything.ts";
import { type CampModel, createCampModel } from "./model/model.ts";
import type { BoardView } from "./model/rulesBoard.ts";

function serve(model: CampModel, { view, seat, hand, hands }: SessionState): void {
  const open = hands === undefined ? hand : everything(hands as readonly CampHand[]);
  model.serve(view?.board as BoardView | undefined, open as CampHand | undefined, seat);
}

/** The model of this session's match, fed with every board, hand and seat that comes. */
export function useCampModel(session: Session): Show {
  const show = useMemo(() => {
    const model = createCampModel({ perform: (command) => session.perform(command) });
    serve(model, session.store.getState());
    return { session, model };
  }, [session]);
  useEffect(() => {
    const { model } = show;
    serve(model, session.store.getState());
    return session.store.subscribe((state, before) => {
      const isSame = state.view?.board === before.view?.board && state.hand === before.hand;
      if (!isSame || state.seat !== before.seat) serve(model, state);
    });
  }, [session, show]);
  return show;
}
