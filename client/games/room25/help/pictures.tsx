import { artUrl } from "../parts/art.tsx";

const ARROW = {
  fill: "none",
  stroke: "var(--accent)",
  strokeWidth: 5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** Programmed in secret, then turned over one after another. */
export function OrderDiagram() {
  return (
    <svg viewBox="0 0 148 78" className="rules-diagram" aria-hidden="true">
      {["char-emmett", "char-jennifer", "char-max"].map((face, at) => (
        <g key={face} transform={`translate(${4 + at * 50} 0)`}>
          <image href={artUrl(face)} x="3" y="0" width="34" height="34" />
          <image href={artUrl(at === 0 ? "act25-look" : "act25-back")} x="0" y="40" width="19" height="19" />
          <image href={artUrl("act25-back")} x="21" y="40" width="19" height="19" />
        </g>
      ))}
      <path d="M8 70h128M128 64l9 6l-9 6" {...ARROW} strokeWidth="4" />
    </svg>
  );
}

/** Five rooms of a row, pushed one step: the last comes in again at the front. */
export function SlideDiagram() {
  return (
    <svg viewBox="0 0 148 66" className="rules-diagram" aria-hidden="true">
      <image href={artUrl("act25-control")} x="2" y="14" width="36" height="36" />
      {["room-cold", "room-empty", "room-hidden"].map((room, at) => (
        <image key={room} href={artUrl(room)} x={46 + at * 32} y="18" width="29" height="29" />
      ))}
      <path d="M52 8h78M122 3l8 5l-8 5" {...ARROW} strokeWidth="4" />
      <path d="M140 50v8h-94v-6" {...ARROW} strokeWidth="3" strokeDasharray="1 6" />
    </svg>
  );
}

/** Room 25 with everybody inside, over the edge. */
export function EscapeDiagram() {
  return (
    <svg viewBox="0 0 148 66" className="rules-diagram" aria-hidden="true">
      <path d="M92 2v62" fill="none" stroke="#6fe3ff" strokeWidth="4" strokeLinecap="round" strokeDasharray="2 9" />
      <image href={artUrl("room-25")} x="34" y="8" width="48" height="48" />
      <image href={artUrl("char-alice")} x="28" y="38" width="26" height="26" />
      <image href={artUrl("char-kevin")} x="56" y="38" width="26" height="26" />
      <path d="M100 32h34M124 22l11 10l-11 10" {...ARROW} />
    </svg>
  );
}
