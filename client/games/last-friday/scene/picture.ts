import { NONE, PIERS } from "../../../../shared/games/last-friday/camp.ts";
import type { MarkLook } from "./marks.ts";
import type { PieceLook } from "./pieces.ts";
import type { CampSceneModel } from "./types.ts";

/** What of the camp can move, kept to be compared with what comes next. */
export interface Picture {
  readonly chapter: number;
  readonly cabins: readonly number[];
  readonly boat: number;
  /** By camper: the point where it stands, 0 in the entrance, -1 when dead. */
  readonly campers: readonly number[];
  /** By id. */
  readonly pieces: ReadonlyMap<string, PieceLook>;
  /** Where the maniac is, for himself; 0 otherwise. */
  readonly maniac: number;
  readonly trail: MarkLook | undefined;
  readonly sighting: MarkLook | undefined;
}

export function pictureOf({ board, hand }: CampSceneModel): Picture {
  const secrets = hand?.side === "maniac" ? hand.fronts : (hand?.seen ?? {});
  const mark = (seen: typeof board.trail) =>
    seen && seen.circle > 0 ? { circle: seen.circle, round: seen.ofRound } : undefined;
  return {
    chapter: board.chapter,
    cabins: [...board.cabins],
    boat: Math.min(board.boat, PIERS.length - 1),
    campers: board.campers.map(({ point, life }) => (life === "dead" ? NONE : point)),
    pieces: new Map(
      Object.entries(board.tokens).map(([id, { point, kind, front }]) => [
        id,
        { point, kind: kind ?? "clue", front, secret: front === "" ? (secrets[Number(id)] ?? "") : "" },
      ]),
    ),
    maniac: hand?.side === "maniac" ? hand.circle : 0,
    trail: mark(board.trail),
    sighting: mark(board.sighting),
  };
}

interface Move {
  readonly camper: number;
  readonly from: number;
  readonly to: number;
}

/** How one picture becomes the next. */
export interface Changes {
  readonly walks: readonly Move[];
  readonly arrivals: readonly number[];
  readonly deaths: readonly number[];
  readonly isBoatMoving: boolean;
  readonly maniac: { readonly from: number; readonly to: number } | undefined;
  readonly cabins: readonly number[];
  readonly laid: readonly string[];
  readonly lifted: readonly string[];
  readonly turned: readonly string[];
  readonly marks: readonly ("trail" | "sighting")[];
}

export function changesBetween(former: Picture, next: Picture): Changes {
  const campers = next.campers.map((to, camper) => ({ camper, from: former.campers[camper] ?? NONE, to }));
  const ids = [...next.pieces.keys()];
  const differs = (id: string) => JSON.stringify(former.pieces.get(id)) !== JSON.stringify(next.pieces.get(id));
  return {
    walks: campers.filter(({ from, to }) => from !== NONE && to !== NONE && from !== to),
    arrivals: campers.filter(({ from, to }) => from === NONE && to !== NONE).map(({ camper }) => camper),
    deaths: campers.filter(({ from, to }) => from !== NONE && to === NONE).map(({ camper }) => camper),
    isBoatMoving: former.boat !== next.boat,
    maniac: former.maniac !== next.maniac ? { from: former.maniac, to: next.maniac } : undefined,
    cabins: next.cabins.flatMap((state, cabin) => (state !== former.cabins[cabin] ? [cabin] : [])),
    laid: ids.filter((id) => !former.pieces.has(id)),
    lifted: [...former.pieces.keys()].filter((id) => !next.pieces.has(id)),
    turned: ids.filter((id) => former.pieces.has(id) && differs(id)),
    marks: (["trail", "sighting"] as const).filter(
      (kind) => JSON.stringify(former[kind]) !== JSON.stringify(next[kind]),
    ),
  };
}

export function isNothing({ isBoatMoving, maniac, ...lists }: Changes): boolean {
  return !isBoatMoving && maniac === undefined && Object.values(lists).every((list) => list.length === 0);
}
