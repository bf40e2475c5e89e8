import { Container, Text } from "pixi.js";
import { CABIN, type CabinSides } from "../../../../shared/games/last-friday/cabins.ts";
import { CAMP_FONT } from "./numbers.ts";
import { CABIN_DEPTH, CABIN_KEYS, CABIN_LENGTH, CABIN_PLACES, LANDMARKS } from "./plan.ts";

/** CSS pixels: smaller nobody reads. */
const SMALLEST = 11;
/** Units: larger they would cover the ways. */
const LARGEST = 26;
const CABIN_SIZE = 19;
const PLACE_SIZE = 16;

/** The names of cabins and places. They lie above the mist. */
export class Names {
  readonly view = new Container();
  readonly #cabins: Text[];
  readonly #places: Text[];

  constructor(placeName: (key: string) => string) {
    this.#cabins = CABIN_KEYS.map((key) => lettered(placeName(key), CABIN_SIZE, "700", 0xfff3d6, 0x2b1d13));
    this.#places = LANDMARKS.map(({ key, place }) => {
      const text = lettered(placeName(key), PLACE_SIZE, "600", 0xe9f1ec, 0x0c1e20);
      text.position.set(place.x, place.y + 34);
      text.alpha = 0.82;
      return text;
    });
    this.view.addChild(...this.#places, ...this.#cabins);
  }

  /** Closed cabins have their name on the roof, open ones above the wall. */
  show(cabins: CabinSides): void {
    for (const [cabin, text] of this.#cabins.entries()) {
      const place = CABIN_PLACES[cabin];
      if (place === undefined) continue;
      const half = (place.isUpright ? CABIN_LENGTH : CABIN_DEPTH) / 2;
      const isClosed = cabins[cabin] === CABIN.closed;
      text.position.set(place.x, isClosed ? place.y + 42 : place.y - half - 13);
    }
  }

  /**
   * @param scale CSS pixels a unit
   * @param sharpness pixels a unit
   */
  resize(scale: number, sharpness: number): void {
    const size = (text: Text, least: number) => {
      const wanted = Math.min(LARGEST, Math.max(least, SMALLEST / scale));
      text.scale.set(wanted / least);
      const resolution = Math.max(1, sharpness * (wanted / least));
      if (text.resolution !== resolution) text.resolution = resolution;
      // Where they would be too small to read they are only in the way.
      text.visible = wanted * scale > SMALLEST * 0.8;
    };
    for (const text of this.#cabins) size(text, CABIN_SIZE);
    for (const text of this.#places) size(text, PLACE_SIZE);
  }
}

function lettered(name: string, size: number, weight: "600" | "700", fill: number, edge: number): Text {
  const text = new Text({
    text: name,
    style: {
      fontFamily: CAMP_FONT,
      fontSize: size,
      fontWeight: weight,
      fill,
      stroke: { color: edge, width: 5, join: "round" },
      padding: 4,
    },
  });
  text.anchor.set(0.5);
  return text;
}
