import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMazeState } from "../context.ts";
import { clockText, LAST_SAND } from "../model/sand.ts";
import { useSand } from "./useSand.ts";

const PAPER = "mm-paper";

/** The level of the sand above and the height of the heap below, in the units of the drawing. */
function levels(share: number) {
  return { top: 22 + (1 - share) * 54, heap: 146 - (1 - share) * 46 };
}

/** The great sand timer: its level follows match time; its label says the time in steps of ten seconds. */
export function SandTimer() {
  const { t } = useTranslation("magic-maze");
  const name = useId();
  const sandOut = useMazeState(({ served }) => served?.sandOut ?? -1);
  const wasTurned = useMazeState(({ served }) => (served?.tokens.length ?? 0) > 0);
  const root = useRef<SVGSVGElement>(null);
  const upper = useRef<SVGPathElement>(null);
  const upperRim = useRef<SVGPathElement>(null);
  const lower = useRef<SVGPathElement>(null);
  const lowerRim = useRef<SVGPathElement>(null);
  const stream = useRef<SVGPathElement>(null);
  useSand((left, total) => {
    const { top, heap } = levels(total === 0 ? 0 : left / total);
    upper.current?.setAttribute("d", `M20 ${top}q40 12 80 0v90h-80z`);
    upperRim.current?.setAttribute("d", `M20 ${top}q40 12 80 0v5q-40 12-80 0z`);
    lower.current?.setAttribute("d", `M60 ${heap - 14}q16 8 40 34v60h-80v-60q24-26 40-34z`);
    lowerRim.current?.setAttribute("d", `M60 ${heap - 14}q16 8 40 34l-4 2q-20-20-36-26q-16 6-36 26l-4-2q24-26 40-34z`);
    stream.current?.setAttribute("d", left > 0 && left < total ? `M60 84V${heap - 8}` : "");
    const svg = root.current;
    if (!svg) return;
    svg.classList.toggle("is-last", left <= LAST_SAND);
    const label = t("timer.label", { time: clockText(Math.ceil(left / 10_000) * 10_000) });
    if (svg.getAttribute("aria-label") !== label) svg.setAttribute("aria-label", label);
  });
  return (
    <svg
      key={sandOut}
      ref={root}
      viewBox="0 0 120 176"
      role="img"
      aria-label={t("timer.label", { time: "" })}
      className={wasTurned ? "mm-glass is-turning" : "mm-glass"}
    >
      <defs>
        <clipPath id={`${name}a`}>
          <path d="M26 20h68q2 40-30 66h-8q-32-26-30-66z" />
        </clipPath>
        <clipPath id={`${name}b`}>
          <path d="M56 90h8q32 26 30 66h-68q-2-40 30-66z" />
        </clipPath>
        <PaperFilter id={`${name}${PAPER}`} />
      </defs>
      <g filter={`url(#${name}${PAPER})`}>
        <path d="M14 14h7v148h-7zM99 14h7v148h-7z" fill="#6d3f22" />
      </g>
      <g filter={`url(#${name}${PAPER})`}>
        <path d="M22 16h76q3 46-30 72q33 26 30 72h-76q-3-46 30-72q-33-26-30-72z" fill="#d5ecec" opacity=".95" />
      </g>
      <path d="M26 20h68q2 40-30 66v4q32 26 30 66h-68q-2-40 30-66v-4q-32-26-30-66z" fill="#b3d7da" />
      <g clipPath={`url(#${name}a)`}>
        <path ref={upper} className="mm-sand" />
        <path ref={upperRim} className="mm-sand-rim" />
      </g>
      <g clipPath={`url(#${name}b)`}>
        <path ref={lower} className="mm-sand" />
        <path ref={lowerRim} className="mm-sand-rim" />
      </g>
      <path ref={stream} className="mm-stream" />
      <path d="M32 26q0 26 14 42" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".7" />
      <g filter={`url(#${name}${PAPER})`}>
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
