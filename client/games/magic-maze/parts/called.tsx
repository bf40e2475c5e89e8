import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MatchEvent } from "../../../../shared/games/magic-maze/events.ts";
import { useMaze } from "../context.ts";
import { Art } from "./art.tsx";
import { useNames } from "./people.ts";

interface Call {
  readonly id: number;
  readonly is: "doSomething" | "stare";
  readonly from: number;
}

/** The red pawn was put before you, or somebody stares at you: too large to be overlooked, and soon gone. */
export function Called() {
  const { t } = useTranslation("magic-maze");
  const { session, model } = useMaze();
  const [call, setCall] = useState<Call>();
  const nameOf = useNames();
  useEffect(
    () =>
      session.onEvents((events) => {
        for (const event of events as MatchEvent[]) {
          if (event.type !== "doSomething" && event.type !== "stare") continue;
          if (event.at !== model.store.getState().seat) continue;
          setCall((last) => ({ id: (last?.id ?? 0) + 1, is: event.type, from: event.seat }));
        }
      }),
    [session, model],
  );
  if (!call) return null;
  const isStare = call.is === "stare";
  return (
    <div key={call.id} className={`mm-called is-${call.is}`} role="alert">
      <Art name={isStare ? "stare" : "do-something"} />
      <div>
        <b>{t(isStare ? "called.stare" : "called.doSomething")}</b>
        <span>{t(isStare ? "called.by-stare" : "called.by", { name: nameOf(call.from) })}</span>
      </div>
    </div>
  );
}
