import data from "../../../../shared/games/last-friday/camp.json" with { type: "json" };
import { COLOURS, numberOf, PIERS, SEGMENTS } from "../../../../shared/games/last-friday/camp.ts";
import { distance, type Point, type Rect } from "../../../scene/shapes.ts";
import type { Spot } from "./types.ts";

/** The camp as it lies: where everything is, in the units of camp.json. What is joined to what, the rules know. */
export const WORLD: Rect = { x: 0, y: 0, width: data.size.w, height: data.size.h };

/** A node by its name: "c119" or "w231", the number without leading zeros. */
export type NodeId = string;

export interface CircleNode extends Point {
  readonly circle: number;
  readonly isStart: boolean;
  readonly isPier: boolean;
  readonly isAxe: boolean;
  /** The cabin inside which it lies, or -1. */
  readonly cabin: number;
}

export interface PointNode extends Point {
  readonly point: number;
  /** The camper that begins here, or -1. */
  readonly startOf: number;
  readonly isMeeting: boolean;
  readonly cabin: number;
}

const colourNumbers = new Map<string, number>(COLOURS.map((colour, number) => [colour, number]));
const colourNumber = (colour: string | undefined) => colourNumbers.get(colour ?? "") ?? -1;

export const CIRCLES: readonly CircleNode[] = data.circles.map(({ id, x, y, kind, start, cabin }) => ({
  circle: id,
  x,
  y,
  isStart: start ?? false,
  isPier: kind === "pier",
  isAxe: kind === "axe",
  cabin: kind === "interior" ? colourNumber(cabin) : -1,
}));

export const POINTS: readonly PointNode[] = data.points.map(({ id, x, y, kind, start, meeting, cabin }) => ({
  point: numberOf(id),
  x,
  y,
  startOf: colourNumber(start),
  isMeeting: meeting !== undefined,
  cabin: kind === "interior" ? colourNumber(cabin) : -1,
}));

const places = new Map<NodeId, Point>([
  ...CIRCLES.map((node): [NodeId, Point] => [`c${node.circle}`, node]),
  ...POINTS.map((node): [NodeId, Point] => [`w${node.point}`, node]),
]);

export function idOf(spot: Spot): NodeId {
  return "circle" in spot ? `c${spot.circle}` : `w${spot.point}`;
}

export function spotOf(id: string): Spot {
  return id.startsWith("c") ? { circle: numberOf(id) } : { point: numberOf(id) };
}

/** @throws RangeError where there is no such node */
export function placeOf(id: NodeId): Point {
  const place = places.get(id);
  if (place === undefined) throw new RangeError(`there is no node "${id}"`);
  return place;
}

export const circlePlace = (circle: number): Point => placeOf(`c${circle}`);
export const pointPlace = (point: number): Point => placeOf(`w${point}`);

/** A way on the ground from node to node. */
export interface Strip {
  readonly from: Point;
  readonly to: Point;
  readonly isPlanked: boolean;
}

const canonical = (id: string): NodeId => `${id.charAt(0)}${numberOf(id)}`;

/** The ways under the open sky, without the piers. */
export const STRIPS: readonly Strip[] = data.edges
  .filter(({ cabin, kind }) => cabin === undefined && kind !== "jetty")
  .map(({ a, b, kind }) => ({
    from: placeOf(canonical(a)),
    to: placeOf(canonical(b)),
    isPlanked: kind === "shortcut",
  }));

/** The ways in, through and out of a cabin, for one side of its overlay. */
export function stripsInside(cabin: number, side: "camper" | "maniac"): { from: Point; to: Point }[] {
  return SEGMENTS.filter(
    (segment) => segment.cabin === cabin && (segment.side === "both" || segment.side === side),
  ).map(({ ends: [a, b] }) => ({ from: placeOf(canonical(a)), to: placeOf(canonical(b)) }));
}

const asPoint = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y });

export const SHORE: readonly Point[] = data.lake.polygon.map(asPoint);
export const BUOY: Point = data.lake.buoy;

/** In the order of `PIERS`. */
export const PIER_PLACES = PIERS.map(({ circle, point }, pier) => ({
  foot: circlePlace(circle),
  head: pointPlace(point),
  boat: asPoint([data.piers[pier]?.boat.x ?? 0, data.piers[pier]?.boat.y ?? 0]),
}));

export interface CabinPlace extends Point {
  readonly isUpright: boolean;
  readonly door: Point;
  readonly window: Point;
  readonly breach: Point;
  readonly hatch: Point;
}

/** By colour. */
export const CABIN_PLACES: readonly CabinPlace[] = COLOURS.map((colour) => {
  const cabin = data.cabins.find((candidate) => candidate.colour === colour);
  if (cabin === undefined) throw new Error(`camp.json has no ${colour} cabin`);
  const { x, y, rot, door, window, axeWall, hatch } = cabin;
  return { x, y, isUpright: rot % 2 === 1, door, window, breach: axeWall, hatch };
});

/** A cabin that lies: along and across. One that stands is turned. */
export const CABIN_LENGTH = 168;
export const CABIN_DEPTH = 124;

/** No tree grows on the beach. */
const BEACH = 30;

export const TREES: readonly { readonly x: number; readonly y: number; readonly r: number }[] = data.landmarks.trees
  .map(([x = 0, y = 0, r = 0]) => ({ x, y, r }))
  .filter((tree) => SHORE.every((corner) => distance(corner, tree) > BEACH))
  .sort((a, b) => a.y - b.y);

/** "Old cemetery" is oldCemetery. */
const keyOf = (name: string) =>
  name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^./, (letter) => letter.toLowerCase());

export const LANDMARKS: readonly { readonly key: string; readonly place: Point }[] = data.landmarks.places.map(
  ({ name, x, y }) => ({ key: keyOf(name), place: { x, y } }),
);

/** The keys of the cabins' names, by colour: cabinRed. */
export const CABIN_KEYS: readonly string[] = COLOURS.map(
  (colour) => `cabin${colour.charAt(0).toUpperCase()}${colour.slice(1)}`,
);

/** Everything that `settings.placeName` is asked for. */
export const PLACE_KEYS: readonly string[] = [...CABIN_KEYS, ...LANDMARKS.map(({ key }) => key)];

/** Where newcomers wait, by colour. */
export const SLOTS: readonly Point[] = COLOURS.map((colour) => {
  const slot = data.entrance.slots.find((candidate) => candidate.colour === colour);
  return asPoint([slot?.x ?? 0, slot?.y ?? 0]);
});
export const ARROW_PLACE: Point = placeOf(canonical(data.entrance.arrowPoint));
