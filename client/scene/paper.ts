import type { Rect } from "./shapes.ts";

/** The one lamp: every layer of paper has a soft dark lower inner edge and a short shadow downward. */
const PAPER_DEFS = `
<filter id="cut" x="-15%" y="-15%" width="130%" height="135%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.3" result="b"/><feOffset in="b" dy="-1.8" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="rim"/><feFlood flood-color="#1a0a1c" flood-opacity=".42"/><feComposite in2="rim" operator="in" result="inner"/><feDropShadow in="SourceGraphic" dx="0" dy="1.1" stdDeviation=".9" flood-color="#0d0610" flood-opacity=".5" result="d"/><feMerge><feMergeNode in="d"/><feMergeNode in="inner"/></feMerge></filter>
<filter id="sheet" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.4" result="b"/><feOffset in="b" dy="-1.8" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="rim"/><feFlood flood-color="#1a0a1c" flood-opacity=".4"/><feComposite in2="rim" operator="in" result="i"/><feDropShadow in="SourceGraphic" dy="2" stdDeviation="1.6" flood-color="#0d0610" flood-opacity=".55" result="d"/><feMerge><feMergeNode in="d"/><feMergeNode in="i"/></feMerge></filter>
<filter id="glow" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="2.4"/></filter>
<filter id="stand" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB"><feDropShadow dx="0" dy="3.4" stdDeviation="2.6" flood-color="#0a0610" flood-opacity=".55"/></filter>`;

/** A drawing of client/art, on a square of 64, without its frame: the filter it names is the `cut` of this file. */
export function unframed(svg: string): string {
  return svg
    .replace(/<title>.*?<\/title>/s, "")
    .replace(/<defs>.*?<\/defs>/s, "")
    .replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "");
}

/**
 * Paints markup, once, at `detail` pixels a unit. A data address is used because the page's content security policy
 * allows those for pictures, and a picture of one's own making never taints the canvas.
 * @param defs filters and gradients of one's own, beside those of paper
 */
export async function paint(markup: string, box: Rect, detail: number, defs: string): Promise<HTMLCanvasElement> {
  const [width, height] = [Math.ceil(box.width * detail), Math.ceil(box.height * detail)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${width / detail} ${height / detail}"><defs>${PAPER_DEFS}${defs}</defs>${markup}</svg>`;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return canvas;
}
