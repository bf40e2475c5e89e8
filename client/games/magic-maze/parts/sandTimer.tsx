import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { clockText } from "../../../ui/clockText.ts";
import { useMazeState } from "../context.ts";
import { LAST_SAND } from "../model/sand.ts";
import { GlassBack, GlassFront } from "./glass.tsx";
import { useSand } from "./useSand.ts";

/** The level of the sand above and the height of the heap below, in the units of the drawing. */
function levels(share: number) {
  return { top: 22 + (1 - share) * 54, heap: 146 - (1 - share) * 46 };
}

/** The four shapes of sand, upper and lower, each with its lit rim. Tenths of a unit are finer than any pixel. */
function sandShapes(share: number): readonly string[] {
  const { top, heap } = levels(share);
  const [upper, lower] = [top.toFixed(1), (heap - 14).toFixed(1)];
  return [
    `M20 ${upper}q40 12 80 0v90h-80z`,
    `M20 ${upper}q40 12 80 0v5q-40 12-80 0z`,
    `M60 ${lower}q16 8 40 34v60h-80v-60q24-26 40-34z`,
    `M60 ${lower}q16 8 40 34l-4 2q-20-20-36-26q-16 6-36 26l-4-2q24-26 40-34z`,
  ];
}

/**
 * The great sand timer: its level follows match time. The drawing has layers, so that running sand repaints nothing but
 * the sand. Its label says the time in steps of ten seconds.
 */
export function SandTimer() {
  const { t } = useTranslation("magic-maze");
  const id = useId();
  const sandOut = useMazeState(({ served }) => served?.sandOut ?? -1);
  const wasTurned = useMazeState(({ served }) => (served?.tokens.length ?? 0) > 0);
  const root = useRef<HTMLDivElement>(null);
  const sand = useRef<SVGSVGElement>(null);
  const stream = useRef<HTMLSpanElement>(null);
  useSand((left, total) => {
    const share = total === 0 ? 0 : left / total;
    const shapes = sandShapes(share);
    for (const [at, path] of [...(sand.current?.querySelectorAll(".mm-sand, .mm-sand-rim") ?? [])].entries()) {
      const shape = shapes[at] ?? "";
      if (path.getAttribute("d") !== shape) path.setAttribute("d", shape);
    }
    if (stream.current) {
      stream.current.hidden = left <= 0 || left >= total;
      stream.current.style.height = `${(((levels(share).heap - 92) / 176) * 100).toFixed(1)}%`;
    }
    root.current?.classList.toggle("is-last", left <= LAST_SAND);
    const label = t("timer.label", { time: clockText(Math.ceil(left / 10_000) * 10_000) });
    if (root.current && root.current.ariaLabel !== label) root.current.ariaLabel = label;
  });
  return (
    <div key={sandOut} ref={root} role="img" className={wasTurned ? "mm-glass is-turning" : "mm-glass"}>
      <GlassBack />
      <svg ref={sand} viewBox="0 0 120 176" aria-hidden="true">
        <clipPath id={`${id}a`}>
          <path d="M26 20h68q2 40-30 66h-8q-32-26-30-66z" />
        </clipPath>
        <clipPath id={`${id}b`}>
          <path d="M56 90h8q32 26 30 66h-68q-2-40 30-66z" />
        </clipPath>
        <g clipPath={`url(#${id}a)`}>
          <path className="mm-sand" />
          <path className="mm-sand-rim" />
        </g>
        <g clipPath={`url(#${id}b)`}>
          <path className="mm-sand" />
          <path className="mm-sand-rim" />
        </g>
      </svg>
      <span ref={stream} className="mm-stream" />
      <GlassFront />
    </div>
  );
}
