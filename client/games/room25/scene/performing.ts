import { type Container, Sprite } from "pixi.js";
import { SIZE } from "../../../../shared/games/room25/geometry.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import { easeIn, easeInOut, easeOut, linear, type Motion } from "../../../scene/motion.ts";
import { between, distance, type Point } from "../../../scene/shapes.ts";
import { FIGURE } from "./art.ts";
import type { Changes, Shift, Walk } from "./changes.ts";
import type { Figure } from "./figure.ts";
import { along, centreOf, isRow, PITCH, type Slide } from "./geometry.ts";
import type { RoomTile } from "./tile.ts";

const WALK = 340;
const SLIDE = 520;
const SWAP = 640;
const SPIN = 160;
const THREAD = 600;
const DIE = 620;
const LEAVE = 900;
const FADE = 120;
/** Between one room and the next when all are opened at the end. */
const STAGGER = 26;
/** How far Room 25 hangs over the edge once it has left. */
const OUT = 45;
/** How high it hangs there. */
export const HANGING = 0.55;

/** Everything that can move, and where it moves. */
export interface Cast {
  readonly atlas: Atlas;
  readonly motion: Motion;
  readonly hasReducedMotion: boolean;
  /** Rooms, the one that is lifted above the others. */
  readonly ground: Container;
  /** Above all rooms: people between them. */
  readonly air: Container;
  tile(key: number): RoomTile;
  figure(number: number): Figure;
  /** Where a figure belongs: a room, or nowhere. */
  moveIn(figure: Figure, tile: number | undefined): void;
}

/** Shows how the board changed, one thing after another where one follows from another. */
export async function perform(changes: Changes, cast: Cast): Promise<void> {
  const turn = (keys: readonly number[]) =>
    Promise.all(keys.map((key) => cast.tile(key).turnOver(cast.hasReducedMotion)));
  // Many rooms at once: the end of the game.
  const isOpening = changes.turnedFirst.length > 2;

  for (const { character, onto } of changes.arrivals) appear(cast, character, onto);
  await Promise.all(changes.walks.map((one) => walk(cast, one)));
  if (!isOpening) await turn(changes.turnedFirst);
  await Promise.all(changes.jumps.map(({ character, onto }) => jump(cast, character, onto)));
  await shift(cast, changes);
  for (const { character, isWaiting } of changes.walks) {
    if (isWaiting) land(cast, character, changes);
  }
  await turn(changes.turnedThen);
  await Promise.all(changes.deaths.map(({ character, tile }) => die(cast, character, tile)));
  if (changes.wayOut) await leave(cast, changes.wayOut);
  if (isOpening) await openAll(cast, changes.turnedFirst);
}

function appear(cast: Cast, character: number, onto: number): void {
  cast.moveIn(cast.figure(character), onto);
}

/** Takes a figure out of its room into the air. @returns where it is */
function rise(cast: Cast, figure: Figure): Point {
  const { x, y } = figure.view.getGlobalPosition();
  const from = cast.air.toLocal({ x, y });
  cast.moveIn(figure, undefined);
  cast.air.addChild(figure.view);
  figure.view.position.set(from.x, from.y);
  return { x: from.x, y: from.y };
}

async function walk(cast: Cast, { character, onto, isPushed, isWaiting }: Walk): Promise<void> {
  const figure = cast.figure(character);
  const tile = cast.tile(onto);
  const from = rise(cast, figure);
  if (isWaiting && distance(from, tile.view) < PITCH / 2) return;
  const slot = isWaiting ? { x: 0, y: 10, size: figure.size } : tile.expect(figure);
  const to = { x: tile.view.x + slot.x, y: tile.view.y + slot.y };
  const size = figure.size;
  await (cast.hasReducedMotion
    ? fadeOver(cast, figure, from, to)
    : cast.motion.play(
        WALK,
        (t) => {
          const eased = isPushed ? easeOut(t) : easeInOut(t);
          const at = between(from, to, eased);
          // Two steps for who walks; who is pushed slips, leaning back.
          const hop = isPushed ? 0 : Math.abs(Math.sin(t * 2 * Math.PI)) * 9;
          const squash = isPushed ? 0 : 0.06 * Math.max(0, Math.cos(t * 4 * Math.PI)) * (1 - t);
          const scale = (size + (slot.size - size) * eased) / FIGURE;
          figure.view.position.set(at.x, at.y - hop);
          figure.view.scale.set(scale * (1 + squash), scale * (1 - squash));
          const away = to.x === from.x ? 1 : Math.sign(to.x - from.x);
          figure.view.rotation = isPushed ? -0.32 * away * Math.sin(Math.min(1, t * 1.15) * Math.PI) : 0;
        },
        linear,
      ));
  if (!isWaiting) settle(cast, figure, tile);
}

function settle(cast: Cast, figure: Figure, tile: RoomTile): void {
  const { x, y } = figure.view;
  figure.view.rotation = 0;
  cast.moveIn(figure, undefined);
  tile.admit(figure, { x, y });
}

/** Who waited in the air comes down on the room that has come under him. */
function land(cast: Cast, character: number, changes: Changes): void {
  const figure = cast.figure(character);
  const { x, y } = figure.view;
  const under = changes.shifts.find(({ to }) => distance(centreOf(to), { x, y }) < PITCH / 2);
  if (under) settle(cast, figure, cast.tile(under.tile));
}

async function fadeOver(cast: Cast, figure: Figure, from: Point, to: Point): Promise<void> {
  await cast.motion.play(FADE / 2, (t) => {
    figure.view.alpha = 1 - t;
    figure.view.position.set(from.x, from.y);
  });
  figure.view.position.set(to.x, to.y);
  await cast.motion.play(FADE / 2, (t) => {
    figure.view.alpha = t;
  });
}

/** A room throws somebody into another one: spinning out, spinning in, and a thread between for the eyes. */
async function jump(cast: Cast, character: number, onto: number): Promise<void> {
  const figure = cast.figure(character);
  const tile = cast.tile(onto);
  const from = rise(cast, figure);
  const slot = tile.expect(figure);
  const to = { x: tile.view.x + slot.x, y: tile.view.y + slot.y };
  if (cast.hasReducedMotion) {
    await fadeOver(cast, figure, from, to);
    settle(cast, figure, tile);
    return;
  }
  const swirl = spriteOf(cast, "swirl");
  cast.air.addChildAt(swirl, 0);
  const spin = (at: Point, size: number, shown: (t: number) => number) =>
    cast.motion.play(SPIN, (t) => {
      const height = shown(t);
      figure.view.position.set(at.x, at.y);
      figure.view.scale.set(Math.max(0.01, (height * size) / FIGURE));
      figure.view.rotation = (1 - height) * 4;
      swirl.position.set(at.x, at.y);
      swirl.scale.set(0.4 + 0.7 * height);
      swirl.alpha = Math.sin(Math.PI * Math.min(1, 0.15 + 0.85 * t));
      swirl.rotation = t * 3;
    });
  await spin(from, figure.size, (t) => 1 - t);
  thread(cast, from, to);
  await spin(to, slot.size, (t) => t);
  swirl.destroy();
  figure.view.scale.set(slot.size / FIGURE);
  settle(cast, figure, tile);
}

/** Stays a while after everything else has ended; nobody waits for it. */
function thread(cast: Cast, from: Point, to: Point): void {
  const count = Math.max(3, Math.round(distance(from, to) / 22));
  const beads = Array.from({ length: count - 1 }, (_, at) => {
    const bead = spriteOf(cast, "thread");
    const t = (at + 1) / count;
    const place = between(from, to, t);
    bead.position.set(place.x, place.y);
    cast.air.addChildAt(bead, 0);
    return { bead, t };
  });
  cast.motion.tween(
    THREAD,
    (now) => {
      for (const { bead, t } of beads) {
        bead.alpha = Math.min(1, Math.max(0, (now * 3 - t) * 4)) * Math.min(1, (1 - now) * 2.5);
        bead.scale.set(0.7 + 0.5 * Math.sin(Math.PI * t));
      }
    },
    linear,
    () => {
      for (const { bead } of beads) bead.destroy();
    },
  );
}

/** A row slides, or rooms change places, with everybody in them. */
async function shift(cast: Cast, { slide, shifts }: Changes): Promise<void> {
  if (shifts.length === 0) return;
  if (cast.hasReducedMotion) {
    for (const { tile, to } of shifts) cast.tile(tile).view.position.copyFrom(centreOf(to));
    await cast.motion.play(FADE, (t) => {
      for (const { tile } of shifts) cast.tile(tile).view.alpha = t;
    });
    return;
  }
  await Promise.all(shifts.map((one) => (slide ? slideOne(cast, slide, one) : swapOne(cast, one))));
}

function slideOne(cast: Cast, slide: Slide, { tile: key, from, to }: Shift): Promise<void> {
  const tile = cast.tile(key);
  const start = { x: tile.view.x, y: tile.view.y };
  const end = centreOf(to);
  const isPushedOut = distance(centreOf(from), end) > PITCH * (SIZE - 2);
  if (!isPushedOut) {
    return cast.motion.play(SLIDE, (t) => tile.view.position.copyFrom(between(start, end, t)), easeInOut);
  }
  cast.ground.addChild(tile.view);
  const step = along(slide);
  const outside = { x: start.x + step.x * PITCH * 0.34, y: start.y + step.y * PITCH * 0.34 };
  return cast.motion.play(SLIDE, (t) => {
    // A third of the time over the edge, the rest back above the row to its other end.
    const isGoing = t < 0.28;
    const at = isGoing
      ? between(start, outside, easeOut(t / 0.28))
      : between(outside, end, easeInOut((t - 0.28) / 0.72));
    tile.view.position.copyFrom(at);
    tile.lift(isGoing ? t / 0.28 : 1 - easeIn((t - 0.28) / 0.72));
  });
}

function swapOne(cast: Cast, { tile: key, to }: Shift): Promise<void> {
  const tile = cast.tile(key);
  const start = { x: tile.view.x, y: tile.view.y };
  const end = centreOf(to);
  cast.ground.addChild(tile.view);
  // To the right of the straight way, so that two that change places do not run into each other.
  const long = distance(start, end) || 1;
  const sag = Math.min(0.5 * PITCH, long * 0.3);
  const side = { x: (-(end.y - start.y) / long) * sag, y: ((end.x - start.x) / long) * sag };
  return cast.motion.play(SWAP, (t) => {
    const at = between(start, end, easeInOut(t));
    const bow = Math.sin(Math.PI * easeInOut(t));
    tile.view.position.set(at.x + side.x * bow, at.y + side.y * bow);
    tile.lift(Math.min(1, Math.sin(Math.PI * t) * 1.4));
  });
}

async function die(cast: Cast, character: number, key: number): Promise<void> {
  const figure = cast.figure(character);
  const { x, y } = cast.tile(key).view;
  const flash = spriteOf(cast, "flash");
  flash.position.set(x, y);
  const from = rise(cast, figure);
  cast.air.addChildAt(flash, 0);
  const scale = figure.view.scale.x;
  await cast.motion.play(cast.hasReducedMotion ? FADE : DIE, (t) => {
    flash.alpha = 0.9 * (t < 0.18 ? t / 0.18 : 1 - (t - 0.18) / 0.82);
    const fall = easeIn(t);
    figure.view.alpha = 1 - fall;
    if (cast.hasReducedMotion) return;
    figure.view.position.set(from.x, from.y + 16 * fall);
    figure.view.scale.set(scale * (1 - 0.35 * fall));
    figure.view.rotation = 0.5 * fall;
  });
  flash.destroy();
  figure.view.removeFromParent();
  figure.view.alpha = 1;
  figure.view.rotation = 0;
}

/** Where Room 25 stays once it has left: over the edge. */
export function outside(place: Point, slide: Slide): Point {
  const step = along(slide);
  return { x: place.x + step.x * OUT, y: place.y + step.y * OUT };
}

/** Room 25 leaves the board with everybody inside: swaying out, far over the edge, and to rest upon it. */
async function leave(cast: Cast, slide: Slide): Promise<void> {
  const room = roomThatLeaves(cast);
  if (room === undefined) return;
  cast.ground.addChild(room.view);
  const start = { x: room.view.x, y: room.view.y };
  const end = outside(start, slide);
  await cast.motion.play(cast.hasReducedMotion ? FADE : LEAVE, (t) => {
    const sway = cast.hasReducedMotion ? 0 : Math.sin(Math.PI * t) ** 2 * 34;
    const at = between(start, end, easeOut(t));
    const step = along(slide);
    room.view.position.set(at.x + step.x * sway, at.y + step.y * sway);
    room.lift(HANGING * easeOut(t));
    room.view.rotation = cast.hasReducedMotion ? 0 : (isRow(slide.line) ? 1 : -1) * 0.03 * Math.sin(2 * Math.PI * t);
  });
  room.view.rotation = 0;
}

function roomThatLeaves(cast: Cast): RoomTile | undefined {
  for (let key = 0; key < SIZE * SIZE; key++) {
    if (cast.tile(key).kind === "room25") return cast.tile(key);
  }
  return undefined;
}

/** The show is over: every room turns over, a wave through the complex. */
async function openAll(cast: Cast, keys: readonly number[]): Promise<void> {
  await Promise.all(
    keys.map(async (key, at) => {
      if (!cast.hasReducedMotion) await cast.motion.play(at * STAGGER, () => {});
      await cast.tile(key).turnOver(cast.hasReducedMotion);
    }),
  );
}

function spriteOf(cast: Cast, picture: string): Sprite {
  const sprite = new Sprite(cast.atlas.picture(picture));
  sprite.anchor.set(0.5);
  return sprite;
}
