import { WORLD } from "../plan.ts";

interface Bank {
  readonly y: number;
  readonly rise: number;
  readonly shift: number;
}

const FAR: readonly Bank[] = [60, 300, 560, 800, 1040].map((y, at) => ({ y, rise: 46 + at * 5, shift: -at * 60 }));
const NEAR: readonly Bank[] = [180, 450, 690, 930, 1180].map((y, at) => ({ y, rise: 38, shift: -at * 90 - 40 }));

/** Enough to reach over the right edge from wherever a bank begins. */
const WAVES = 13;
const repeat = (text: string) => text.repeat(WAVES);

function bank({ y, rise, shift }: Bank, fill: string, opacity: number): string {
  const crest = repeat(`q62 ${-rise} 125 0t125 0`);
  const foot = repeat(`q-62 ${rise} -125 0t-125 0`);
  return `<path d="M${shift * 2 - 40} ${y}${crest}v150${foot}z" fill="${fill}" opacity="${opacity}"/>`;
}

/** A dark veil with banks of paper mist. */
export function mist(): string {
  const far = FAR.map((one) => bank(one, "#9db9c4", 0.19));
  const near = NEAR.map((one) => bank(one, "#c8dbe2", 0.13));
  return `<rect width="${WORLD.width}" height="${WORLD.height}" fill="#0b1d28" opacity=".5"/><g filter="url(#mist)">${far.join("")}${near.join("")}</g>`;
}
