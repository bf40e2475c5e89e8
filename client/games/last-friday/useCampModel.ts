import { useEffect, useMemo } from "react";
import type { CampHand } from "../../../shared/games/last-friday/envelopes.ts";
import type { Session } from "../../table/session.ts";
import type { Show } from "./context.ts";
import { createCampModel } from "./model/model.ts";
import type { BoardView } from "./model/rulesBoard.ts";

/** The model of this session's match, fed with every board, hand and seat that comes. */
export function useCampModel(session: Session): Show {
  const show = useMemo(() => {
    const model = createCampModel({ perform: (command) => session.perform(command) });
    const { view, seat, hand } = session.store.getState();
    model.serve(view?.board as BoardView | undefined, hand as CampHand | undefined, seat);
    return { session, model };
  }, [session]);
  useEffect(() => {
    const { model } = show;
    const feed = () => {
      const { view, seat, hand } = session.store.getState();
      const before = model.store.getState();
      if (view?.board === before.board && hand === before.hand && seat === before.seat) return;
      model.serve(view?.board as BoardView | undefined, hand as CampHand | undefined, seat);
    };
    feed();
    return session.store.subscribe(feed);
  }, [session, show]);
  return show;
}
