import { PIER_PLACES, SHORE, STRIPS, WORLD } from "../plan.ts";
import { chances } from "./chances.ts";

const outline = SHORE.map(({ x, y }) => `${x},${y}`).join(" ");

/** All of the ground that is soft: it can be painted coarsely, and what has edges is drawn over it. */
export function ground(): string {
  const chance = chances(7);
  const patches = Array.from({ length: 54 }, () => {
    const [cx, cy] = [chance() * WORLD.width, chance() * WORLD.height];
    const [rx, ry] = [60 + chance() * 110, 26 + chance() * 50];
    const tone = chance() < 0.5 ? "#3f7466" : "#163634";
    return `<ellipse cx="${cx.toFixed()}" cy="${cy.toFixed()}" rx="${rx.toFixed()}" ry="${ry.toFixed()}" fill="${tone}" opacity=".24"/>`;
  });
  const ways = STRIPS.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("");
  const piers = PIER_PLACES.map(({ foot, head }) => `M${foot.x} ${foot.y + 5}L${head.x} ${head.y + 5}`).join("");
  return `<rect width="${WORLD.width}" height="${WORLD.height}" fill="url(#night)"/>
<g filter="url(#mist)">${patches.join("")}</g>
<path d="${ways}" stroke="#0b1f1f" stroke-width="30" stroke-linecap="round" opacity=".4" fill="none"/>
<g filter="url(#wide)"><path d="${ways}" transform="translate(0 4)" stroke="#020808" stroke-width="13" stroke-linecap="round" opacity=".6" fill="none"/><polygon points="${outline}" transform="translate(0 6)" fill="#020808" stroke="#020808" stroke-width="34" stroke-linejoin="round" opacity=".65"/></g>
<polygon points="${outline}" fill="url(#lake)" stroke="#2f6480" stroke-width="4"/>
<g filter="url(#wide)"><polygon points="${outline}" fill="none" stroke="#123248" stroke-width="16" opacity=".55" transform="translate(0 6)"/><path d="${piers}" stroke="#06141c" stroke-width="16" opacity=".6"/></g>`;
}
