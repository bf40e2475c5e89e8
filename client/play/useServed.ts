import { useEffect, useMemo } from "react";
import type { Session, SessionState } from "../table/session.ts";
import type { Show } from "./show.ts";

/**
 * The model of this session's match, fed with every board, hand and seat that comes.
 * @param create makes the model; like `serve` always the same function
 */
export function useServed<Model>(
  session: Session,
  create: (session: Session) => Model,
  serve: (model: Model, state: SessionState) => void,
): Show<Model> {
  const show = useMemo(() => {
    const model = create(session);
    serve(model, session.store.getState());
    return { session, model };
  }, [session, create, serve]);
  useEffect(() => {
    const { model } = show;
    serve(model, session.store.getState());
    return session.store.subscribe((state, before) => {
      const isSame = state.view?.board === before.view?.board && state.hand === before.hand;
      if (!isSame || state.seat !== before.seat) serve(model, state);
    });
  }, [session, show, serve]);
  return show;
}
