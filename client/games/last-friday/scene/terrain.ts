import { Container, Graphics, Sprite } from "pixi.js";
import type { Atlas } from "../../../scene/atlas.ts";
import { between, distance, type Point } from "../../../scene/shapes.ts";
import { PINE, PINE_TONES } from "./drawings/forest.ts";
import { GROUND_SHRINK } from "./drawings/soft.ts";
import { PLANK, PLANK_LOW, SAND, SAND_LOW, TRAIL, TRAIL_LOW } from "./palette.ts";
import { ARROW_PLACE, BUOY, LANDMARKS, PIER_PLACES, SHORE, SLOTS, STRIPS, TREES } from "./plan.ts";
import { picture } from "./sprites.ts";

const BEACH = 15;

/** Everything that never changes: ground, shore, trees, ways, piers. Edges are drawn, so they stay sharp at any zoom. */
export function terrain(atlas: Atlas, ground: Atlas): Container {
  const view = new Container();
  const soft = new Sprite(ground.picture("ground"));
  soft.scale.set(GROUND_SHRINK);
  view.addChild(soft, shore(), water(), forest(atlas), landmarks(atlas), ways(), piers(), entrance());
  return view;
}

/** A closed outline, moved outward along its corners' normals. */
function grown(outline: readonly Point[], by: number): Point[] {
  return outline.map((corner, at) => {
    const before = outline.at(at - 1) ?? corner;
    const after = outline[(at + 1) % outline.length] ?? corner;
    const long = distance(before, after) || 1;
    // The outline runs clockwise on the screen: outward is to its left.
    return { x: corner.x + ((after.y - before.y) / long) * by, y: corner.y - ((after.x - before.x) / long) * by };
  });
}

function shore(): Graphics {
  const beach = (by: number) => grown(SHORE, by).map(({ x, y }) => ({ x, y }));
  return new Graphics()
    .poly(beach(BEACH))
    .fill(SAND_LOW)
    .poly(beach(0))
    .cut()
    .poly(beach(BEACH).map(({ x, y }) => ({ x, y: y - 2 })))
    .fill(SAND)
    .poly(beach(0))
    .cut();
}

const RIPPLES = [
  { x: -150, y: -70, length: 190 },
  { x: -170, y: -48, length: 280 },
  { x: -130, y: -26, length: 180 },
  { x: 120, y: 52, length: 150 },
  { x: 90, y: 72, length: 220 },
];

function water(): Graphics {
  const drawn = new Graphics();
  for (const { x, y, length } of RIPPLES) {
    const [left, top] = [BUOY.x + x, BUOY.y + y];
    drawn
      .moveTo(left, top)
      .quadraticCurveTo(left + length * 0.35, top - 9, left + length * 0.6, top - 2)
      .quadraticCurveTo(left + length * 0.85, top + 4, left + length, top);
  }
  drawn.stroke({ width: 6, cap: "round", color: 0xe6f1f6, alpha: 0.36 });
  for (const { head } of PIER_PLACES) {
    const long = distance(head, BUOY);
    for (let at = 12; at < long; at += 12) {
      const dot = between(head, BUOY, at / long);
      drawn.circle(dot.x, dot.y, 1.7);
    }
  }
  drawn.fill({ color: 0xe6f1f6, alpha: 0.62 });
  drawn
    .circle(BUOY.x, BUOY.y, 7)
    .fill(0xd95a4e)
    .circle(BUOY.x, BUOY.y - 1, 3.2)
    .fill(0xf7ead3);
  return drawn;
}

function forest(atlas: Atlas): Container {
  const trees = new Container();
  for (const { x, y, r } of TREES) {
    const tree = picture(atlas, `pine-${(x * 7 + y * 3) % PINE_TONES}`, { x, y }, (r * 1.25) / PINE);
    trees.addChild(tree);
  }
  return trees;
}

function landmarks(atlas: Atlas): Container {
  const view = new Container();
  for (const { key, place } of LANDMARKS) view.addChild(picture(atlas, `place-${key}`, { x: place.x, y: place.y - 8 }));
  return view;
}

function ways(): Graphics {
  const drawn = new Graphics();
  const trace = () => {
    for (const { from, to } of STRIPS) drawn.moveTo(from.x, from.y).lineTo(to.x, to.y);
    return drawn;
  };
  // Where strips meet lies a point or a circle: round ends would not be seen, and are many triangles.
  trace().stroke({ width: 12, cap: "butt", color: TRAIL_LOW });
  trace().stroke({ width: 8, cap: "butt", color: TRAIL });
  for (const { from, to, isPlanked } of STRIPS) if (isPlanked) planks(drawn, from, to, 12, 8);
  drawn.fill(PLANK_LOW);
  for (const { from, to, isPlanked } of STRIPS) if (isPlanked) planks(drawn, from, to, 9.5, 8);
  drawn.fill(PLANK);
  return drawn;
}

/** Boards across a way. */
function planks(drawn: Graphics, from: Point, to: Point, width: number, length: number): void {
  const long = distance(from, to);
  const step = length + 3;
  const [alongX, alongY] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const half = width / 2;
  for (let at = step / 2; at <= long - step / 2; at += step) {
    const middle = between(from, to, at / long);
    const corner = (along: number, across: number) => ({
      x: middle.x + (alongX * along * length) / 2 - alongY * across * half,
      y: middle.y + (alongY * along * length) / 2 + alongX * across * half,
    });
    drawn.poly([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
  }
}

function piers(): Graphics {
  const drawn = new Graphics();
  for (const { foot, head } of PIER_PLACES) drawn.moveTo(foot.x, foot.y).lineTo(head.x, head.y);
  drawn.stroke({ width: 17, color: 0x5d4229 });
  for (const { foot, head } of PIER_PLACES) planks(drawn, foot, head, 14, 6);
  drawn.fill(PLANK);
  return drawn;
}

/** A landing of boards for newcomers, and the arrow by which they come in. */
function entrance(): Graphics {
  const xs = SLOTS.map(({ x }) => x);
  const ys = SLOTS.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 24, Math.min(...ys) - 24];
  const [width, height] = [Math.max(...xs) + 24 - left, Math.max(...ys) + 24 - top];
  const drawn = new Graphics()
    .roundRect(left, top + 3, width, height, 10)
    .fill({ color: 0x020808, alpha: 0.5 })
    .roundRect(left, top, width, height, 10)
    .fill(PLANK_LOW)
    .roundRect(left + 4, top + 4, width - 8, height - 8, 7)
    .fill(0x5d4731);
  for (const { x, y } of SLOTS) drawn.circle(x, y, 13);
  drawn.fill({ color: 0x1a120b, alpha: 0.55 });
  const tail = { x: left + width * 0.72, y: top };
  const tip = between(tail, ARROW_PLACE, 0.82);
  drawn.moveTo(tail.x, tail.y).lineTo(tip.x, tip.y).stroke({ width: 7, cap: "round", color: TRAIL });
  const [dx, dy] = [
    (ARROW_PLACE.x - tail.x) / distance(tail, ARROW_PLACE),
    (ARROW_PLACE.y - tail.y) / distance(tail, ARROW_PLACE),
  ];
  drawn
    .poly([
      { x: tip.x + dx * 8, y: tip.y + dy * 8 },
      { x: tip.x - dx * 8 - dy * 9, y: tip.y - dy * 8 + dx * 9 },
      { x: tip.x - dx * 8 + dy * 9, y: tip.y - dy * 8 - dx * 9 },
    ])
    .fill(TRAIL);
  return drawn;
}
