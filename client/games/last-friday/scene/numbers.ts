import { ImageSource, Rectangle, Sprite, Texture } from "pixi.js";
import { CIRCLE_COUNT } from "../../../../shared/games/last-friday/camp.ts";

export const CAMP_FONT = '"Inter Variable", Inter, system-ui, sans-serif';
const WEIGHT = 750;
/** Units: the cell in which a number is written, and its letters' size by how many digits it has. */
const CELL = { width: 40, height: 24 };
const SIZES = [0, 19.5, 19, 17.4];
const COLUMNS = 20;
const ROWS = Math.ceil((CIRCLE_COUNT + 1) / COLUMNS);

/** 0 to 201, written in white on one sheet and tinted where they stand; drawn anew when one looks more closely. */
export class Numbers {
  readonly #source: ImageSource;
  readonly #textures: Texture[] = [];
  #detail: number;

  constructor(detail: number) {
    this.#detail = detail;
    this.#source = new ImageSource({
      resource: write(detail),
      resolution: detail,
      alphaMode: "premultiply-alpha-on-upload",
    });
    for (let number = 0; number <= CIRCLE_COUNT; number++) {
      const { x, y } = cellOf(number);
      this.#textures.push(new Texture({ source: this.#source, frame: new Rectangle(x, y, CELL.width, CELL.height) }));
    }
  }

  sprite(number: number): Sprite {
    const sprite = new Sprite(this.#textures[number] ?? Texture.EMPTY);
    sprite.anchor.set(0.5);
    // Letters that lie between two pixels are grey ones.
    sprite.roundPixels = true;
    return sprite;
  }

  /** @param detail pixels a unit */
  rewrite(detail: number): void {
    if (detail === this.#detail) return;
    this.#detail = detail;
    const sheet = write(detail);
    this.#source.resource = sheet;
    this.#source.resize(sheet.width / detail, sheet.height / detail, detail);
    this.#source.update();
  }

  destroy(): void {
    for (const texture of this.#textures) texture.destroy();
    this.#source.destroy();
  }
}

function cellOf(number: number): { x: number; y: number } {
  return { x: (number % COLUMNS) * CELL.width, y: Math.floor(number / COLUMNS) * CELL.height };
}

function write(detail: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(CELL.width * COLUMNS * detail);
  canvas.height = Math.ceil(CELL.height * ROWS * detail);
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  context.fillStyle = "#ffffff";
  context.textAlign = "center";
  for (let number = 0; number <= CIRCLE_COUNT; number++) {
    const digits = String(number);
    const size = SIZES[digits.length] ?? 17;
    const { x, y } = cellOf(number);
    context.font = `${WEIGHT} ${(size * detail).toFixed(2)}px ${CAMP_FONT}`;
    // Figures stand on their line and have no descenders: 0.727 of the size is their height.
    const middle = Math.round((y + CELL.height / 2 + size * 0.364) * detail);
    context.fillText(digits, (x + CELL.width / 2) * detail, middle);
  }
  return canvas;
}

/** Fetches the parts of the font that these texts need: it comes in seven, by script. */
export async function loadFont(texts: readonly string[]): Promise<void> {
  const all = `0123456789${texts.join("")}`;
  // A browser without the font still writes, in the next best one.
  await Promise.allSettled([WEIGHT, 600].map((weight) => document.fonts.load(`${weight} 16px "Inter Variable"`, all)));
}
