import { loudness } from "../settings/settings.ts";

type Synthesizer = typeof import("zzfx").ZZFX;

/** What is heard of one sound: its strokes, each with the second at which it begins and the synthesizer's figures. */
export type SoundTable<Name extends string> = Readonly<
  Record<Name, readonly (readonly [at: number, sound: (number | undefined)[]])[]>
>;

const GESTURES = ["pointerdown", "keydown"] as const;

/** The synthesizer, from the first gesture on: before it, browsers let no page sound. */
let synthesizer: Synthesizer | undefined;

async function unlock(): Promise<void> {
  for (const gesture of GESTURES) removeEventListener(gesture, unlock);
  const { ZZFX } = await import("zzfx");
  await ZZFX.audioContext.resume();
  synthesizer = ZZFX;
}

/** Waits for the first gesture. @returns how to stop waiting */
export function prepareSounds(): () => void {
  if (synthesizer === undefined) for (const gesture of GESTURES) addEventListener(gesture, unlock);
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, unlock);
  };
}

/** All strokes of a sound in one row of samples. */
function mix(strokes: SoundTable<string>[string], made: Synthesizer): number[] {
  const rate = made.audioContext.sampleRate;
  const row: number[] = [];
  for (const [at, sound] of strokes) {
    const start = Math.round(at * rate);
    for (const [index, value] of made.buildSamples(...sound).entries()) {
      row[start + index] = (row[start + index] ?? 0) + value;
    }
  }
  return Array.from(row, (value) => value ?? 0);
}

/** @returns how a game plays its sounds; each is mixed once */
export function playerOf<Name extends string>(sounds: SoundTable<Name>): (name: Name) => void {
  const mixed = new Map<Name, number[]>();
  return (name) => {
    const volume = loudness();
    if (synthesizer === undefined || volume === 0) return;
    const samples = mixed.get(name) ?? mix(sounds[name], synthesizer);
    mixed.set(name, samples);
    synthesizer.playSamples([samples], volume);
  };
}
