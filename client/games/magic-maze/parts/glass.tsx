import { useId } from "react";

/** What of the sand timer never changes, behind the sand: posts and glass. */
export function GlassBack() {
  const paper = useId();
  return (
    <svg viewBox="0 0 120 176" aria-hidden="true">
      <PaperFilter id={paper} />
      <path d="M14 14h7v148h-7zM99 14h7v148h-7z" fill="#6d3f22" filter={`url(#${paper})`} />
      <path
        d="M22 16h76q3 46-30 72q33 26 30 72h-76q-3-46 30-72q-33-26-30-72z"
        fill="#d5ecec"
        opacity=".95"
        filter={`url(#${paper})`}
      />
      <path d="M26 20h68q2 40-30 66v4q32 26 30 66h-68q-2-40 30-66v-4q-32-26-30-66z" fill="#b3d7da" />
    </svg>
  );
}

/** And before it: the light on the glass, and the two ends of wood. */
export function GlassFront() {
  const paper = useId();
  return (
    <svg viewBox="0 0 120 176" aria-hidden="true">
      <PaperFilter id={paper} />
      <path d="M32 26q0 26 14 42" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".7" />
      <g filter={`url(#${paper})`}>
        <rect x="6" y="2" width="108" height="18" rx="6" fill="#a86b3c" />
        <rect x="6" y="156" width="108" height="18" rx="6" fill="#a86b3c" />
      </g>
      <path d="M12 6h96" stroke="#d39a63" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** The light of the look: a dark lower inner edge, and a short shadow downward. */
function PaperFilter({ id }: { id: string }) {
  return (
    <filter id={id} x="-20%" y="-20%" width="140%" height="150%">
      <feGaussianBlur in="SourceAlpha" stdDeviation="2" result="b" />
      <feOffset in="b" dy="-2.5" result="o" />
      <feComposite in="SourceAlpha" in2="o" operator="out" result="r" />
      <feFlood floodColor="#1a0a1c" floodOpacity=".4" />
      <feComposite in2="r" operator="in" result="i" />
      <feDropShadow in="SourceGraphic" dy="3" stdDeviation="2" floodOpacity=".5" result="d" />
      <feMerge>
        <feMergeNode in="d" />
        <feMergeNode in="i" />
      </feMerge>
    </filter>
  );
}
