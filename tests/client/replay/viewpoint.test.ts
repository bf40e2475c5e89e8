import { describe, expect, test } from "vitest";
import { everything as bothSides, sketchesOf } from "../../../client/games/last-friday/model/everything.ts";
import { everything, seenBy } from "../../../client/games/room25/model/everything.ts";
import { stillToCome } from "../../../client/games/room25/model/order.ts";
import { develop } from "../../../client/replay/film.ts";
import type { CampHand } from "../../../shared/games/last-friday/envelopes.ts";
import { lastFriday } from "../../../shared/games/last-friday/index.ts";
import type { RoomHand, RoomSecret } from "../../../shared/games/room25/hands.ts";
import { room25 } from "../../../shared/games/room25/index.ts";
import type { RoomView } from "../../../shared/games/room25/view.ts";
import type { AnyGame } from "../../../shared/table/game.ts";
import { replayMatch } from "../../../shared/table/match.ts";
import { playByBots } from "../../support/botMatch.ts";

const NAMES = ["Anna", "Ben", "Chloe", "Dan"];

describe.each([
  [room25 as AnyGame, { mode: "suspicion" }, 7],
  [lastFriday as AnyGame, { play: "1" }, 5],
])("a film", (game, options, seed) => {
  test("has at every moment the hands that a straight replay has there", () => {
    const { recording, match } = playByBots(game, options, NAMES, seed);
    const { head, entries } = recording;
    const film = develop(game, recording);
    for (const number of [0, 9, Math.floor(entries.length / 2), entries.length]) {
      const setup = { options: head.options, seats: head.names.length, seed: head.seed };
      expect(film.frames[number]?.hands).toEqual(replayMatch(game, setup, entries.slice(0, number)).hands);
    }
    expect(film.frames.at(-1)?.board).toEqual(JSON.parse(JSON.stringify(match.board.toJSON())));
  });
});

describe("Room 25", () => {
  const { recording } = playByBots(room25 as AnyGame, { mode: "suspicion" }, NAMES, 7);
  const film = develop(room25 as AnyGame, recording);
  const { kinds } = film.secret as RoomSecret;
  const frames = film.frames.map(({ board, hands }) => ({
    board: board as RoomView,
    hands: hands as readonly RoomHand[],
  }));

  test("with everything open every hidden room is known, and who is what", () => {
    for (const { board, hands } of frames) {
      const seen = everything(board, hands, kinds);
      for (const [tile, { kind }] of [...board.tiles].entries()) {
        expect(kind || seen.hand?.looks[tile]).toBe(kinds[tile]);
      }
      for (const { identity, seat } of seen.board.characters) expect(identity).toBe(hands[seat]?.role);
      for (const hand of hands) expect(seen.hand?.programmes).toMatchObject(hand.programmes);
    }
  });

  test("through a seat's eyes there is what that seat knew and no more", () => {
    for (const { board, hands } of frames) {
      const seen = seenBy(board, hands, 1);
      expect(seen.hand).toBe(hands[1]);
      for (const [number, { identity, seat }] of [...seen.board.characters].entries()) {
        expect(identity).toBe(seat === 1 ? hands[1]?.role : board.characters[number]?.identity);
      }
    }
  });

  test("what a programme has yet to show is what has not been turned over", () => {
    for (const { board, hands } of frames.filter((frame) => frame.board.phase === "action")) {
      for (const [number, character] of [...board.characters].entries()) {
        const programme = hands[character.seat]?.programmes[number] ?? [];
        const coming = stillToCome(board, number, character, programme);
        expect(coming.length).toBeLessThanOrEqual(programme.length);
        expect(coming.every((action) => programme.includes(action))).toBe(true);
      }
    }
  });
});

describe("Last Friday", () => {
  test("with everything open there is his place and trail, and what both sides know of what lies face-down", () => {
    const { recording } = playByBots(lastFriday as AnyGame, { play: "1" }, NAMES, 5);
    for (const { hands } of develop(lastFriday as AnyGame, recording).frames) {
      const all = hands as readonly CampHand[];
      const open = bothSides(all);
      for (const hand of all) {
        if (hand.side === "maniac") expect(open).toMatchObject({ circle: hand.circle, cells: hand.cells });
        else expect(open?.fronts).toMatchObject(hand.seen);
      }
    }
  });

  test("the campers' plans are theirs, and open where everything is", () => {
    const sketches = [{ id: 1, seat: 0, shape: "pin", colour: 2, nodes: ["c9"] }] as const;
    const campers: CampHand = { side: "campers", seen: {}, sketches };
    const maniac: CampHand = {
      side: "maniac",
      circle: 9,
      cells: [],
      hasSwum: false,
      hasPassed: false,
      fronts: {},
      draft: [],
      rivals: [],
    };
    expect(sketchesOf(campers)).toBe(sketches);
    expect(sketchesOf(maniac)).toEqual([]);
    expect(sketchesOf(undefined)).toEqual([]);
    expect(sketchesOf(bothSides([maniac, campers]))).toBe(sketches);
  });
});
