import { useCallback, useEffect, useMemo, useState } from "react";
import { advanced, hastened, neighbour, type Playback, type Span, sought, toggled } from "./playback.ts";

export interface Player extends Playback {
  seek(time: number): void;
  toggle(): void;
  hasten(): void;
  /** To the next or the former of these moments. */
  step(moments: readonly number[], by: 1 | -1): void;
}

/** A replay's clock: it goes with the frames of the page while it plays. */
export function usePlayback(from: number, to: number): Player {
  const span: Span = useMemo(() => ({ from, to }), [from, to]);
  const [playback, setPlayback] = useState<Playback>({ time: from, isPlaying: false, speed: 1 });
  const { isPlaying } = playback;
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const elapsed = Math.max(0, now - last);
      last = now;
      setPlayback((before) => advanced(before, span, elapsed));
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, span]);
  const seek = useCallback((time: number) => setPlayback((before) => sought(before, span, time)), [span]);
  return {
    ...playback,
    seek,
    toggle: () => setPlayback((before) => toggled(before, span)),
    hasten: () => setPlayback(hastened),
    step: (moments, by) =>
      setPlayback((before) => sought(before, span, neighbour(moments, before.time, by) ?? (by === 1 ? to : from))),
  };
}
