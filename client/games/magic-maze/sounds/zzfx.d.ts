declare module "zzfx" {
  /** volume, randomness, frequency, attack, sustain, release, shape, ... in seconds and hertz; holes take the default. */
  type Sound = readonly (number | undefined)[];
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    buildSamples(...sound: Sound): number[];
    playSamples(channels: number[][], volume?: number): AudioBufferSourceNode;
  };
}
