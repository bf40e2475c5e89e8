/** The one lamp: every layer of paper has a soft dark lower inner edge and a short shadow downward. */
export const PAPER_DEFS = `
<filter id="cut" x="-15%" y="-15%" width="130%" height="135%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.3" result="b"/><feOffset in="b" dy="-1.8" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="rim"/><feFlood flood-color="#1a0a1c" flood-opacity=".42"/><feComposite in2="rim" operator="in" result="inner"/><feDropShadow in="SourceGraphic" dx="0" dy="1.1" stdDeviation=".9" flood-color="#0d0610" flood-opacity=".5" result="d"/><feMerge><feMergeNode in="d"/><feMergeNode in="inner"/></feMerge></filter>
<filter id="sheet" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.4" result="b"/><feOffset in="b" dy="-1.8" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="rim"/><feFlood flood-color="#1a0a1c" flood-opacity=".4"/><feComposite in2="rim" operator="in" result="i"/><feDropShadow in="SourceGraphic" dy="2" stdDeviation="1.6" flood-color="#0d0610" flood-opacity=".55" result="d"/><feMerge><feMergeNode in="d"/><feMergeNode in="i"/></feMerge></filter>
<filter id="hole" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="4" result="b"/><feOffset in="b" dx="2" dy="6" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="in"/><feFlood flood-color="#5a1f38" flood-opacity=".75"/><feComposite in2="in" operator="in" result="sh"/><feGaussianBlur in="SourceAlpha" stdDeviation=".8" result="lb"/><feOffset in="lb" dx="-.4" dy="-1.3" result="lo"/><feComposite in="SourceAlpha" in2="lo" operator="out" result="lip"/><feFlood flood-color="#fff6dd" flood-opacity=".65"/><feComposite in2="lip" operator="in" result="li"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="sh"/><feMergeNode in="li"/></feMerge></filter>
<filter id="glow" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="2.4"/></filter>
<filter id="stand" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB"><feDropShadow dx="0" dy="3.4" stdDeviation="2.6" flood-color="#140414" flood-opacity=".55"/></filter>
<radialGradient id="lamp"><stop offset="0" stop-color="#ffcf6b" stop-opacity=".8"/><stop offset=".45" stop-color="#ffbf62" stop-opacity=".34"/><stop offset="1" stop-color="#ffb65c" stop-opacity="0"/></radialGradient>`;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Paints markup, once, at `detail` pixels a unit. A data address is used because the page's content security policy
 * allows those for pictures, and a picture of one's own making never taints the canvas.
 */
export async function paint(markup: string, box: Box, detail: number): Promise<HTMLCanvasElement> {
  const [width, height] = [Math.ceil(box.width * detail), Math.ceil(box.height * detail)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${width / detail} ${height / detail}"><defs>${PAPER_DEFS}</defs>${markup}</svg>`;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return canvas;
}

let grainTile: HTMLCanvasElement | undefined;

/** Lays the fibre of paper over what is painted: the same small sheet of noise everywhere. */
export function addGrain(canvas: HTMLCanvasElement, strength: number): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  grainTile ??= makeGrain();
  const pattern = context.createPattern(grainTile, "repeat");
  if (pattern === null) return;
  context.globalCompositeOperation = "source-atop";
  context.globalAlpha = strength;
  context.fillStyle = pattern;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = "source-over";
}

function makeGrain(): HTMLCanvasElement {
  const side = 192;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  const chance = sequence(7);
  const image = context.createImageData(side, side);
  for (let at = 0; at < image.data.length; at += 4) {
    const tone = chance() < 0.5 ? 20 : 255;
    image.data.set([tone, tone, tone, chance() * 70], at);
  }
  context.putImageData(image, 0, 0);
  for (let fibre = 0; fibre < 150; fibre++) {
    const [x, y, turn] = [chance() * side, chance() * side, chance() * Math.PI];
    context.strokeStyle = fibre % 2 ? "rgb(255 255 255 / .35)" : "rgb(30 10 20 / .3)";
    context.lineWidth = 0.8;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(turn) * 9, y + Math.sin(turn) * 9);
    context.stroke();
  }
  return canvas;
}

/** The same numbers from 0 to 1 for the same seed: decoration must not change from one visit to the next. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
