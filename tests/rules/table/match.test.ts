import { describe, expect, it } from "vitest";
import type { MazeBoard } from "../../../shared/games/magic-maze/board.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { type Entry, Match, replayMatch } from "../../../shared/table/match.ts";
import { Refusal } from "../../../shared/table/refusal.ts";

const setup = { options: { scenario: 1, sand: 180 }, seats: 2, seed: 4 };
const ready = { type: "ready", isReady: true } as { readonly type: string };
const pawn = { type: "doSomething", seat: 1 } as { readonly type: string };

/** A match whose sand was turned at match time 1000: it is out at 181000. */
function playing() {
  const match = new Match(magicMaze, setup);
  const journal = [
    match.perform(0, 0, ready),
    match.perform(0, 1, ready, 77),
    match.perform(1_000, 0, { type: "turnSand" }),
  ];
  return { match, journal };
}

const resultOf = (match: Match) => (match.board as MazeBoard).result;

describe("a match", () => {
  it("numbers its journal from 0, with the time, the seat, the command and its id", () => {
    const { match, journal } = playing();
    expect(journal).toEqual([
      { number: 0, at: 0, seat: 0, command: ready },
      { number: 1, at: 0, seat: 1, command: ready, commandId: 77 },
      { number: 2, at: 1_000, seat: 0, command: { type: "turnSand" } },
    ]);
    expect(match.length).toBe(3);
  });

  it("gives out what was emitted, once", () => {
    const { match } = playing();
    expect(match.takeEvents().map(({ event, audience }) => [event.type, audience])).toEqual([
      ["ready", "everybody"],
      ["ready", "everybody"],
      ["sandStarted", "everybody"],
    ]);
    expect(match.takeEvents()).toEqual([]);
  });

  it("refuses without a trace: no change, no event, no entry", () => {
    const { match } = playing();
    match.takeEvents();
    const before = JSON.stringify(match.board.toJSON());
    expect(() => match.perform(2_000, 0, { type: "turnSand" })).toThrow(Refusal);
    expect(JSON.stringify(match.board.toJSON())).toBe(before);
    expect(match.takeEvents()).toEqual([]);
    expect(match.length).toBe(3);
  });

  it("keeps earlier events when a later command is refused", () => {
    const { match } = playing();
    expect(() => match.perform(2_000, 5, pawn)).toThrow(Refusal);
    expect(match.takeEvents()).toHaveLength(3);
  });

  it("fires no deadline before its time", () => {
    const { match } = playing();
    expect(match.advance(180_999)).toEqual([]);
    expect(match.isOver).toBe(false);
  });

  it("fires a deadline at its own time, however late the tick", () => {
    const { match } = playing();
    expect(match.advance(181_700)).toEqual([{ number: 3, at: 181_000 }]);
    expect(resultOf(match)).toBe("lost");
    expect((match.board as MazeBoard).summary?.duration).toBe(180_000);
  });

  it("lets a command in the last millisecond through", () => {
    const { match } = playing();
    expect(match.advance(180_999)).toEqual([]);
    expect(match.perform(180_999, 0, pawn).number).toBe(3);
  });

  it.each([181_000, 181_001])("lets time act before a command that comes at %i, when the sand is out", (now) => {
    const { match } = playing();
    expect(match.advance(now)).toHaveLength(1);
    expect(() => match.perform(now, 0, pawn)).toThrow(new Refusal("match-over"));
  });

  it("fires nothing more when it is over", () => {
    const { match } = playing();
    match.advance(200_000);
    expect(match.advance(1e9)).toEqual([]);
  });

  it("is what it was after its journal is played again, deadlines included", () => {
    const { match, journal } = playing();
    journal.push(match.perform(2_000, 0, pawn), ...match.advance(500_000));
    const again = replayMatch(magicMaze, setup, journal);
    expect(again.board.toJSON()).toEqual(match.board.toJSON());
    expect(again.length).toBe(match.length);
    expect(again.takeEvents()).toEqual([]);
  });

  it.each([
    ["an entry is missing", (journal: Entry[]) => journal.slice(1)],
    ["an entry comes twice", (journal: Entry[]) => [...journal, ...journal.slice(2)]],
    ["no deadline is due there", (journal: Entry[]) => [...journal, { number: 3, at: 90_000 }]],
    ["a command is unlawful there", (journal: Entry[]) => [...journal, { ...(journal[2] as Entry), number: 3 }]],
  ])("is not built from a journal where %s", (_, spoil) => {
    expect(() => replayMatch(magicMaze, setup, spoil(playing().journal))).toThrow();
  });

  it("does not go on for ever with a deadline that stays where it is", () => {
    const match = new Match({ ...magicMaze, nextDeadline: () => 5, onDeadline: () => {} }, setup);
    expect(() => match.advance(10)).toThrow("did not move");
  });
});
