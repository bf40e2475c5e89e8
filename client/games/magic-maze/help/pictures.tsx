import { artUrl } from "../parts/art.tsx";

const FLOOR = "var(--floor)";
const WALL = "var(--wall)";

/** A run: the hero, the cells it may stop on, the wall that ends it. */
export function RunDiagram() {
  return (
    <svg viewBox="0 0 148 60" className="rules-diagram" aria-hidden="true">
      <rect width="148" height="60" rx="8" fill={WALL} />
      {[0, 1, 2].map((at) => (
        <g key={at}>
          <rect
            x={8 + at * 34}
            y="14"
            width="32"
            height="32"
            rx="5"
            fill="#fffdf6"
            stroke="var(--hero-purple-lo)"
            strokeWidth="3"
          />
          <image href={artUrl("symbol-purple-ink")} x={16 + at * 34} y="22" width="16" height="16" />
        </g>
      ))}
      <rect x="110" y="14" width="32" height="32" rx="5" fill={FLOOR} />
      <image href={artUrl("hero-mage")} x="104" y="2" width="44" height="44" />
    </svg>
  );
}

/** A hero on the explore cell of its colour, and the place where the tile will lie. */
export function LayDiagram() {
  return (
    <svg viewBox="0 0 148 76" className="rules-diagram" aria-hidden="true">
      <rect x="2" y="8" width="64" height="64" rx="6" fill={WALL} />
      <path d="M18 24h48v32h-48z" fill={FLOOR} />
      <rect
        x="80"
        y="4"
        width="64"
        height="64"
        rx="6"
        fill="none"
        stroke="var(--floor)"
        strokeWidth="3"
        strokeDasharray="7 6"
      />
      <image href={artUrl("explore-green")} x="42" y="24" width="32" height="32" transform="rotate(90 58 40)" />
      <image href={artUrl("hero-elf")} x="18" y="14" width="40" height="40" />
      <path
        d="M94 36h32M116 26l12 10l-12 10"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A timer turned over: what has run through is what is left. */
export function TurnDiagram() {
  return (
    <svg viewBox="0 0 148 72" className="rules-diagram" aria-hidden="true">
      <Glass x={14} above={0.25} />
      <path
        d="M64 36h18M76 27l10 9l-10 9"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Glass x={98} above={0.75} />
    </svg>
  );
}

/** An arrow of a plan, and a ring. */
export function PlanDiagram() {
  return (
    <svg viewBox="0 0 148 60" className="rules-diagram" aria-hidden="true">
      <rect width="148" height="60" rx="8" fill={WALL} />
      {[0, 1, 2, 3].map((at) => (
        <rect key={at} x={8 + at * 34} y="14" width="32" height="32" rx="5" fill={FLOOR} />
      ))}
      <path
        d="M24 30h56M70 20l14 10l-14 10"
        fill="none"
        stroke="var(--seat-2)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="126" cy="30" r="13" fill="none" stroke="var(--seat-6)" strokeWidth="5" />
    </svg>
  );
}

/** The pile of one player alone, and the action on top. */
export function PileDiagram() {
  return (
    <svg viewBox="0 0 148 60" className="rules-diagram" aria-hidden="true">
      {[0, 1, 2].map((at) => (
        <rect
          key={at}
          x={12 + at * 4}
          y={8 - at * 2}
          width="44"
          height="48"
          rx="8"
          fill="var(--wall-hi)"
          stroke={WALL}
          strokeWidth="2"
        />
      ))}
      <path
        d="M72 30h14M80 21l10 9l-10 9"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <image href={artUrl("act-n")} x="96" y="6" width="48" height="48" />
    </svg>
  );
}

function Glass({ x, above }: { x: number; above: number }) {
  const [top, heap] = [34 - above * 24, 62 - (1 - above) * 22];
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M3 8h30q1 18-13 28q14 10 13 28h-30q-1-18 13-28q-14-10-13-28z" fill="#b3d7da" />
      <path
        d={`M${8 - above * 4} ${top}h${20 + above * 8}q-2 12-10 ${34 - top}q-8-${36 - top}-10-${34 - top}z`}
        fill="#f0b64a"
      />
      <path d={`M5 63q1-${60 - heap} 13-${63 - heap}q12 3 13 ${63 - heap}z`} fill="#f0b64a" />
      <rect x="0" y="3" width="36" height="7" rx="3" fill="#a86b3c" />
      <rect x="0" y="62" width="36" height="7" rx="3" fill="#a86b3c" />
    </g>
  );
}
