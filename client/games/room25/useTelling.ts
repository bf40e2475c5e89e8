import { useEffect, useState } from "react";
import { cellOf } from "../../../shared/games/room25/complex.ts";
import type { RoomEvent } from "../../../shared/games/room25/events.ts";
import { useLines } from "../../play/useLines.ts";
import type { Show } from "./context.ts";
import { type LogLine, logged } from "./model/log.ts";
import { newLines, type Said, saidSoFar, withSaid } from "./model/said.ts";

/** What happened and what was said in this match. */
export interface Telling {
  readonly lines: readonly LogLine[];
  readonly said: readonly Said[];
}

export function useTelling({ session, model }: Show): Telling {
  const [lines, setLines] = useLines<LogLine>(session);
  const [said, setSaid] = useState<readonly Said[]>([]);

  useEffect(() => {
    const placeOf = (tile: number) => {
      const { board } = model.store.getState();
      return board ? cellOf(board, tile) : 0;
    };
    return session.onEvents((events) => {
      const cells = [...(model.store.getState().board?.cells ?? [])];
      for (const event of events as RoomEvent[]) {
        setLines((before) => logged(before, event, cells));
        if (event.type !== "claimed") continue;
        const { seat, tile, colour } = event;
        setSaid((before) => withSaid(before, { is: "claim", seat, tile, cell: placeOf(tile), colour }));
      }
    });
  }, [session, model, setLines]);

  useEffect(() => {
    const start = () => {
      const { board } = model.store.getState();
      const { chat } = session.store.getState();
      setSaid(saidSoFar(board?.claims ?? [], (tile) => (board ? cellOf(board, tile) : 0), chat));
    };
    start();
    return session.store.subscribe(({ view, chat }, before) => {
      if (view?.match !== before.view?.match) start();
      else if (chat !== before.chat) {
        const lines = newLines(before.chat, chat).map((line) => ({ is: "chat" as const, line }));
        setSaid((all) => withSaid(all, ...lines));
      }
    });
  }, [session, model]);

  return { lines, said };
}
