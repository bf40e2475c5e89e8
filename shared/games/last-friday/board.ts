import { type SchemaType, schema, t } from "@colyseus/schema";
import { Board } from "../../table/board.ts";
import { NO_CARD } from "./cards.ts";
import type { StageName } from "./stages/names.ts";

export type Life = "alive" | "safe" | "dead";

/** A camper's pawn, card and belongings: all public. Its number is its place in `COLOURS`. */
export const Camper = schema(
  {
    /** The seat that runs it. */
    seat: t.uint8().default(0),
    /** The place of its card in `CARDS`, or NO_CARD. */
    card: t.uint8().default(NO_CARD),
    /** Cards of the colour that have been in play: a set of bits. */
    cardsUsed: t.uint8().default(0),
    /** Where the pawn stands; 0: in the entrance. */
    point: t.uint16().default(0),
    life: t.string<Life>().default("alive"),
    /** A set of bits in the order of `CLUES`. */
    clues: t.uint8().default(0),
    /** The colour of the key it carries, or NONE. */
    key: t.int8().default(-1),
    /** Night eyes have been used in this chapter. */
    hasLooked: t.boolean().default(false),
  },
  "CampCamper",
);
export type Camper = SchemaType<typeof Camper>;

export type TokenKind = "clue" | "meeting" | "key" | "corpse" | "trap" | "lantern";

/** Something that lies on a point. */
export const Token = schema(
  {
    id: t.uint16().default(0),
    point: t.uint16().default(0),
    kind: t.string<TokenKind>(),
    /** A clue's name or a key's colour where it lies face-up; empty where it lies face-down. */
    front: t.string().default(""),
  },
  "CampToken",
);
export type Token = SchemaType<typeof Token>;

/** Something that has to be decided or done; the last one on the agenda is due. */
export const Item = schema(
  {
    stage: t.string<StageName>(),
    camper: t.int8().default(-1),
    point: t.uint16().default(0),
    circle: t.uint8().default(0),
    amount: t.uint8().default(0),
    front: t.string().default(""),
  },
  "CampItem",
);
export type Item = SchemaType<typeof Item>;

/** A step of the present turn that can be taken back: where pawn and boat were before. */
export const Trace = schema({ point: t.uint16().default(0), boat: t.uint8().default(0) }, "CampTrace");

/** The present camper's turn. rules: Camper turn */
export const Turn = schema(
  {
    camper: t.int8().default(-1),
    from: t.uint16().default(0),
    steps: t.uint8().default(0),
    maxSteps: t.uint8().default(2),
    isMoveOver: t.boolean().default(false),
    /** Clues used. */
    clues: t.uint8().default(0),
    /** Shovels already paid for and not yet used. */
    shovels: t.uint8().default(0),
    /** The alarm of chapter IV has been raised in this turn. */
    hasAlarmed: t.boolean().default(false),
    traces: t.array(Trace),
  },
  "CampTurn",
);
export type Turn = SchemaType<typeof Turn>;

/** The maniac's pawn or a marker where he was seen: shown in `round`, true of `ofRound`. */
export const Mark = schema(
  { circle: t.uint8().default(0), round: t.uint8().default(0), ofRound: t.uint8().default(0) },
  "CampMark",
);
export type Mark = SchemaType<typeof Mark>;

export type FactKind = "start" | "turn" | "at" | "not" | "among" | "was";

/** One thing everybody has learned of the maniac's whereabouts in this chapter, in order. See possible.ts. */
export const Fact = schema(
  {
    kind: t.string<FactKind>(),
    /** `was`: the round whose cell was shown; `turn`: the round of the turn. */
    round: t.uint8().default(0),
    /** `turn`: the circles on which he cannot have ended a step. */
    circles: t.array("uint8"),
    /** `turn`: the points he has not crossed. */
    points: t.array("uint16"),
    /** `turn`: the cabins, a digit each. */
    cabins: t.string().default(""),
    /** `turn`: the steps he may have taken, at most. */
    steps: t.uint8().default(0),
  },
  "CampFact",
);
export type Fact = SchemaType<typeof Fact>;

/** A maniac token on the time track. */
export const Played = schema({ token: t.string(), round: t.uint8().default(0) }, "CampPlayed");

/** Between two chapters. rules: Scoring between chapters */
export const Score = schema(
  { chapter: t.uint8().default(0), terror: t.uint8().default(0), salvation: t.uint8().default(0) },
  "CampScore",
);

/** Laid open when the match has ended: the numbers in one cell of the maniac's track. */
export const Cell = schema(
  { chapter: t.uint8().default(0), round: t.uint8().default(0), circles: t.array("uint8") },
  "CampCell",
);

export type Result = "" | "maniac" | "campers";
/** Why a chapter is over. */
export type Ending = "" | "sheltered" | "slain" | "caught" | "chosenSlain" | "cornered" | "time";

export const CampBoard = Board.extend(
  {
    /** 1 to 4. */
    chapter: t.uint8().default(0),
    isCampaign: t.boolean().default(false),
    /** 1 to 15. */
    round: t.uint8().default(0),
    seats: t.uint8().default(0),
    /** The seat that plays the maniac. */
    maniac: t.uint8().default(0),
    /** A stack: the last item is due now. */
    agenda: t.array(Item),
    turn: t.ref(Turn),
    campers: t.array(Camper),
    /** Cabin states (see cabins.ts), by colour. */
    cabins: t.array("uint8"),
    /** Who opened each cabin, or NONE. */
    openers: t.array("int8"),
    /** The place in `PIERS` of the pier where the boat lies. */
    boat: t.uint8().default(0),
    /** By id. */
    tokens: t.map(Token),
    /** Tokens in the face-down supply. */
    reserve: t.uint8().default(0),
    /** The maniac's unused tokens: a set of bits in the order of `MANIAC_TOKENS`. */
    maniacTokens: t.uint8().default(0),
    played: t.array(Played),
    /** The maniac has a place on the map in this chapter. */
    isAbroad: t.boolean().default(false),
    /** Where the trail was shown last. */
    trail: t.ref(Mark).optional(),
    /** Where he had to show himself otherwise. */
    sighting: t.ref(Mark).optional(),
    facts: t.array(Fact),
    /** The Chosen one, or NONE. */
    chosen: t.int8().default(-1),
    /** Who caught the maniac, or NONE. */
    catcher: t.int8().default(-1),
    ending: t.string<Ending>().default(""),
    /** The chapter is over; what is on the agenda now leads to the next one. */
    isSettled: t.boolean().default(false),
    scores: t.array(Score),
    /** Seconds a decision may take; 0: any time. */
    turnTime: t.uint16().default(0),
    /** Match time at which the default is taken; -1: never. */
    deadline: t.float64().default(-1),
    hasDeductionHelp: t.boolean().default(false),
    /** The maniac overhears what the campers say. */
    isOverheard: t.boolean().default(false),
    result: t.string<Result>().default(""),
    /** The maniac's whole track, when the match has ended. */
    track: t.array(Cell),
  },
  "CampBoard",
);
export type CampBoard = SchemaType<typeof CampBoard>;
