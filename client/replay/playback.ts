const SPEEDS = [1, 2, 4, 8] as const;
type Speed = (typeof SPEEDS)[number];

/** How far a replay has come. */
export interface Playback {
  /** Match time, ms. */
  readonly time: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

/** Within what the time moves, ms. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** @param elapsed real time that went by, ms @returns further on; it stands at the end */
export function advanced(playback: Playback, span: Span, elapsed: number): Playback {
  if (!playback.isPlaying) return playback;
  const time = playback.time + elapsed * playback.speed;
  return time < span.to ? { ...playback, time } : { ...playback, time: span.to, isPlaying: false };
}

export function sought(playback: Playback, span: Span, time: number): Playback {
  return { ...playback, time: Math.min(span.to, Math.max(span.from, time)) };
}

/** Plays or stands; played again from the end, it begins anew. */
export function toggled(playback: Playback, span: Span): Playback {
  const isAtEnd = playback.time >= span.to;
  return {
    ...playback,
    time: isAtEnd && !playback.isPlaying ? span.from : playback.time,
    isPlaying: !playback.isPlaying,
  };
}

export function hastened(playback: Playback): Playback {
  return { ...playback, speed: SPEEDS[(SPEEDS.indexOf(playback.speed) + 1) % SPEEDS.length] ?? 1 };
}

/** The moment before or after `time` among `moments` (ascending match times, ms). */
export function neighbour(moments: readonly number[], time: number, step: 1 | -1): number | undefined {
  return step === 1 ? moments.find((at) => at > time) : moments.findLast((at) => at < time);
}
