import type { ReactNode } from "react";

/** The frame of a diorama, 480 by 300: layers from far to near, each with one shadow. `id` is unlike any other on the page. */
export function Diorama({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <svg className="scene" viewBox="0 0 480 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <filter id={`cut-${id}`} x="-10%" y="-10%" width="120%" height="130%">
          <feGaussianBlur in="SourceAlpha" stdDeviation="2.5" result="b" />
          <feOffset in="b" dy="-3" result="o" />
          <feComposite in="SourceAlpha" in2="o" operator="out" result="r" />
          <feFlood floodColor="#0a0410" floodOpacity=".35" />
          <feComposite in2="r" operator="in" result="i" />
          <feDropShadow in="SourceGraphic" dy="-1" stdDeviation="5" floodColor="#05020a" floodOpacity=".6" result="d" />
          <feMerge>
            <feMergeNode in="d" />
            <feMergeNode in="i" />
          </feMerge>
        </filter>
        <radialGradient id={`glow-${id}`}>
          <stop offset="0" stopColor="#fff" stopOpacity=".9" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      {children}
    </svg>
  );
}

/** A drawing of `client/art` standing in the diorama. */
export function Piece({
  art,
  x,
  y,
  size,
}: {
  readonly art: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return <image href={art} x={x} y={y} width={size} height={size} />;
}
