import { type CampBoard, Fact, type FactKind, Mark } from "./board.ts";
import type { CampMatch } from "./envelopes.ts";

type FactDetail = Partial<{ round: number; circles: number[]; points: number[]; cabins: string; steps: number }>;

/** Writes down what everybody has learned of the maniac's whereabouts. */
export function note(board: CampBoard, kind: FactKind, detail: FactDetail): void {
  board.facts.push(new Fact({ kind, round: board.round, circles: [], points: [], ...detail }));
}

/** The maniac has to show that he is here, or (passing) that he came through here. rules: Forced reveals */
export function showManiac(match: CampMatch, circle: number, isPassing = false): void {
  const { board } = match;
  board.sighting = new Mark({ circle, round: board.round, ofRound: board.round });
  match.emit({ type: "shown", circle, isPassing });
  if (!isPassing) note(board, "at", { circles: [circle] });
}
