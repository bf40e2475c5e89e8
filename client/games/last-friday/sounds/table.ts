import type { CampEvent } from "../../../../shared/games/last-friday/events.ts";
import { playerOf, type SoundTable } from "../../../play/sounds.ts";
import { DEATH, defeat, note, REFUSED, tick, victory } from "../../../play/tones.ts";

/** A camp at night: wood, water, an owl and a bell far away. */
export type SoundName =
  | "wood"
  | "water"
  | "owl"
  | "bell"
  | "find"
  | "lock"
  | "snap"
  | "death"
  | "shown"
  | "turn"
  | "your-turn"
  | "tick"
  | "refused"
  | "won"
  | "lost";

const knock = (frequency: number) => [0.5, 0.03, frequency, 0, 0.01, 0.05, 1, 1.8, -4, 0, 0, 0, 0, 0.5];
const hoot = (frequency: number, hold: number) => [0.35, 0.02, frequency, 0.06, hold, 0.16, 0, 1, -0.6];
const toll = (frequency: number) => [0.5, 0, frequency, 0.01, 0.1, 1.6, 0, 1, 0, 0, 0, 0, 0.04];

const SOUNDS: SoundTable<SoundName> = {
  wood: [
    [0, knock(190)],
    [0.14, knock(165)],
  ],
  water: [[0, [0.4, 0.1, 260, 0.12, 0.2, 0.4, 4, 0.5, 1, 0, 0, 0, 0, 1.2]]],
  owl: [
    [0, hoot(370, 0.1)],
    [0.34, hoot(350, 0.06)],
    [0.56, hoot(345, 0.3)],
  ],
  bell: [
    [0, toll(330)],
    [0.02, toll(498)],
  ],
  find: [
    [0, note(660, 0.12)],
    [0.1, note(880, 0.2)],
  ],
  lock: [
    [0, knock(420)],
    [0.12, knock(260)],
    [0.2, [0.5, 0.05, 80, 0.08, 0.3, 0.2, 4, 0.6, 0.6]],
  ],
  snap: [[0, [0.8, 0.02, 900, 0, 0.01, 0.09, 3, 2.6, -8, 0, 0, 0, 0, 1]]],
  death: DEATH,
  shown: [
    [0, note(294, 0.2)],
    [0.12, note(277, 0.5)],
  ],
  turn: [[0, knock(320)]],
  "your-turn": [
    [0, note(440, 0.14)],
    [0.12, note(587, 0.3)],
  ],
  tick: tick(1300),
  refused: REFUSED,
  won: victory(note),
  lost: defeat(note),
};

export const playSound = playerOf(SOUNDS);

/** What is heard of an event; what is not here is silent. */
export const SOUND_OF: Readonly<Partial<Record<CampEvent["type"], SoundName>>> = {
  stepped: "wood",
  sailed: "water",
  roundBegan: "owl",
  chapterBegan: "owl",
  trailShown: "bell",
  trailHidden: "bell",
  tookClue: "find",
  tookKey: "find",
  turned: "find",
  cabinOpened: "lock",
  cabinBroken: "snap",
  sheltered: "lock",
  trapSprung: "snap",
  lanternBroken: "snap",
  killed: "death",
  caught: "shown",
  shown: "shown",
  found: "shown",
  alarmed: "shown",
  heard: "shown",
  prowled: "turn",
};
