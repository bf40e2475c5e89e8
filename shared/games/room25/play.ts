import type { MatchView } from "../../table/game.ts";
import type { RoomBoard } from "./board.ts";
import type { DecisionKind } from "./decisions/kinds.ts";
import type { RoomEvent } from "./events.ts";
import type { RoomHand, RoomSecret } from "./hands.ts";
import { item } from "./item.ts";

/** The envelopes that the rules change. */
export type Play = MatchView<RoomBoard, RoomHand, RoomSecret, RoomEvent>;

/** A new decision begins now: it has the table's time. */
export function allowTime({ board, now }: Pick<Play, "board" | "now">): void {
  board.deadline = board.timeLimit > 0 ? now + board.timeLimit : -1;
}

/** The game waits for the player of this character. */
export function awaitDecision(play: Play, kind: DecisionKind, character: number): void {
  const { awaited, characters } = play.board;
  awaited.kind = kind;
  awaited.character = character;
  awaited.seat = item(characters, character).seat;
  allowTime(play);
}

/** Replaces the hand of a seat by one with these changes. */
export function changeHand({ hands }: Pick<Play, "hands">, seat: number, changes: Partial<RoomHand>): void {
  hands[seat] = { ...item(hands, seat), ...changes };
}
