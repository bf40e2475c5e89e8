/** What the synthesizer is given of one stroke. */
type Tone = (number | undefined)[];
type Strokes = readonly (readonly [at: number, tone: Tone])[];
/** A game's own voice. @param frequency in hertz @param release in seconds */
type Voice = (frequency: number, release: number) => Tone;

/** A bell-like note. */
export const note = (frequency: number, release = 0.4): Tone => [0.45, 0, frequency, 0.01, 0.08, release, 0, 1];

/** A second of the last ones. */
export const tick = (frequency: number): Strokes => [[0, [0.22, 0, frequency, 0, 0, 0.025, 0, 2]]];

/** What was asked may not be. */
export const REFUSED: Strokes = [[0, [0.4, 0, 95, 0, 0.04, 0.08, 1, 1, -1]]];

/** Somebody has died. */
export const DEATH: Strokes = [
  [0, [0.8, 0.02, 130, 0.01, 0.12, 0.5, 2, 1.2, -1.2, 0, 0, 0, 0, 1.2]],
  [0.3, note(98, 0.9)],
];

export const victory = (voice: Voice): Strokes => [
  [0, voice(330, 0.3)],
  [0.13, voice(415, 0.3)],
  [0.26, voice(494, 0.3)],
  [0.39, voice(659, 0.8)],
];

export const defeat = (voice: Voice): Strokes => [
  [0, voice(330, 0.3)],
  [0.2, voice(262, 0.4)],
  [0.4, voice(196, 0.9)],
];
