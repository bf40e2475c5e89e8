import { Container, Graphics } from "pixi.js";
import type { CabinSides } from "../../../../shared/games/last-friday/cabins.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import { easeInOut, type Motion } from "../../../scene/motion.ts";
import { drawHead, drawRoute } from "./lines.ts";
import type { Numbers } from "./numbers.ts";
import { BLOOD } from "./palette.ts";
import { circlePlace } from "./plan.ts";
import { type Course, courseOf, prowlRoute, type Route } from "./routes.ts";
import { empty, picture } from "./sprites.ts";
import type { CampSceneModel } from "./types.ts";

type Rounds = CampSceneModel["trail"];

/** Of the film: so much for each stretch from circle to circle, and no more for all of them, ms. */
const STRETCH = 420;
const LONGEST = 7000;
const EDGE = "#2b0a12";

interface Stretch extends Route {
  readonly course: Course;
}

/** The maniac's whole trail: for himself, and for all at the end, when it is drawn like a film. */
export class Trail {
  readonly line = new Graphics();
  /** Under the numbers. */
  readonly rings = new Container();
  readonly badges = new Container();
  readonly #atlas: Atlas;
  readonly #numbers: Numbers;
  readonly #motion: Motion;
  readonly #hasReducedMotion: boolean;
  #rounds: Rounds = [];
  #stretches: Stretch[] = [];
  #circles: number[] = [];
  /** How many stretches are drawn, and what part of the next. */
  #drawn = 0;
  #size = 1;
  #stop: (() => void) | undefined;

  constructor(atlas: Atlas, numbers: Numbers, motion: Motion, hasReducedMotion: boolean) {
    this.#atlas = atlas;
    this.#numbers = numbers;
    this.#motion = motion;
    this.#hasReducedMotion = hasReducedMotion;
  }

  /** @param isFilm it is to be seen from its beginning @param isSmooth what is new is drawn before one's eyes */
  show(rounds: Rounds, cabins: CabinSides, isFilm: boolean, isSmooth: boolean): void {
    if (!isFilm && JSON.stringify(rounds) === JSON.stringify(this.#rounds)) return;
    const before = this.#circles;
    this.#rounds = rounds;
    this.#circles = rounds.flatMap(({ circles }) => circles);
    this.#stretches = this.#circles.slice(1).map((circle, at) => {
      const route = prowlRoute(cabins, this.#circles[at] ?? circle, circle);
      return { ...route, course: courseOf(route.places) };
    });
    const isLonger = before.every((circle, at) => this.#circles[at] === circle);
    this.#stop?.();
    const from = isFilm || !isLonger ? 0 : Math.min(this.#drawn, Math.max(0, before.length - 1));
    const to = this.#stretches.length;
    if (!isSmooth || this.#hasReducedMotion || from >= to) {
      this.#draw(to);
      return;
    }
    this.#draw(from);
    this.#stop = this.#motion.tween(
      Math.min(LONGEST, STRETCH * (to - from)),
      (t) => this.#draw(from + (to - from) * t),
      to - from < 3 ? easeInOut : (t) => t,
    );
  }

  resize(size: number): void {
    this.#size = size;
    this.#draw(this.#drawn);
  }

  #draw(drawn: number): void {
    const isSameCount = Math.floor(drawn) === Math.floor(this.#drawn);
    this.#drawn = drawn;
    this.line.clear();
    const pen = { width: 5.5 * this.#size, colour: BLOOD, edge: EDGE };
    for (const [at, stretch] of this.#stretches.entries()) {
      const part = Math.min(1, drawn - at);
      if (part > 0) drawRoute(this.line, stretch, pen, part);
      if (part > 0.6) drawHead(this.line, stretch.course, pen, 24);
    }
    if (!isSameCount || this.badges.children.length === 0 || drawn === this.#stretches.length) this.#pin();
  }

  /** At each circle that the line has reached: the rounds in which he was there. */
  #pin(): void {
    empty(this.badges);
    empty(this.rings);
    const rounds = this.#rounds.flatMap(({ round, circles }) => circles.map((circle) => ({ round, circle })));
    const at = new Map<number, number[]>();
    for (const { round, circle } of rounds.slice(0, Math.floor(this.#drawn) + 1)) {
      const there = at.get(circle) ?? [];
      if (!there.includes(round)) at.set(circle, [...there, round]);
    }
    for (const [circle, there] of at) {
      const pin = new Container();
      const { x, y } = circlePlace(circle);
      pin.position.set(x, y);
      pin.scale.set(this.#size);
      this.rings.addChild(picture(this.#atlas, "blood-ring", { x, y }, 0.86 * this.#size));
      for (const [index, round] of there.entries()) {
        const number = this.#numbers.sprite(round);
        number.scale.set(0.68);
        const place = { x: 19 + index * 19, y: 19 };
        number.position.set(place.x, place.y);
        pin.addChild(picture(this.#atlas, "badge", place, 0.84), number);
      }
      this.badges.addChild(pin);
    }
  }
}
