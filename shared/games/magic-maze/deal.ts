import { type ActionSet, actionSet } from "./actions.ts";

const NONE: ActionSet = actionSet();

const FOUR: readonly ActionSet[] = [
  actionSet("N"),
  actionSet("W", "vortex"),
  actionSet("S", "explore"),
  actionSet("E", "escalator"),
];
const FIVE: readonly ActionSet[] = [...FOUR, actionSet("W")];
const SIX: readonly ActionSet[] = [...FIVE, actionSet("E")];
const SEVEN: readonly ActionSet[] = [...SIX, actionSet("S")];
const EIGHT: readonly ActionSet[] = [...SEVEN, actionSet("N")];

/** By the number of players. From five players on, one tile more than for one player fewer. rules: Setup */
const ACTION_TILES: ReadonlyMap<number, readonly ActionSet[]> = new Map<number, readonly ActionSet[]>([
  [2, [actionSet("N", "E", "vortex"), actionSet("S", "W", "explore", "escalator")]],
  [3, [actionSet("N", "E"), actionSet("W", "vortex"), actionSet("S", "explore", "escalator")]],
  [4, FOUR],
  [5, FIVE],
  [6, SIX],
  [7, SEVEN],
  [8, EIGHT],
]);

/** The action tiles for so many players, not yet dealt. @throws RangeError outside 2 to 8 players */
export function actionTiles(players: number): readonly ActionSet[] {
  const tiles = ACTION_TILES.get(players);
  if (tiles === undefined) throw new RangeError(`there are no action tiles for ${players} players`);
  return tiles;
}

/** One player more than there are tiles for: the leader has none. rules: Scenarios 9 */
export function leaderTiles(players: number): readonly ActionSet[] {
  return [...actionTiles(players - 1), NONE];
}

/** Each seat's tile goes to its left neighbour: the next seat; the last seat's goes to the first. rules: Time */
export function passedLeft(tiles: Iterable<ActionSet>): ActionSet[] {
  const seats = [...tiles];
  return seats.map((_, seat) => seats[(seat + seats.length - 1) % seats.length] as ActionSet);
}
