import { useEffect, useState } from "react";
import { useCampState, useShow } from "../context.ts";

const TICK = 250;

/** The time left for what is decided now, in milliseconds, in whole ticks; undefined where there is no limit. */
export function useTimeLeft(): number | undefined {
  const { session, model } = useShow();
  const deadline = useCampState(({ board }) => board?.deadline ?? -1);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (deadline < 0) {
      setLeft(undefined);
      return;
    }
    const tell = () => {
      const limit = (model.store.getState().board?.turnTime ?? 0) * 1000;
      const exact = Math.min(limit, Math.max(0, deadline - session.now()));
      setLeft(Math.ceil(exact / TICK) * TICK);
    };
    tell();
    const timer = setInterval(tell, TICK);
    return () => clearInterval(timer);
  }, [session, model, deadline]);
  return left;
}
