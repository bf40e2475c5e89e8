import { useEffect, useMemo } from "react";
import type { RoomEvent } from "../../../shared/games/room25/events.ts";
import type { RoomHand } from "../../../shared/games/room25/hands.ts";
import type { RoomView } from "../../../shared/games/room25/view.ts";
import type { Session } from "../../table/session.ts";
import type { Show } from "./context.ts";
import { createRoomModel } from "./model/model.ts";

/** The model of this session's match, fed with every board, hand and seat that comes. */
export function useRoomModel(session: Session): Show {
  const show = useMemo(() => {
    const model = createRoomModel({ perform: (command) => session.perform(command) });
    const { view, seat, hand } = session.store.getState();
    model.serve(view?.board as RoomView | undefined, hand as RoomHand | undefined, seat);
    return { session, model };
  }, [session]);
  useEffect(() => {
    const { model } = show;
    const feed = () => {
      const { view, seat, hand } = session.store.getState();
      const before = model.store.getState();
      if (view?.board === before.board && hand === before.hand && seat === before.seat) return;
      model.serve(view?.board as RoomView | undefined, hand as RoomHand | undefined, seat);
    };
    feed();
    return session.store.subscribe(feed);
  }, [session, show]);
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
