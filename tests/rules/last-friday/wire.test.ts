import { Decoder, Encoder } from "@colyseus/schema";
import { expect, test } from "vitest";
import { CampBoard } from "../../../shared/games/last-friday/board.ts";
import { type CampEvent, events } from "../../../shared/games/last-friday/events.ts";
import { packEvent, unpackEvent } from "../../../shared/table/events.ts";
import { boardOf, playOut, setupOf } from "./play.ts";
import { fickle } from "./random.ts";

test.each(["1", "2", "3", "4"] as const)(
  "a client's copy of the board is the server's, in chapter %s",
  (play) => {
    let encoder: Encoder | undefined;
    const copy = new CampBoard();
    const decoder = new Decoder(copy);
    playOut(setupOf({ play, maniac: 1 }, 4, 29), fickle, (match) => {
      if (encoder === undefined) {
        encoder = new Encoder(boardOf(match));
        decoder.decode(encoder.encodeAll({ offset: 0 }));
      } else decoder.decode(encoder.encode({ offset: 0 }));
      encoder.discardChanges();
      const { tokens, ...board } = boardOf(match).toJSON();
      const { tokens: copied, ...rest } = copy.toJSON();
      expect(rest).toEqual(board);
      expect(copied ?? {}).toEqual(tokens ?? {});
    });
  },
  60_000,
);

test("every event comes through the wire whole", () => {
  playOut(setupOf({ play: "campaign" }, 5, 4), fickle, (match) => {
    for (const { event } of match.takeEvents()) {
      expect(unpackEvent(events, packEvent(events, event as CampEvent))).toEqual(event);
    }
  });
}, 60_000);
