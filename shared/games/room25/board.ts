import { type SchemaType, schema, t } from "@colyseus/schema";
import { Board } from "../../table/board.ts";
import type { CharacterName } from "./characters.ts";
import type { DecisionKind } from "./decisions/kinds.ts";
import type { Role } from "./hands.ts";
import type { RoomColour, RoomKind } from "./kinds.ts";
import type { EndReason, ModeId } from "./modes/mode.ts";

/** A room tile. Its index in the list is its anonymous key: dealt at random, it follows the tile wherever it goes. */
export const Tile = schema(
  {
    /** Empty while the room is hidden. */
    kind: t.string<RoomKind | "">().default(""),
    /** Nobody may enter any more. rules: Flooded Chamber */
    isClosed: t.boolean().default(false),
  },
  "Room25Tile",
);
export type Tile = SchemaType<typeof Tile>;

/** A character. Its index in the list is its number. */
export const Character = schema(
  {
    seat: t.uint8(),
    /** Empty until it is chosen. */
    name: t.string<CharacterName | "">().default(""),
    /** The key of the tile it stands on; -1 when dead. */
    tile: t.int8(),
    isAlive: t.boolean().default(true),
    /** Empty until it is revealed. */
    identity: t.string<Role | "">().default(""),
    /** Its programme is in. */
    isReady: t.boolean().default(false),
    /** Actions it may take this turn: 1 for who started it in a Cold Chamber, else 2. */
    limit: t.uint8().default(0),
    /** It does not program this turn but chooses when its slot comes. */
    isFree: t.boolean().default(false),
    /** It kept its only action for round 2. */
    isKeeping: t.boolean().default(false),
    /** Actions played this turn, also those that were lost: indices into `ACTIONS`. */
    played: t.array("uint8"),
    /** Slots of this turn that are over: 0 to 2. */
    slotsDone: t.uint8().default(0),
    /** The turn in which it last entered a room. */
    enteredTurn: t.uint8().default(0),
    /** It entered its room in the slot that is being played. */
    isNewcomer: t.boolean().default(false),
  },
  "Room25Character",
);
export type Character = SchemaType<typeof Character>;

/** The decision the game waits for, with its public parameters. */
export const Awaited = schema(
  {
    /** Empty when nobody's. */
    kind: t.string<DecisionKind | "">().default(""),
    seat: t.uint8().default(0),
    character: t.uint8().default(0),
  },
  "Room25Awaited",
);
export type Awaited = SchemaType<typeof Awaited>;

/** What a seat says the colour of a hidden room is. */
export const Claim = schema({ tile: t.uint8(), seat: t.uint8(), colour: t.string<RoomColour>() }, "Room25Claim");
export type Claim = SchemaType<typeof Claim>;

export type RoomPhase = "choosing" | "clue" | "programming" | "action" | "over";

export const RoomBoard = Board.extend(
  {
    mode: t.string<ModeId>(),
    /** The alarm will ring. */
    hasAlarm: t.boolean(),
    hasReminders: t.boolean(),
    keepsLooks: t.boolean(),
    /** Milliseconds for a decision; 0: no limit. */
    timeLimit: t.uint32(),
    /** How many tiles of each of `ROOM_KINDS` this complex has. */
    composition: t.array("uint8"),

    /** By cell: the key of the tile that lies there. */
    cells: t.array("uint8"),
    /** By key. */
    tiles: t.array(Tile),
    /** By line: the direction its Control token shows, 0 without one. */
    lines: t.array("int8"),
    characters: t.array(Character),
    /** The living characters, first to last: the order track. */
    order: t.array("uint8"),
    /** 1, 2, ...; 0 before the first. */
    turn: t.uint8().default(0),
    /** With this one. 1: the last turn. */
    turnsLeft: t.uint8(),
    phase: t.string<RoomPhase>(),
    /** 1 or 2 in the action phase. */
    round: t.uint8().default(0),
    /** The character whose slot is being played; -1: nobody's. */
    actor: t.int8().default(-1),
    /** The index of the action that is being carried out; -1: none. */
    action: t.int8().default(-1),
    awaited: t.ref(Awaited),
    /** Match time at which time decides; -1: never. */
    deadline: t.float64().default(-1),
    /** By seat: its starting clue is taken. */
    hasPeeked: t.array("boolean"),
    /** By seat: the tile that bears its reminder token; -1: at hand. */
    reminders: t.array("int8"),
    claims: t.array(Claim),
    /** By seat: it is its own turn: from its slot on until somebody else decides. */
    openTurns: t.array("boolean"),

    /** Empty until the game is over. */
    ending: t.string<EndReason | "">().default(""),
    /** By seat, once the game is over: one of `OUTCOMES`. */
    outcomes: t.array("string"),
    /** By key, once the game is over: what every tile was. */
    complex: t.array("string"),
  },
  "Room25Board",
);
export type RoomBoard = SchemaType<typeof RoomBoard>;
