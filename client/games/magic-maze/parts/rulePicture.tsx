import "../styles/rule.css";
import { Art } from "./art.tsx";
import { Struck } from "./struck.tsx";

/** A piece of a drawn rule: a picture by its name, one that is struck out, or a sign between pictures. */
type Piece = string | { readonly not: string } | { readonly sign: keyof typeof SIGNS };

/** Drawn in a square of 64. */
const SIGNS = {
  to: "M8 32h40M34 16l16 16l-16 16",
  left: "M32 6v44M16 36l16 16l16-16",
  tile: "M10 12h44v44h-44zM32 12v20M10 32h20M44 32h10",
  gone: "M10 12h44v44h-44zM20 22l24 24M44 22l-24 24",
  apart: "M4 20h22v24h-22zM38 20h22v24h-22z",
  face: "M32 8a24 24 0 1 0 0 48a24 24 0 1 0 0-48zM23 26v4M41 26v4M21 39q11 10 22 0",
} as const;

const to: Piece = { sign: "to" };

/** What is new in each scenario, drawn. The own scenario has none. */
const RULES: Readonly<Record<number, readonly Piece[]>> = {
  1: ["hero-barbarian", "hero-mage", "hero-elf", "hero-dwarf", to, "exit-purple"],
  2: ["hero-elf", to, "exit-green", "hero-dwarf", to, "exit-orange"],
  3: ["timer-cell", to, "act-w", { sign: "left" }, "act-n", { sign: "left" }],
  4: ["hero-dwarf", to, "dwarf-gap", "hero-elf", to, "talk"],
  5: ["hero-mage", "crystal-ball", to, "explore-green", "explore-orange"],
  6: ["camera", "camera", to, { not: "timer-cell" }, "hero-barbarian", to, "camera-off"],
  7: ["camera", "camera", "camera", "camera", "hero-barbarian"],
  8: [{ sign: "tile" }, to, { sign: "face" }],
  9: ["act-n", "act-e", "act-s", "do-something"],
  10: ["hero-elf", to, { not: "item-green" }, "item-orange", to, { not: "exit-green" }, "exit-purple"],
  11: ["timer-cell", to, { sign: "gone" }, { sign: "gone" }],
  12: [{ not: "talk" }, { sign: "face" }],
  13: [{ sign: "apart" }, "hero-mage", "vortex-purple", to, "vortex-purple"],
  14: [{ not: "talk" }, "silence", "do-something"],
  15: [{ not: "talk" }, { not: "do-something" }, "stare"],
  16: [{ not: "act-vortex" }, { not: "vortex-yellow" }, { not: "vortex-purple" }],
  17: [{ sign: "tile" }, "hero-elf", { not: "hero-dwarf" }],
};

function Sign({ sign }: { sign: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 64 64" className={`mm-rule-sign is-${sign}`} aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  );
}

/** The rule that a scenario brings, in a row of small pictures. Its words always stand beside it. */
export function RulePicture({ scenario }: { scenario: number }) {
  const pieces = RULES[scenario];
  if (!pieces) return null;
  return (
    <div className="mm-rule-picture" aria-hidden="true">
      {pieces.map((piece, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the row never changes.
        if (typeof piece === "string") return <Art key={at} name={piece} />;
        // biome-ignore lint/suspicious/noArrayIndexKey: the row never changes.
        return "not" in piece ? <Struck key={at} name={piece.not} /> : <Sign key={at} sign={piece.sign} />;
      })}
    </div>
  );
}
