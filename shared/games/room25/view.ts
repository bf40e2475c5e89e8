import type { ReadonlyList } from "../../table/lists.ts";
import type { Awaited, Character, Claim, RoomBoard, Tile } from "./board.ts";

type Fields<T, K extends keyof T> = { readonly [F in K]: T[F] };

type TileView = Fields<Tile, "kind" | "isClosed">;
type AwaitedView = Fields<Awaited, "kind" | "seat" | "character">;
export type ClaimView = Fields<Claim, "tile" | "seat" | "colour">;
export interface CharacterView
  extends Fields<
    Character,
    | "seat"
    | "name"
    | "tile"
    | "isAlive"
    | "identity"
    | "isReady"
    | "limit"
    | "isFree"
    | "isKeeping"
    | "slotsDone"
    | "enteredTurn"
    | "isNewcomer"
  > {
  readonly played: ReadonlyList<number>;
}

/** What read-only rules need of a board: the synchronized board fulfils it, and so does a plain copy. */
export interface RoomView
  extends Fields<
    RoomBoard,
    | "mode"
    | "hasAlarm"
    | "hasReminders"
    | "keepsLooks"
    | "timeLimit"
    | "turn"
    | "turnsLeft"
    | "phase"
    | "round"
    | "actor"
    | "action"
    | "deadline"
    | "ending"
  > {
  readonly composition: ReadonlyList<number>;
  readonly cells: ReadonlyList<number>;
  readonly tiles: ReadonlyList<TileView>;
  readonly lines: ReadonlyList<number>;
  readonly characters: ReadonlyList<CharacterView>;
  readonly order: ReadonlyList<number>;
  readonly awaited: AwaitedView;
  readonly hasPeeked: ReadonlyList<boolean>;
  readonly reminders: ReadonlyList<number>;
  readonly claims: ReadonlyList<ClaimView>;
  readonly openTurns: ReadonlyList<boolean>;
  readonly outcomes: ReadonlyList<string>;
  readonly complex: ReadonlyList<string>;
}
