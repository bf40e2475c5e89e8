/** CSS pixels: smaller nobody reads. */
const SMALLEST = 11;
/** How narrow letters may be pressed before a name is cut short. */
const NARROWEST = 0.76;
export const NAME_FONT = '"Inter Variable", Inter, system-ui, sans-serif';

export interface FittedName {
  /** One line or two. */
  readonly text: string;
  readonly size: number;
  /** 1, or less where letters are pressed together. */
  readonly squeeze: number;
  readonly lines: number;
}

let ruler: CanvasRenderingContext2D | null | undefined;

function widthOf(text: string, size: number, weight: number): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return text.length * size * 0.6;
  ruler.font = `${weight} ${size}px ${NAME_FONT}`;
  return ruler.measureText(text).width;
}

/** Fetches the parts of the font that these texts need: it comes in seven, by script. */
export async function loadFont(texts: readonly string[]): Promise<void> {
  const all = texts.join("");
  // A browser without the font still draws names, in the next best one.
  await Promise.allSettled([700, 550].map((weight) => document.fonts.load(`${weight} 16px "Inter Variable"`, all)));
}

/** How large names are in the world when the whole board is seen at `scale`, so that they stay legible. */
function nameSize(scale: number): number {
  return Math.min(24, Math.max(15, SMALLEST / scale));
}

/**
 * Fits a name into a width: on one line, on two, smaller down to what is legible, pressed together, and at last cut.
 * @param scale at which the whole board is seen
 */
export function fitName(name: string, width: number, scale: number, mostLines: 1 | 2, weight = 700): FittedName {
  const smallest = Math.min(nameSize(scale), SMALLEST / scale);
  const sizes = [nameSize(scale), (nameSize(scale) + smallest) / 2, smallest];
  const ways = mostLines === 1 ? [[name]] : waysToBreak(name);
  for (const size of sizes) {
    const lines = ways.find((parts) => parts.every((part) => widthOf(part, size, weight) <= width));
    if (lines) return { text: lines.join("\n"), size, squeeze: 1, lines: lines.length };
  }
  const widest = (parts: readonly string[]) => Math.max(...parts.map((part) => widthOf(part, smallest, weight)));
  const best = [...ways].sort((a, b) => widest(a) - widest(b))[0] ?? [name];
  const room = width / NARROWEST;
  const cut = best.map((part) => cutTo(part, room, smallest, weight));
  return {
    text: cut.join("\n"),
    size: smallest,
    squeeze: Math.min(1, width / widest(cut)),
    lines: cut.length,
  };
}

/** On one line, then on two, the evenest break first. */
function waysToBreak(name: string): string[][] {
  const words = name.split(/\s+/);
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const unevenness = ([a = "", b = ""]: string[]) => Math.abs(a.length - b.length);
  return [[name], ...breaks.sort((a, b) => unevenness(a) - unevenness(b))];
}

function cutTo(text: string, width: number, size: number, weight: number): string {
  if (widthOf(text, size, weight) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join("").trimEnd()}…`, size, weight) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
