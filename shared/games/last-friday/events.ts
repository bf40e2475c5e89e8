import type { EventTable } from "../../table/events.ts";

/** What happened, for all to know unless said otherwise. Campers, cabins and keys by number, as `COLOURS`. */
export type CampEvent =
  | { type: "cardPicked"; camper: number; card: number }
  | { type: "arranged"; boat: number }
  | { type: "laidOut" }
  | { type: "chosenPicked"; camper: number }
  | { type: "chosenSeated"; camper: number; point: number }
  | { type: "chapterBegan"; chapter: number }
  | { type: "chapterEnded"; chapter: number; ending: string; terror: number; salvation: number }
  | { type: "spoils"; tokens: readonly string[] }
  | { type: "roundBegan"; round: number }
  | { type: "turnBegan"; camper: number }
  | { type: "stepped"; camper: number; from: number; to: number; over: readonly number[] }
  | { type: "sailed"; camper: number; from: number; to: number }
  | { type: "undone"; camper: number; to: number }
  | { type: "tookClue"; camper: number; clue: string }
  | { type: "tookKey"; camper: number; key: number }
  | { type: "turned"; camper: number; point: number; front: string }
  | { type: "dropped"; camper: number; what: string; point: number }
  | { type: "usedClue"; camper: number; clue: string; point: number }
  | { type: "heard"; camper: number; isNear: boolean }
  | { type: "looked"; token: number }
  /** To the campers alone. */
  | { type: "saw"; token: number; front: string }
  | { type: "exposed"; token: number; front: string }
  | { type: "corpseLaid"; point: number }
  | { type: "corpseRemoved"; camper: number; point: number }
  | { type: "cabinOpened"; cabin: number; camper: number }
  | { type: "cabinBroken"; cabin: number }
  | { type: "sheltered"; camper: number; cabin: number }
  | { type: "prowled" }
  | { type: "tokenPlayed"; token: string }
  | { type: "killed"; camper: number; point: number }
  | { type: "caught"; camper: number; circle: number }
  | { type: "trapSprung"; point: number }
  | { type: "lanternBroken"; point: number }
  | { type: "shown"; circle: number; isPassing: boolean }
  | { type: "trailShown"; circle: number; ofRound: number; clue: number }
  | { type: "trailHidden" }
  | { type: "alarmed"; camper: number; circle: number }
  | { type: "found"; camper: number; circle: number }
  | { type: "pushed"; camper: number; circle: number; over: readonly number[] }
  | { type: "timeRanOut"; stage: string }
  | { type: "over"; result: string };

export const events: EventTable<CampEvent> = {
  cardPicked: ["camper", "card"],
  arranged: ["boat"],
  laidOut: [],
  chosenPicked: ["camper"],
  chosenSeated: ["camper", "point"],
  chapterBegan: ["chapter"],
  chapterEnded: ["chapter", "ending", "terror", "salvation"],
  spoils: ["tokens"],
  roundBegan: ["round"],
  turnBegan: ["camper"],
  stepped: ["camper", "from", "to", "over"],
  sailed: ["camper", "from", "to"],
  undone: ["camper", "to"],
  tookClue: ["camper", "clue"],
  tookKey: ["camper", "key"],
  turned: ["camper", "point", "front"],
  dropped: ["camper", "what", "point"],
  usedClue: ["camper", "clue", "point"],
  heard: ["camper", "isNear"],
  looked: ["token"],
  saw: ["token", "front"],
  exposed: ["token", "front"],
  corpseLaid: ["point"],
  corpseRemoved: ["camper", "point"],
  cabinOpened: ["cabin", "camper"],
  cabinBroken: ["cabin"],
  sheltered: ["camper", "cabin"],
  prowled: [],
  tokenPlayed: ["token"],
  killed: ["camper", "point"],
  caught: ["camper", "circle"],
  trapSprung: ["point"],
  lanternBroken: ["point"],
  shown: ["circle", "isPassing"],
  trailShown: ["circle", "ofRound", "clue"],
  trailHidden: [],
  alarmed: ["camper", "circle"],
  found: ["camper", "circle"],
  pushed: ["camper", "circle", "over"],
  timeRanOut: ["stage"],
  over: ["result"],
};

/** Events by which something of the maniac's whereabouts becomes public. */
export const TELLING: readonly CampEvent["type"][] = [
  "heard",
  "killed",
  "caught",
  "trapSprung",
  "lanternBroken",
  "shown",
  "trailShown",
  "alarmed",
  "found",
  "tokenPlayed",
  "cabinBroken",
  "chosenPicked",
  "chapterEnded",
  "over",
];
