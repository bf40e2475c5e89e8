import { Container, type Renderer, type Sprite } from "pixi.js";
import { CABIN } from "../../../../shared/games/last-friday/cabins.ts";
import { COLOURS, NONE } from "../../../../shared/games/last-friday/camp.ts";
import { mapOf } from "../../../../shared/games/last-friday/ways.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import type { Motion } from "../../../scene/motion.ts";
import type { Point } from "../../../scene/shapes.ts";
import { actingCamper } from "./acting.ts";
import { CabinView } from "./cabin.ts";
import { Choices } from "./choices.ts";
import { Fog, type Light } from "./fog.ts";
import { isOnPawn, type PawnPlace, spotPlace } from "./hits.ts";
import { Lamps } from "./lamps.ts";
import { Mark } from "./marks.ts";
import { Names } from "./names.ts";
import { Nodes } from "./nodes.ts";
import type { Numbers } from "./numbers.ts";
import { Pawn } from "./pawn.ts";
import { type Cast, perform } from "./performing.ts";
import { changesBetween, isNothing, type Picture, pictureOf } from "./picture.ts";
import { Piece } from "./pieces.ts";
import { CABIN_PLACES, circlePlace, PIER_PLACES, pointPlace, SLOTS } from "./plan.ts";
import { Sketches } from "./sketches.ts";
import { picture, sizeAt } from "./sprites.ts";
import { terrain } from "./terrain.ts";
import { Trail } from "./trail.ts";
import type { CampSceneModel } from "./types.ts";
import { WayLine } from "./way.ts";

/** How much faster than life everything is shown while news wait. */
const HURRY = 2.5;

/** How far light reaches, units. */
const REACH = { acting: 300, camper: 225, lantern: 200, cabin: 165, maniac: 210 };

export interface CampSettings {
  readonly atlas: Atlas;
  /** Ground, mist and holes: what is soft. */
  readonly soft: Atlas;
  readonly numbers: Numbers;
  readonly motion: Motion;
  readonly renderer: Renderer;
  readonly hasReducedMotion: boolean;
  placeName(key: string): string;
  /** Something that tests and readers are told has changed. */
  onShown(): void;
}

/** The map in the world with all that is on it. It shows each model, what moved first, and the newest when it can. */
export class Camp {
  readonly view = new Container();
  readonly sketches: Sketches;
  isBusy = false;
  readonly #settings: CampSettings;
  readonly #fog: Fog;
  readonly #lamps: Lamps;
  readonly #names: Names;
  readonly #nodes: Nodes;
  readonly #choices: Choices;
  readonly #way = new WayLine();
  readonly #trail: Trail;
  readonly #cabins: readonly CabinView[];
  readonly #boat: Sprite;
  readonly #ground = new Container();
  readonly #people = new Container();
  readonly #pieces = new Map<string, Piece>();
  readonly #pawns: readonly Pawn[];
  readonly #maniac = new Pawn();
  readonly #marks: { readonly trail: Mark; readonly sighting: Mark };
  #size = 1;
  #model: CampSceneModel | undefined;
  #shown: Picture | undefined;
  #hasEnded = false;

  constructor(settings: CampSettings) {
    const { atlas, soft, numbers, motion, hasReducedMotion } = settings;
    this.#settings = settings;
    this.#fog = new Fog(settings.renderer, soft);
    this.#lamps = new Lamps(atlas, motion, hasReducedMotion);
    this.#names = new Names(settings.placeName);
    this.#nodes = new Nodes(atlas, numbers);
    this.#choices = new Choices(atlas, numbers);
    this.#trail = new Trail(atlas, numbers, motion, hasReducedMotion);
    this.sketches = new Sketches(atlas);
    this.#cabins = COLOURS.map((_, cabin) => new CabinView(atlas, cabin));
    this.#pawns = COLOURS.map(() => new Pawn());
    this.#marks = { trail: new Mark(atlas, numbers, "trail"), sighting: new Mark(atlas, numbers, "sighting") };
    this.#boat = picture(atlas, "boat");
    this.#maniac.wearManiac(atlas);
    for (const pawn of [...this.#pawns, this.#maniac]) pawn.view.visible = false;
    this.#people.sortableChildren = true;
    this.#people.addChild(...this.#pawns.map(({ view }) => view), this.#maniac.view);
    this.view.addChild(
      terrain(atlas, soft),
      this.#boat,
      ...this.#cabins.map(({ view }) => view),
      this.#fog.view,
      this.#lamps.view,
      this.#marks.trail.below,
      this.#marks.sighting.below,
      this.#choices.below,
      this.#trail.line,
      this.#trail.rings,
      this.#way.view,
      this.sketches.below,
      this.#nodes.view,
      this.#names.view,
      this.#ground,
      this.#choices.above,
      this.#marks.trail.view,
      this.#marks.sighting.view,
      this.#people,
      this.#choices.over,
      this.#trail.badges,
      this.sketches.view,
      this.#choices.focus,
    );
  }

  get model(): CampSceneModel | undefined {
    return this.#model;
  }

  /** By camper: the point where it is shown, 0 in the entrance, -1 for the dead. */
  get pointsShown(): readonly number[] {
    return this.#shown?.campers ?? [];
  }

  /** The circle on which the maniac sees himself; 0 for all others. */
  get maniacShown(): number {
    return this.#shown?.maniac ?? 0;
  }

  /** The pawns that stand, where they stand. */
  get standing(): PawnPlace[] {
    return this.#pawns.flatMap(({ view }, camper) =>
      view.visible ? [{ camper, x: view.x, y: view.y, size: view.scale.x }] : [],
    );
  }

  show(model: CampSceneModel): void {
    const isFirst = this.#model === undefined;
    const isFilm = !isFirst && !this.#hasEnded && model.board.track.length > 0;
    this.#hasEnded = model.board.track.length > 0;
    this.#model = model;
    if (this.#shown === undefined) this.#begin(pictureOf(model));
    this.#dress();
    this.#trail.show(model.trail, model.board.cabins, isFilm && model.trail.length > 0, !isFirst);
    if (this.isBusy) this.#settings.motion.pace = HURRY;
    else void this.#catchUp();
    this.#settings.motion.wake();
    this.#settings.onShown();
  }

  /**
   * Sizes everything that must be told apart at any zoom.
   * @param scale CSS pixels a unit
   * @param sharpness pixels a unit
   */
  resize(scale: number, sharpness: number): void {
    this.#names.resize(scale, sharpness);
    this.#nodes.resize(Math.min(1.15, Math.max(1, 0.6 / scale)));
    const size = sizeAt(scale, 2.1);
    if (size === this.#size) return;
    this.#size = size;
    for (const piece of this.#pieces.values()) piece.resize(size);
    for (const pawn of [...this.#pawns, this.#maniac]) pawn.resize(size);
    for (const one of [this.#marks.trail, this.#marks.sighting, this.#trail, this.#way, this.sketches, this.#choices]) {
      one.resize(size);
    }
  }

  destroy(): void {
    this.#fog.destroy();
  }

  #begin(next: Picture): void {
    this.#shown = next;
    for (const [cabin, state] of next.cabins.entries()) this.#cabins[cabin]?.show(state);
    for (const [id, look] of next.pieces) this.#piece(id).wear(look);
    this.#setDown(next);
  }

  /** Everything is where it belongs, whatever has moved it. */
  #setDown(shown: Picture): void {
    for (const [camper, point] of shown.campers.entries()) {
      const pawn = this.#pawns[camper];
      if (point === NONE) pawn?.view.position.set(0, 0);
      else pawn?.stand(this.#placeOf(camper, point, shown));
      if (pawn) pawn.view.visible = point !== NONE;
    }
    if (shown.maniac > 0) this.#maniac.stand(circlePlace(shown.maniac));
    this.#maniac.view.visible = shown.maniac > 0;
    const pier = PIER_PLACES[shown.boat];
    if (pier) this.#boat.position.set(pier.boat.x, pier.boat.y);
    this.#marks.trail.show(shown.trail);
    this.#marks.sighting.show(shown.sighting);
    this.#relight();
  }

  /** Shows what has changed until nothing has; what came meanwhile is shown in one. */
  async #catchUp(): Promise<void> {
    const { motion } = this.#settings;
    this.isBusy = true;
    for (;;) {
      if (this.#model === undefined || this.#shown === undefined) break;
      const next = pictureOf(this.#model);
      const changes = changesBetween(this.#shown, next);
      if (isNothing(changes)) break;
      await perform(changes, this.#shown, next, this.#cast(next));
      this.#shown = next;
      this.#dress();
    }
    if (this.#shown) this.#setDown(this.#shown);
    motion.pace = 1;
    this.isBusy = false;
    this.#settings.onShown();
    motion.wake();
  }

  #cast(next: Picture): Cast {
    const { motion, hasReducedMotion } = this.#settings;
    return {
      motion,
      hasReducedMotion,
      boat: this.#boat,
      maniac: this.#maniac,
      pawn: (camper) => oneOf(this.#pawns, camper),
      cabin: (cabin) => oneOf(this.#cabins, cabin),
      piece: (id) => this.#piece(id),
      removePiece: (id) => {
        this.#pieces.get(id)?.view.destroy({ children: true });
        this.#pieces.delete(id);
      },
      mark: (kind) => this.#marks[kind],
      placeOf: (camper, point) => this.#placeOf(camper, point, next),
      relight: () => this.#relight(),
    };
  }

  /** Two on one point, while one passes the other, stand side by side. */
  #placeOf(camper: number, point: number, { campers }: Picture): Point {
    if (point === 0) return SLOTS[camper] ?? { x: 0, y: 0 };
    const { x, y } = pointPlace(point);
    const there = campers.flatMap((other, number) => (other === point ? [number] : []));
    return { x: x + (there.indexOf(camper) - (there.length - 1) / 2) * 30, y };
  }

  #piece(id: string): Piece {
    let piece = this.#pieces.get(id);
    if (piece === undefined) {
      piece = new Piece(this.#settings.atlas);
      piece.resize(this.#size);
      this.#pieces.set(id, piece);
      this.#ground.addChild(piece.view);
    }
    return piece;
  }

  /** Everything that does not move: who is ringed, what is lit, what is known. */
  #dress(): void {
    const [model, shown] = [this.#model, this.#shown];
    if (model === undefined || shown === undefined) return;
    const { board, seatColours } = model;
    const acting = actingCamper(board);
    for (const [camper, { seat }] of board.campers.entries()) {
      this.#pawns[camper]?.wearCamper(this.#settings.atlas, camper, {
        seatColour: seatColours[seat] ?? 0,
        isActing: acting === camper,
        isChosen: board.chosen === camper,
      });
    }
    const { litBy } = mapOf(shown.cabins);
    const lanterns = [...shown.pieces.values()].flatMap(({ kind, point }) => (kind === "lantern" ? [point] : []));
    this.#lamps.show(lanterns);
    this.#nodes.show({
      cabins: shown.cabins,
      possible: model.possible,
      lamplit: lanterns.flatMap((point) => litBy[point] ?? []),
    });
    this.#names.show(shown.cabins);
    const taken = [...shown.pieces.values()].map(({ point }) => point);
    this.#choices.show(model, taken);
    this.#way.show(model.way, shown.cabins);
    this.sketches.show(model.sketches);
    this.#relight();
  }

  #relight(): void {
    const [model, shown] = [this.#model, this.#shown];
    if (model === undefined || shown === undefined) return;
    const number = actingCamper(model.board);
    const lights: Light[] = [];
    for (const [camper, { view }] of this.#pawns.entries()) {
      view.zIndex = view.y;
      if (!view.visible) continue;
      const reach = camper === number ? REACH.acting : REACH.camper;
      lights.push({ x: view.x, y: view.y, reach, strength: 1 });
    }
    this.#maniac.view.zIndex = this.#maniac.view.y;
    if (this.#maniac.view.visible) lights.push({ ...this.#maniac.place, reach: REACH.maniac, strength: 0.85 });
    for (const { kind, point } of shown.pieces.values()) {
      if (kind === "lantern") lights.push({ ...pointPlace(point), reach: REACH.lantern, strength: 1 });
    }
    for (const [cabin, state] of shown.cabins.entries()) {
      const place = CABIN_PLACES[cabin];
      if (place === undefined || state === CABIN.closed) continue;
      lights.push({ x: place.x, y: place.y, reach: REACH.cabin, strength: state === CABIN.campers ? 1 : 0.75 });
    }
    if (this.#fog.shine(lights)) this.#nodes.dim(this.#fog);
    const acting = this.#pawns[number];
    const covered = ({ view: { x, y, scale } }: { readonly view: Container }) =>
      model.lit.filter((spot) => isOnPawn(spotPlace(spot), { x, y, size: scale.x }));
    for (const pawn of this.#pawns) pawn.isVeiled = pawn !== acting && covered(pawn).length > 0;
    // These two are never made transparent: rings are drawn over them.
    const whole = [acting, this.#maniac].filter((pawn) => pawn?.view.visible);
    this.#choices.uncover(whole.flatMap((pawn) => (pawn === undefined ? [] : covered(pawn))));
    this.#lamps.carry(acting?.view.visible ? acting.place : undefined);
  }
}

function oneOf<T>(all: readonly T[], number: number): T {
  const found = all[number];
  if (found === undefined) throw new RangeError(`there is no number ${number}`);
  return found;
}
