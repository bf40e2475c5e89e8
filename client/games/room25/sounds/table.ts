import type { RoomEvent } from "../../../../shared/games/room25/events.ts";
import { playerOf, type SoundTable } from "../../../play/sounds.ts";
import { DEATH, defeat, note, REFUSED, tick, victory } from "../../../play/tones.ts";

/** Steel, relays and a studio: cold and short, and pitched apart by meaning. */
export type SoundName =
  | "relay"
  | "drawer"
  | "step"
  | "shove"
  | "whirl"
  | "look"
  | "clank"
  | "death"
  | "alarm"
  | "exposed"
  | "said"
  | "escape"
  | "turn"
  | "your-turn"
  | "tick"
  | "refused"
  | "won"
  | "lost";

const thud = (frequency: number) => [0.5, 0.02, frequency, 0, 0.01, 0.06, 1, 1.6, -4, 0, 0, 0, 0, 0.4];
const click = (frequency: number) => [0.5, 0.02, frequency, 0, 0, 0.02, 3, 2.4, 0, 0, 0, 0, 0, 0.8];

const SOUNDS: SoundTable<SoundName> = {
  relay: [
    [0, click(900)],
    [0.05, click(620)],
    [0.09, thud(140)],
  ],
  drawer: [
    [0, [0.5, 0.04, 70, 0.06, 0.28, 0.12, 4, 0.6, 0.4, 0, 0, 0, 0, 1.4]],
    [0.44, [0.8, 0.02, 58, 0, 0.02, 0.16, 1, 2.2, -2, 0, 0, 0, 0, 0.8]],
  ],
  step: [
    [0, thud(170)],
    [0.13, thud(190)],
  ],
  shove: [[0, [0.7, 0.03, 110, 0, 0.03, 0.12, 4, 1.8, -3, 0, 0, 0, 0, 1]]],
  whirl: [[0, [0.35, 0.02, 180, 0.03, 0.12, 0.24, 0, 1.4, 6, 0, 0, 0, 0.05, 0.1]]],
  look: [[0, [0.3, 0, 880, 0.02, 0.05, 0.14, 0, 1, 2]]],
  clank: [[0, [0.6, 0.01, 320, 0, 0.02, 0.3, 2, 2.6, -1, 0, 0, 0, 0, 0.3]]],
  death: DEATH,
  alarm: [0, 0.34, 0.68].map((at) => [at, [0.4, 0, 520, 0.02, 0.2, 0.06, 1, 0.6, 5]] as const),
  exposed: [
    [0, note(294, 0.2)],
    [0.12, note(277, 0.4)],
  ],
  said: [[0, note(660, 0.12)]],
  escape: [
    [0, note(392, 0.2)],
    [0.12, note(523, 0.2)],
    [0.24, note(784, 0.7)],
  ],
  turn: [
    [0, click(420)],
    [0.12, click(420)],
  ],
  "your-turn": [
    [0, note(587, 0.14)],
    [0.11, note(784, 0.28)],
  ],
  tick: tick(1500),
  refused: REFUSED,
  won: victory(note),
  lost: defeat(note),
};

export const playSound = playerOf(SOUNDS);

/** What is heard of an event; what is not here is silent. */
export const SOUND_OF: Readonly<Partial<Record<RoomEvent["type"], SoundName>>> = {
  looked: "look",
  turnBegan: "turn",
  revealed: "relay",
  closed: "clank",
  slid: "drawer",
  swapped: "drawer",
  died: "death",
  exposed: "exposed",
  alarm: "alarm",
  claimed: "said",
  escaped: "escape",
};
