import type { Cutout } from "../../../../scene/atlas.ts";

/** A pine's radius in its drawing. */
export const PINE = 18;
export const PINE_TONES = 3;

const TONES = ["#173d38", "#1e4a42", "#26574b"];

/** Paper pines in three tones, from the foot. */
export function pineCutouts(): [string, Cutout][] {
  const r = PINE;
  return TONES.map((tone, at): [string, Cutout] => [
    `pine-${at}`,
    {
      width: 48,
      height: 66,
      markup: `<g transform="translate(0 4)"><path d="M2 ${5 - r * 1.3}l${r} ${r * 2}h${-2 * r}z" fill="#061214" opacity=".4"/><g filter="url(#cut)"><path d="M0 ${-r * 0.5}l${r * 0.98} ${r * 1.55}h${-r * 1.96}z" fill="${tone}"/></g><g filter="url(#cut)"><path d="M0 ${-r * 1.5}l${r * 0.7} ${r * 1.35}h${-r * 1.4}z" fill="${tone}"/></g><path d="M0 ${-r * 1.5}l${-r * 0.7} ${r * 1.35}h${r * 0.5}z" fill="#4a8272" opacity=".5"/><path d="M${-r * 0.42} ${r * 0.1}l${-r * 0.56} ${r * 0.95}h${r * 0.6}z" fill="#4a8272" opacity=".42"/></g>`,
    },
  ]);
}
