import { loudness } from "../../../settings/settings.ts";
import { SOUNDS, type SoundName } from "./table.ts";

type Synthesizer = typeof import("zzfx").ZZFX;

const GESTURES = ["pointerdown", "keydown"] as const;

/** The synthesizer, from the first gesture on: before it, browsers let no page sound. */
let synthesizer: Synthesizer | undefined;
const samples = new Map<SoundName, number[]>();

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

/** All strokes of a sound in one row of samples, made once. */
function samplesOf(name: SoundName, made: Synthesizer): number[] {
  const known = samples.get(name);
  if (known) return known;
  const rate = made.audioContext.sampleRate;
  const row: number[] = [];
  for (const [at, sound] of SOUNDS[name]) {
    const start = Math.round(at * rate);
    for (const [index, value] of made.buildSamples(...sound).entries()) {
      row[start + index] = (row[start + index] ?? 0) + value;
    }
  }
  const filled = Array.from(row, (value) => value ?? 0);
  samples.set(name, filled);
  return filled;
}

export function playSound(name: SoundName): void {
  const volume = loudness();
  if (synthesizer === undefined || volume === 0) return;
  synthesizer.playSamples([samplesOf(name, synthesizer)], volume);
}
