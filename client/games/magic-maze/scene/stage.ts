import { Container, type WebGLRenderer } from "pixi.js";
import { COLOURS } from "../../../../shared/games/magic-maze/heroes.ts";
import { type Mall, mallOf, type Spot } from "../../../../shared/games/magic-maze/mall.ts";
import { type Atlas, paintAtlas } from "../../../scene/atlas.ts";
import type { Insets } from "../../../scene/camera.ts";
import { Motion } from "../../../scene/motion.ts";
import { type Aim, aimsOf, distinct } from "./aims.ts";
import { type Apart, apartOf, drawnAt, drawnModel, laidAt } from "./apart.ts";
import { heroPicture } from "./art.ts";
import { cutouts } from "./cutouts.ts";
import { MAZE_DEFS } from "./defs.ts";
import { Features } from "./features.ts";
import { Framing } from "./framing.ts";
import { Gates } from "./gates.ts";
import { ahead, centreOf, mallRect, type Point } from "./geometry.ts";
import { Ground } from "./ground.ts";
import { Hand } from "./hand.ts";
import { Heroes } from "./heroes.ts";
import { Input } from "./input.ts";
import { Lights } from "./lights.ts";
import { MallCamera } from "./mallCamera.ts";
import { DIM_TINT } from "./palette.ts";
import { eitherTouch, Pencil } from "./pencil.ts";
import { Plans } from "./plans.ts";
import { Play } from "./play.ts";
import { Pointers } from "./pointers.ts";
import { Removals } from "./removals.ts";
import type { MazeScene, MazeSceneHandlers, MazeSceneModel } from "./types.ts";

/** Everything that is drawn with one renderer. A lost renderer takes it along; another is made from the last model. */
export class Stage implements Omit<MazeScene, "destroy"> {
  readonly #host: HTMLElement;
  readonly #renderer: WebGLRenderer;
  readonly #root = new Container();
  readonly #motion: Motion;
  readonly #camera: MallCamera;
  readonly #framing: Framing;
  readonly #atlas: Atlas;
  readonly #ground: Ground;
  readonly #features: Features;
  readonly #gates: Gates;
  readonly #lights: Lights;
  readonly #heroes: Heroes;
  readonly #hand: Hand;
  readonly #pointers: Pointers;
  readonly #plans: Plans;
  readonly #removals: Removals;
  readonly #play: Play;
  readonly #dimmed: readonly Container[];
  /** As it was given, and as it is drawn. */
  #given: MazeSceneModel | undefined;
  #model: MazeSceneModel | undefined;
  #apart: Apart = apartOf([]);
  #mall: Mall = mallOf([]);
  #aims: readonly Aim[] = [];
  #dim = 0;
  #detail: number;
  #isDestroyed = false;

  static async make(
    host: HTMLElement,
    renderer: WebGLRenderer,
    handlers: MazeSceneHandlers,
    hasReducedMotion: boolean,
  ): Promise<Stage> {
    const detail = detailFor((host.clientWidth < 700 ? 0.75 : 0.9) * renderer.resolution);
    const motion = new Motion(
      () => stage?.draw(),
      (isAtRest) => stage?.rest(isAtRest),
    );
    let stage: Stage | undefined;
    const [atlas, ground] = await Promise.all([
      paintAtlas(cutouts(), detail, MAZE_DEFS),
      Ground.make(motion, hasReducedMotion, detail),
    ]);
    stage = new Stage(host, renderer, handlers, hasReducedMotion, motion, atlas, ground, detail);
    return stage;
  }

  private constructor(
    host: HTMLElement,
    renderer: WebGLRenderer,
    handlers: MazeSceneHandlers,
    hasReducedMotion: boolean,
    motion: Motion,
    atlas: Atlas,
    ground: Ground,
    detail: number,
  ) {
    this.#host = host;
    this.#renderer = renderer;
    this.#motion = motion;
    this.#atlas = atlas;
    this.#ground = ground;
    this.#detail = detail;
    this.#features = new Features(atlas, motion, hasReducedMotion);
    this.#gates = new Gates(atlas, motion);
    this.#lights = new Lights(atlas, motion, hasReducedMotion);
    this.#heroes = new Heroes(atlas, motion, hasReducedMotion, (colour, journey, from) => {
      if (journey.by !== "vortex") return;
      this.#features.spin(from);
      this.#features.spin(journey.to);
      this.#lights.trail(colour, centreOf(from), centreOf(journey.to));
    });
    this.#hand = new Hand(atlas, motion, hasReducedMotion);
    this.#pointers = new Pointers(atlas);
    this.#camera = new MallCamera(renderer.events, motion, hasReducedMotion, () => this.#placePointers());
    this.#framing = new Framing(this.#camera);
    this.#plans = new Plans(atlas);
    this.#removals = new Removals(atlas);
    this.#play = new Play({
      handlers,
      camera: this.#camera,
      heroes: this.#heroes,
      hand: this.#hand,
      lights: this.#lights,
      pointers: this.#pointers,
      removals: this.#removals,
      motion,
      aims: () => this.#aims,
      setCursor: (cursor) => {
        input.cursor = cursor;
      },
      fit: () => this.fit(),
    });
    const pencil = new Pencil({
      plans: this.#plans,
      colour: () => this.#model?.pencil ?? 1,
      world: (point) => this.#camera.viewport.toWorld(point.x, point.y),
      onStroke: (from, to) => handlers.onStroke?.(laidAt(from, this.#apart), laidAt(to, this.#apart)),
      wake: () => motion.wake(),
    });
    const world = this.#camera.viewport;
    world.addChild(
      ground.layer,
      this.#gates.layer,
      this.#removals.layer,
      this.#lights.layer,
      this.#heroes.layer,
      this.#plans.layer,
      this.#hand.layer,
    );
    world.interactiveChildren = false;
    this.#root.addChild(world, this.#pointers.layer);
    this.#pointers.layer.eventMode = "none";
    this.#dimmed = [ground.layer, this.#gates.layer];
    const input = new Input(
      this.#root,
      eitherTouch(() => (this.#model?.pencil === undefined ? this.#play : pencil)),
      (mayDrag) => this.#camera.letDrag(mayDrag),
    );
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    this.#renderer.resize(width, height);
    this.#root.hitArea = this.#renderer.screen;
    this.#camera.resize(width, height, insetsOf(this.#host));
    if (this.#model && !this.#camera.isHeld) this.#framing.frame(this.#mall, this.#model, this.#aims);
    this.draw();
  }

  update(given: MazeSceneModel): void {
    const former = this.#model;
    this.#apart = apartOf(given.board.tiles);
    const model = drawnModel(given, this.#apart);
    this.#given = given;
    this.#model = model;
    const mall = mallOf(model.board.tiles);
    const isAnother = !continues(mall, this.#mall);
    if (isAnother) this.#clear();
    const isFirst = former === undefined || isAnother;
    const isNewMatch = former === undefined || (isAnother && model.board.tiles.length <= 2);
    this.#mall = mall;
    this.#aims = model.selected === undefined ? [] : distinct(aimsOf(mall, model.targets));
    const plates = this.#ground.update(mall, !isFirst);
    this.#features.update(mall, model.board, plates);
    this.#gates.update(mall, model.board.tilesLeft, plates, isFirst);
    this.#heroes.update(mall, model.board, model.selected, this.#play.pendingDrop);
    this.#lights.update(mall, model, this.#aims);
    this.#removals.update(mall, model.removal);
    this.#plans.update(model.plan ?? []);
    this.#pointers.update(this.#beyond());
    this.#dimTo(model.selected === undefined ? 0 : 1);
    this.#camera.cover(mallRect(mall, 26));
    this.#framing.follow(mall, isNewMatch ? undefined : former, model, this.#aims);
    this.#host.dataset.heroes = COLOURS.map((colour, index) => {
      const hero = given.board.heroes[index];
      return `${colour}:${hero === undefined || hero.isOut ? "out" : `${hero.row},${hero.col}`}`;
    }).join(";");
    this.#host.dataset.tiles = String(mall.tiles.length);
    this.#placePointers();
    this.#motion.wake();
  }

  lean(...[colour, direction]: Parameters<MazeScene["lean"]>): void {
    const still = { x: 0, y: 0 };
    // Six pixels on the screen, whatever the zoom.
    this.#heroes.pawn(colour)?.lean(direction ? ahead(still, direction, 6 / this.#camera.scale) : still);
  }

  fit(): void {
    this.#camera.isHeld = false;
    this.#camera.moveTo(this.#camera.whole(), true);
  }

  zoom(factor: number): void {
    this.#camera.zoom(factor);
  }

  whereIs(spot: Spot): Point {
    const { x, y } = this.#camera.viewport.toScreen(centreOf(drawnAt(spot, this.#apart)));
    const { left, top } = this.#renderer.canvas.getBoundingClientRect();
    return { x: left + x, y: top + y };
  }

  draw(): void {
    if (this.#isDestroyed || this.#renderer.context.isLost) return;
    const selected = this.#model?.selected;
    this.#lights.follow(selected && this.#heroes.pawn(selected)?.at);
    this.#renderer.render(this.#root);
    // A panel that comes or goes moves the mall at once, without anything that would come to rest.
    if (this.#motion.isAtRest) this.#tellFrame();
  }

  rest(isAtRest: boolean): void {
    this.#tellFrame();
    this.#host.dataset.settled = String(isAtRest);
    if (isAtRest && !this.#isDestroyed) void this.#sharpen();
  }

  /** Where the mall lies on the page: the middle of its first cell, and from there to the next. */
  #tellFrame(): void {
    const [corner, next] = [this.whereIs({ row: 0, col: 0 }), this.whereIs({ row: 0, col: 1 })];
    this.#host.dataset.frame = [corner.x, corner.y, next.x - corner.x].map((n) => n.toFixed(1)).join(",");
  }

  /** Shows what is left to show, at rest, of a stage that this one takes the place of. */
  takeOver(former: Stage): void {
    if (former.#given) this.update(former.#given);
    this.#camera.isHeld = former.#camera.isHeld;
    this.#camera.moveTo(former.#camera.view, false);
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#motion.stop();
    this.#clear();
    this.#ground.destroy();
    this.#root.destroy({ children: true });
    this.#atlas.destroy();
  }

  #clear(): void {
    this.#hand.release();
    this.#ground.clear();
    this.#features.clear();
    this.#gates.clear();
    this.#heroes.clear();
  }

  /** Pictures are painted for the size at which they are shown; after a zoom they are painted anew. */
  async #sharpen(): Promise<void> {
    const detail = detailFor(this.#camera.scale * this.#renderer.resolution);
    const isSharpEnough = detail <= this.#detail && detail > this.#detail / 2;
    if (isSharpEnough || this.#model === undefined) return;
    this.#detail = detail;
    await Promise.all([this.#atlas.repaint(detail), this.#ground.repaint(detail)]);
    if (!this.#isDestroyed) this.#motion.wake();
  }

  #beyond() {
    const selected = this.#model?.selected;
    const pawn = selected && this.#heroes.pawn(selected);
    if (!selected || !pawn) return [];
    const lit = this.#aims.flatMap(({ target, at }) => {
      const { type } = target.command;
      if (type === "move" || type === "place") return [];
      return [{ at, picture: { vortex: `vortex-${selected}`, escalator: "escalator", explore: "act-explore" }[type] }];
    });
    return [{ at: centreOf(pawn.spot), picture: heroPicture(selected) }, ...lit];
  }

  #placePointers(): void {
    this.#pointers.place(this.#camera.free, (point) => this.#camera.viewport.toScreen(point.x, point.y));
  }

  #dimTo(dim: number): void {
    if (dim === this.#dim) return;
    const from = this.#dim;
    this.#dim = dim;
    this.#motion.tween(140, (t) => {
      const amount = from + (dim - from) * t;
      for (const layer of this.#dimmed) if (!layer.destroyed) layer.tint = mixed(DIM_TINT, amount);
    });
  }
}

/** The steps at which pictures are painted, pixels a unit: none is ever shown much smaller than it was painted. */
const DETAILS = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

function detailFor(pixels: number): number {
  return DETAILS.find((detail) => detail >= pixels * 0.94) ?? 4;
}

function continues(mall: Mall, former: Mall): boolean {
  return former.tiles.every((tile, index) => {
    const now = mall.tiles[index];
    return now?.id === tile.id && now.row === tile.row && now.col === tile.col && now.turns === tile.turns;
  });
}

/** What panels lie over is told by the host's padding. */
function insetsOf(host: HTMLElement): Insets {
  const style = getComputedStyle(host);
  const px = (value: string) => Number.parseFloat(value) || 0;
  return {
    top: px(style.paddingTop),
    right: px(style.paddingRight),
    bottom: px(style.paddingBottom),
    left: px(style.paddingLeft),
  };
}

/** White, on the way to a tint. */
function mixed(tint: number, amount: number): number {
  const channel = (shift: number) => Math.round(255 - (255 - ((tint >> shift) & 255)) * amount) << shift;
  return channel(16) | channel(8) | channel(0);
}
