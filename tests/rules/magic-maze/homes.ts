import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import { dimensionOf } from "../../../shared/games/magic-maze/dimensions.ts";
import { COLOURS, type Colour } from "../../../shared/games/magic-maze/heroes.ts";
import { type ExploreCell, mallOf } from "../../../shared/games/magic-maze/mall.ts";
import { FAR_HEROES } from "../../../shared/games/magic-maze/placing.ts";
import { switchesOf } from "../../../shared/games/magic-maze/scenarios.ts";
import { TILES, type TileData } from "../../../shared/games/magic-maze/tiles.ts";

type Dimension = 0 | 1;

/** The colour whose item or exit a tile bears. */
function goalOf(tile: TileData | undefined): Colour | undefined {
  for (const { feature } of tile?.cells.flat() ?? []) {
    if (feature?.type === "item" || feature?.type === "exit") return feature.color;
  }
  return undefined;
}

/** Where a colour's item or exit lies already. */
function laidHome(view: MazeView, colour: Colour): Dimension | undefined {
  const laid = mallOf(view.tiles).tiles.find(({ id }) => goalOf(TILES.get(id)) === colour);
  return laid && dimensionOf(laid);
}

/** Item and exit of a colour belong into one dimension: where one of them lies, or else where its hero starts. */
function homeOf(view: MazeView, colour: Colour): Dimension {
  return laidHome(view, colour) ?? (FAR_HEROES.includes(colour) ? 1 : 0);
}

/** How many explorations each dimension would still offer to the heroes at home in it, were the tile laid in `chosen`. */
function prospects(view: MazeView, open: readonly ExploreCell[], tile: TileData | undefined, chosen: Dimension) {
  return ([0, 1] as const).map((dimension) => {
    const isHere = (colour: Colour) => homeOf(view, colour) === dimension;
    const now = open.filter((gate) => dimensionOf(gate) === dimension && isHere(gate.colour)).length;
    const added = tile?.explores.filter(({ color }) => isHere(color)).length ?? 0;
    return dimension === chosen ? now - 1 + added : now;
  });
}

/**
 * In which dimension the tile on top had best be laid, the best first: so that nobody's item and exit come apart, and
 * that both dimensions can be explored further. One mall is a single dimension. rules: Scenarios 13
 */
function dimensionsFor(view: MazeView, open: readonly ExploreCell[]): Dimension[] {
  if (!switchesOf(view).hasDimensions) return [0];
  const tile = TILES.get(view.nextTile);
  const colour = goalOf(tile);
  if (colour === undefined) {
    const worst = (chosen: Dimension) => Math.min(...prospects(view, open, tile, chosen));
    return worst(0) >= worst(1) ? [0, 1] : [1, 0];
  }
  const home = homeOf(view, colour);
  const other = home === 0 ? 1 : 0;
  const isAlone = COLOURS.every((one) => one === colour || homeOf(view, one) === other);
  return laidHome(view, colour) === undefined && !isAlone ? [home, other] : [home];
}

/** Open explore cells by where the tile on top is wanted, the best first. */
export function gatesByWish(view: MazeView): ExploreCell[][] {
  const open = mallOf(view.tiles).explores.filter((cell) => cell.leadsTo !== undefined);
  return dimensionsFor(view, open).map((dimension) => open.filter((gate) => dimensionOf(gate) === dimension));
}
