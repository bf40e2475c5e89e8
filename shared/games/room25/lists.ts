import { ROOM_KINDS, type RoomKind } from "./kinds.ts";

/** How many tiles of each kind lie on the board. */
export type Composition = Readonly<Partial<Record<RoomKind, number>>>;

const TILE_COUNT = 25;

/** In every complex exactly once. */
const ALWAYS: Composition = { central: 1, room25: 1 };

/** rules: 8.1 */
export const LISTS = {
  beginner: {
    ...ALWAYS,
    empty: 8,
    dark: 2,
    cold: 2,
    trapped: 2,
    flooded: 2,
    acid: 2,
    vortex: 2,
    mortal: 1,
    vision: 1,
    control: 1,
  },
  "expert-competition": {
    ...ALWAYS,
    empty: 4,
    dark: 2,
    cold: 2,
    trapped: 2,
    flooded: 2,
    acid: 2,
    vortex: 1,
    mortal: 1,
    vision: 1,
    control: 1,
    twin: 2,
    prison: 2,
    illusion: 1,
  },
  "expert-suspicion": {
    ...ALWAYS,
    empty: 6,
    dark: 2,
    cold: 2,
    trapped: 2,
    flooded: 2,
    acid: 2,
    vortex: 1,
    mortal: 2,
    vision: 1,
    control: 1,
    illusion: 1,
    moving: 1,
  },
} as const satisfies Record<string, Composition>;

export type ListId = keyof typeof LISTS;
export const LIST_IDS = Object.keys(LISTS) as [ListId, ...ListId[]];

/** Tiles of this kind; 0 where the composition does not name it. */
export function countOf(composition: Composition, kind: RoomKind): number {
  return composition[kind] ?? 0;
}

/** The kinds, each as often as the composition has it. */
export function tilesOf(composition: Composition): RoomKind[] {
  return ROOM_KINDS.flatMap((kind) => Array.from({ length: countOf(composition, kind) }, () => kind));
}

/** 25 tiles, the Central Room and Room 25 once, and no more of a kind than the supply holds. rules: 8.1 */
export function isPlayable(composition: Composition, supply: Readonly<Record<RoomKind, number>>): boolean {
  return (
    tilesOf(composition).length === TILE_COUNT &&
    ROOM_KINDS.every((kind) => countOf(composition, kind) <= supply[kind]) &&
    countOf(composition, "central") === 1 &&
    countOf(composition, "room25") === 1
  );
}
