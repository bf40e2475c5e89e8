import type { MatchEvent } from "../../../../shared/games/magic-maze/events.ts";
import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import { playerOf, type SoundTable } from "../../../play/sounds.ts";
import { defeat, REFUSED, tick, victory } from "../../../play/tones.ts";

/** Paper, wood, glass: short, dry, quiet, and pitched apart by meaning. */
export type SoundName =
  | `step-${Colour}`
  | "vortex"
  | "escalator"
  | "tile"
  | "sand"
  | "knock"
  | "stare"
  | "theft"
  | "exit"
  | "camera"
  | "talk"
  | "ready"
  | "refused"
  | "won"
  | "lost"
  | "tick";

const felt = (frequency: number) => [0.5, 0.02, frequency, 0, 0.01, 0.05, 1, 1.6, -4, 0, 0, 0, 0, 0.4];
const note = (frequency: number, release = 0.5) => [0.5, 0, frequency, 0.01, 0.08, release, 0, 1, 0, 0, 0, 0, 0, 0];

const SOUNDS: SoundTable<SoundName> = {
  "step-yellow": [[0, felt(150)]],
  "step-purple": [[0, felt(225)]],
  "step-green": [[0, felt(300)]],
  "step-orange": [[0, felt(112)]],
  vortex: [[0, [0.35, 0.02, 180, 0.03, 0.1, 0.22, 0, 1.4, 6, 0, 0, 0, 0.05, 0.1]]],
  escalator: [
    [0, felt(180)],
    [0.07, felt(200)],
    [0.14, felt(225)],
  ],
  tile: [[0, [0.8, 0.03, 90, 0, 0.01, 0.09, 4, 2.2, -2, 0, 0, 0, 0, 1.2]]],
  sand: [
    [0, [0.4, 0, 1250, 0, 0.01, 0.18, 0, 1]],
    [0.06, [0.22, 0.02, 3000, 0.12, 0.35, 0.6, 4, 0.4, 0, 0, 0, 0, 0, 4]],
  ],
  knock: [
    [0, [1.5, 0.01, 240, 0, 0.01, 0.07, 1, 2.4, -12, 0, 0, 0, 0, 0.6]],
    [0.16, [1.5, 0.01, 240, 0, 0.01, 0.09, 1, 2.4, -12, 0, 0, 0, 0, 0.6]],
  ],
  stare: [[0, [0.3, 0, 520, 0.08, 0.08, 0.2, 0, 1, -3]]],
  theft: [
    [0, [0.7, 0, 60, 0, 0.02, 0.16, 4, 2, -2, 0, 0, 0, 0, 1]],
    [0.14, note(220)],
    [0.17, note(277)],
    [0.2, note(330)],
  ],
  exit: [
    [0, note(392, 0.18)],
    [0.1, note(587, 0.3)],
  ],
  camera: [[0, [0.5, 0, 700, 0, 0.02, 0.05, 2, 1, -20]]],
  talk: [[0, note(494, 0.22)]],
  ready: [[0, felt(350)]],
  refused: REFUSED,
  won: victory(note),
  lost: defeat(note),
  tick: tick(1700),
};

export const playSound = playerOf(SOUNDS);

/** What is heard of an event; a stroke a hero for steps is added where it is played. */
export const SOUND_OF: Readonly<Partial<Record<MatchEvent["type"], SoundName>>> = {
  vortexed: "vortex",
  escalated: "escalator",
  explored: "tile",
  sandStarted: "sand",
  sandTurned: "sand",
  talkOpened: "talk",
  ballSpent: "camera",
  cameraOff: "camera",
  theft: "theft",
  escaped: "exit",
  doSomething: "knock",
  stare: "stare",
  ready: "ready",
  won: "won",
  lost: "lost",
  turnedUp: "ready",
  pileShuffled: "escalator",
  tilesDue: "knock",
  tileRemoved: "tile",
  placed: "step-green",
  wiped: "camera",
};
