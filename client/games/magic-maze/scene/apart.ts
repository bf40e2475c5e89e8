import { dimensionOf } from "../../../../shared/games/magic-maze/dimensions.ts";
import type { Placement, Spot } from "../../../../shared/games/magic-maze/mall.ts";
import { TILE_SIZE } from "../../../../shared/games/magic-maze/tiles.ts";
import type { MazeSceneModel } from "./types.ts";

/** Cells between two malls, at least. */
const GAP = 3;
/** The second mall is moved by so many cells at a time, so that it does not move at every tile that is laid. */
const STEP = 6;

/** How a second mall is drawn beside the first, from however far away it lies. rules: Scenarios 13 */
export interface Apart {
  /** What is added to its rows and columns. */
  readonly rows: number;
  readonly cols: number;
  /** The first column that is drawn as the second mall's. */
  readonly from: number;
}

const TOGETHER: Apart = { rows: 0, cols: 0, from: Number.POSITIVE_INFINITY };

export function apartOf(tiles: Iterable<Placement>): Apart {
  const [near, far]: [Placement[], Placement[]] = [[], []];
  for (const tile of tiles) (dimensionOf(tile) === 0 ? near : far).push(tile);
  if (near.length === 0 || far.length === 0) return TOGETHER;
  const right = Math.max(...near.map(({ col }) => col)) + TILE_SIZE;
  const left = Math.min(...far.map(({ col }) => col));
  const middle = (list: readonly Placement[]) => {
    const rows = list.map(({ row }) => row);
    return (Math.min(...rows) + Math.max(...rows)) / 2;
  };
  return {
    rows: Math.round((middle(near) - middle(far)) / STEP) * STEP,
    cols: Math.ceil((right + GAP - left) / STEP) * STEP,
    from: right + 1,
  };
}

/** Where a cell or a tile is drawn. */
export function drawnAt<T extends Spot>(spot: T, { rows, cols }: Apart): T {
  return dimensionOf(spot) === 0 ? spot : { ...spot, row: spot.row + rows, col: spot.col + cols };
}

/** The cell that is drawn there. */
export function laidAt({ row, col }: Spot, { rows, cols, from }: Apart): Spot {
  return col < from ? { row, col } : { row: row - rows, col: col - cols };
}

/** The model with everything where it is drawn; commands stay as they are. */
export function drawnModel(model: MazeSceneModel, apart: Apart): MazeSceneModel {
  if (apart === TOGETHER) return model;
  const at = <T extends Spot>(spot: T) => drawnAt(spot, apart);
  const { board } = model;
  return {
    ...model,
    board: {
      ...board,
      heroes: [...board.heroes].map(at),
      tiles: [...board.tiles].map(at),
      tokens: [...board.tokens].map(at),
    },
    targets: model.targets.map(at),
    focus: model.focus && at(model.focus),
    plan: model.plan?.map((stroke) => {
      const to = at({ row: stroke.toRow, col: stroke.toCol });
      return { ...at(stroke), toRow: to.row, toCol: to.col };
    }),
  };
}
