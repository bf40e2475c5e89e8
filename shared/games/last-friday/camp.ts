import data from "./camp.json" with { type: "json" };

/** The five campers, in turn order. A camper's number is the index here, and so is a cabin's. rules: Turn order */
export const COLOURS = ["red", "yellow", "green", "blue", "brown"] as const;
export type Colour = (typeof COLOURS)[number];

/** Circles are numbered 1 to 201, points 1 to 354 ("w231" is 231); 0 stands for none. */
export const CIRCLE_COUNT = data.circles.length;
export const POINT_COUNT = data.points.length;

/** No camper, cabin or key. */
export const NONE = -1;

export interface Cabin {
  readonly name: string;
  /** The point where the key opens the door. */
  readonly lock: number;
  /** The point behind the back window. */
  readonly rear: number;
  readonly axe: number;
  readonly hatch: number;
  /** Interior points, from the door to the back. */
  readonly points: readonly number[];
  /** Interior circles, the hatch circle last. */
  readonly circles: readonly number[];
}

export interface Pier {
  readonly id: string;
  readonly circle: number;
  readonly point: number;
}

/** @param id "w231" or "c119" @returns its number */
export function numberOf(id: string): number {
  return Number(id.slice(1));
}

/** By colour. rules: Cabins */
export const CABINS: readonly Cabin[] = COLOURS.map((colour) => {
  const cabin = data.cabins.find((candidate) => candidate.colour === colour);
  if (cabin === undefined) throw new Error(`camp.json has no ${colour} cabin`);
  return {
    name: cabin.name,
    lock: numberOf(cabin.lockPoint),
    rear: numberOf(cabin.rearPoint),
    axe: cabin.axeCircle,
    hatch: cabin.hatchCircle,
    points: cabin.points.map(numberOf),
    circles: cabin.circles,
  };
});

/** In the order of camp.json: N, W, E, S. The boat and the swimmer go from any to any other. */
export const PIERS: readonly Pier[] = data.piers.map(({ id, circle, point }) => ({
  id,
  circle,
  point: numberOf(point),
}));

/** The point of the entrance's arrow, by which newcomers come in. rules: Special edges */
export const ARROW = numberOf(data.entrance.arrowPoint);

/** Where the maniac may begin chapter I. */
export const MANIAC_STARTS: readonly number[] = data.maniacStarts;

/** Where the campers begin chapter I, by colour. */
export const START_POINTS: readonly number[] = COLOURS.map((colour) =>
  numberOf(data.points.find((point) => point.start === colour)?.id ?? "w0"),
);

/** The ten meeting points, in their printed order. */
export const MEETING_POINTS: readonly number[] = data.points
  .filter((point) => point.meeting !== undefined)
  .sort((one, other) => (one.meeting ?? 0) - (other.meeting ?? 0))
  .map((point) => numberOf(point.id));

/** A dotted segment; inside a cabin it exists only on some side of the overlay. */
export interface Segment {
  readonly ends: readonly [string, string];
  readonly cabin: number;
  readonly side: "both" | "camper" | "maniac";
}

export const SEGMENTS: readonly Segment[] = data.edges.map(({ a, b, cabin, side }) => ({
  ends: [a, b],
  cabin: cabin === undefined ? NONE : COLOURS.indexOf(cabin as Colour),
  side: (side ?? "both") as Segment["side"],
}));

/** @returns the cabin that has this circle or point inside, or NONE */
export function cabinOfCircle(circle: number): number {
  return CABINS.findIndex((cabin) => cabin.circles.includes(circle));
}

/** The same for a point. */
export function cabinOfPoint(point: number): number {
  return CABINS.findIndex((cabin) => cabin.points.includes(point));
}
