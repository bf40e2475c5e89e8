import { expect } from "vitest";
import type { CampBoard } from "../../../shared/games/last-friday/board.ts";
import { pointsInside } from "../../../shared/games/last-friday/cabins.ts";
import { MANIAC_TOKENS } from "../../../shared/games/last-friday/clues.ts";
import type { CampHand } from "../../../shared/games/last-friday/envelopes.ts";
import { possibleCircles } from "../../../shared/games/last-friday/possible.ts";

/** What must hold at any moment, whatever is played. */
export function expectSound(board: CampBoard, hands: readonly CampHand[]): void {
  const tokens = [...board.tokens.values()];
  const points = tokens.map(({ point }) => point);
  expect(new Set(points).size, "one token a point").toBe(points.length);
  expect(board.round).toBeLessThanOrEqual(16);

  const played = [...board.played].map(({ token }) => token);
  expect(new Set(played).size, "one maniac token of each kind").toBe(played.length);
  for (const token of played) {
    const bit = 1 << MANIAC_TOKENS.indexOf(token as (typeof MANIAC_TOKENS)[number]);
    expect(board.maniacTokens & bit, "played and owned").toBe(0);
  }
  const rounds = [...board.played].map(({ round }) => round);
  expect(new Set(rounds).size, "one token a turn").toBe(rounds.length);

  const living = [...board.campers].filter(({ life }) => life !== "dead");
  for (const { point, life } of living) {
    const corpse = tokens.find((token) => token.point === point && token.kind === "corpse");
    if (board.agenda.at(-1)?.stage !== "stagger") expect(corpse, "a camper on a corpse").toBeUndefined();
    if (life === "safe") expect(pointsInside(board.cabins, 1)).toContain(point);
  }
  if (board.turn.camper < 0) {
    const stands = living.map(({ point }) => point).filter((point) => point > 0);
    expect(new Set(stands).size, "one camper a point between turns").toBe(stands.length);
  }
  const keys = [...board.campers].map(({ key }) => key).filter((key) => key >= 0);
  expect(new Set(keys).size, "a key has one holder").toBe(keys.length);

  const maniac = hands[board.maniac];
  if (maniac?.side !== "maniac" || !board.isAbroad) return;
  const last = board.facts.at(-1)?.kind;
  if (board.facts.length % 5 !== 0 && last !== "turn" && last !== "among") return;
  expect(possibleCircles(board), "what the campers know is true").toContain(maniac.circle);
}

/** Clues on the board, in hands, waiting and in the supply, with traps and lanterns that lie; the box has the rest. */
export function clueCount(board: CampBoard): number {
  const lying = [...board.tokens.values()].filter(({ kind }) => ["clue", "trap", "lantern"].includes(kind)).length;
  const held = [...board.campers].reduce(
    (sum, { clues }) => sum + [...clues.toString(2)].filter((bit) => bit === "1").length,
    0,
  );
  const waiting = [...board.agenda].filter(({ stage }) => stage === "duplicate").length;
  return lying + held + waiting + board.reserve;
}
