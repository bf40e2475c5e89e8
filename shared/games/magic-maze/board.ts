import { type SchemaType, schema, t } from "@colyseus/schema";
import { Board } from "../../table/board.ts";
import type { ReadonlyList } from "../../table/lists.ts";
import type { Switches } from "./switches.ts";

/** A hero on the mall. Rows grow southwards, columns eastwards; (0,0) is the north-western cell of tile 1. */
export const Hero = schema({ row: t.int16(), col: t.int16(), isOut: t.boolean().default(false) }, "MazeHero");
export type Hero = SchemaType<typeof Hero>;

/** A mall tile that was laid: the cell of its north-western corner and its clockwise quarter turns from the data. */
export const LaidTile = schema({ id: t.string(), row: t.int16(), col: t.int16(), turns: t.uint8() }, "MazeTile");
export type LaidTile = SchemaType<typeof LaidTile>;

/** A cell that bears an out-of-order token: a spent timer or crystal ball, a camera switched off. */
export const Token = schema({ row: t.int16(), col: t.int16() }, "MazeToken");
export type Token = SchemaType<typeof Token>;

/** A stroke of a seat's plan: an arrow, or a ring where it leads from a cell to itself. */
export const Sketch = schema(
  { seat: t.uint8(), row: t.int16(), col: t.int16(), toRow: t.int16(), toCol: t.int16() },
  "MazeSketch",
);
export type Sketch = SchemaType<typeof Sketch>;

/** The switches of an own scenario. */
export const OwnSwitches = schema(
  {
    exits: t.string<Switches["exits"]>(),
    talk: t.string<Switches["talk"]>(),
    hasPassing: t.boolean(),
    hasDwarf: t.boolean(),
    hasElf: t.boolean(),
    hasMage: t.boolean(),
    hasCameras: t.boolean(),
    hasOpenStack: t.boolean(),
    hasLeader: t.boolean(),
    hasRearrangement: t.boolean(),
    hasDimensions: t.boolean(),
    hasRedPawn: t.boolean(),
    hasVortexes: t.boolean(),
    hasGroups: t.boolean(),
  } satisfies Record<keyof Switches, unknown>,
  "MazeSwitches",
);

/** One turn of the sand timer, or its first setting: match time, and the sand left before and after (ms). */
export const SandTurn = schema({ at: t.uint32(), before: t.uint32(), after: t.uint32() }, "MazeSandTurn");

/** Something worth a mark on the line of sand: `what` is "theft", "exit-<colour>", "do-something", or "tiles-stuck". */
export const Mark = schema({ at: t.uint32(), what: t.string() }, "MazeMark");

/** Laid open when the match has ended. */
export const Summary = schema(
  {
    /** Match time from the first turning of the sand to the end, ms. */
    duration: t.uint32(),
    /** Sand left, ms; 0 when it ran out. */
    sandLeft: t.uint32(),
    timersUsed: t.uint8(),
    tilesLaid: t.uint8(),
    /** How often the red pawn was set. */
    doSomethings: t.uint16(),
    /** Actions by seat (moves, vortexes, escalators, explorations). */
    actions: t.array("uint16"),
    /** Match times count from the first turning of the sand. */
    sand: t.array(SandTurn),
    marks: t.array(Mark),
  },
  "MazeSummary",
);
export type Summary = SchemaType<typeof Summary>;

export type Result = "" | "won" | "lost";

export const MazeBoard = Board.extend(
  {
    scenario: t.uint8(),
    /** The sand in the whole timer, ms: 180000 by the book. */
    sandTotal: t.uint32(),
    /** Match time at which the sand is out; -1 before it is first turned. Left = sandOut - now. */
    sandOut: t.float64().default(-1),
    isTalkOpen: t.boolean().default(true),
    isTheftDone: t.boolean().default(false),
    /** In the order of `COLOURS`. */
    heroes: t.array(Hero),
    tiles: t.array(LaidTile),
    tokens: t.array(Token),
    /** How many tiles the face-down stack still has. */
    tilesLeft: t.uint8(),
    /** The action tiles before each seat: an `ActionSet`. */
    actions: t.array("uint8"),
    /** Who is ready for the sand to be turned, by seat. */
    ready: t.array("boolean"),
    /** The seat before which the red pawn stands; -1: beside the board. */
    redPawn: t.int8().default(-1),
    /** Tiles laid through the crystal ball on which the mage stands now: 0 or 1. */
    ballTilesLaid: t.uint8().default(0),
    result: t.string<Result>().default(""),
    summary: t.ref(Summary).optional(),
    /** The switches, where `scenario` is 0: an own scenario. */
    own: t.ref(OwnSwitches).optional(),
    /** The highest number in the stack. */
    level: t.uint8().default(0),
    /** The id of the top tile of a stack that lies face up; else "". */
    nextTile: t.string().default(""),
    /** How many tiles have to be removed before anything else is done. */
    removalsLeft: t.uint8().default(0),
    /** One player alone: action tiles that are still face down; -1 where there is no such pile. */
    drawLeft: t.int8().default(-1),
    /** The plan that was drawn before the sand was turned. */
    sketches: t.array(Sketch),
  },
  "MazeBoard",
);
export type MazeBoard = SchemaType<typeof MazeBoard>;

/**
 * What the read-only rules need of a board: the synchronized board fulfils it, and so does a plain copy, so that a
 * client can ask "what if" on a copy of its own.
 */
export interface MazeView {
  readonly scenario: number;
  readonly sandTotal: number;
  readonly sandOut: number;
  readonly isTalkOpen: boolean;
  readonly isTheftDone: boolean;
  readonly heroes: ReadonlyList<{ readonly row: number; readonly col: number; readonly isOut: boolean }>;
  readonly tiles: ReadonlyList<{
    readonly id: string;
    readonly row: number;
    readonly col: number;
    readonly turns: number;
  }>;
  readonly tokens: ReadonlyList<{ readonly row: number; readonly col: number }>;
  readonly tilesLeft: number;
  readonly actions: ReadonlyList<number>;
  readonly ready: ReadonlyList<boolean>;
  readonly redPawn: number;
  readonly ballTilesLaid: number;
  readonly result: Result;
  readonly summary?: SummaryView | undefined;
  readonly own?: Switches | undefined;
  readonly level: number;
  readonly nextTile: string;
  readonly removalsLeft: number;
  readonly drawLeft: number;
  readonly sketches: ReadonlyList<{
    readonly seat: number;
    readonly row: number;
    readonly col: number;
    readonly toRow: number;
    readonly toCol: number;
  }>;
}

export interface SummaryView {
  readonly duration: number;
  readonly sandLeft: number;
  readonly timersUsed: number;
  readonly tilesLaid: number;
  readonly doSomethings: number;
  readonly actions: ReadonlyList<number>;
  readonly sand: ReadonlyList<{ readonly at: number; readonly before: number; readonly after: number }>;
  readonly marks: ReadonlyList<{ readonly at: number; readonly what: string }>;
}
