import type { Random } from "../../table/random.ts";
import { CampBoard, Camper, Turn } from "./board.ts";
import { CABIN } from "./cabins.ts";
import { COLOURS, NONE, START_POINTS } from "./camp.ts";
import { openChapter } from "./campaign.ts";
import { chapterOf } from "./chapters/index.ts";
import { bitsOf, MANIAC_TOKENS } from "./clues.ts";
import { run } from "./engine.ts";
import type { CampersHand, CampHand, CampMatch, CampSecret, ManiacHand } from "./envelopes.ts";
import type { Options } from "./options.ts";
import { setDeadline } from "./perform.ts";
import { allClues } from "./tokens.ts";

const FRESH_MANIAC: ManiacHand = {
  side: "maniac",
  circle: 0,
  cells: [],
  hasSwum: false,
  hasPassed: false,
  fronts: {},
  draft: [],
  rivals: [],
};
const FRESH_CAMPERS: CampersHand = { side: "campers", seen: {}, sketches: [] };

/** The camp before the first decision. rules: Chapters, setup */
export function setUp(
  options: Options,
  seats: number,
  random: Random,
): { board: CampBoard; hands: CampHand[]; secret: CampSecret } {
  const drawn = random.integer(0, seats - 1);
  const maniac = options.maniac >= 0 && options.maniac < seats ? options.maniac : drawn;
  const board = boardOf(options, seats, maniac);
  const secret: CampSecret = { reserve: random.shuffle(allClues()), fronts: new Map(), nextToken: 1, pastTracks: [] };
  board.reserve = secret.reserve.length;
  const hands = Array.from({ length: seats }, (_, seat): CampHand => (seat === maniac ? FRESH_MANIAC : FRESH_CAMPERS));
  const match: CampMatch = { board, hands, secret, random, now: 0, emit: () => undefined };
  openChapter(match);
  run(match);
  setDeadline(match);
  return { board, hands, secret };
}

function boardOf(options: Options, seats: number, maniac: number): CampBoard {
  const isCampaign = options.play === "campaign";
  const board = new CampBoard({
    chapter: isCampaign ? 1 : Number(options.play),
    isCampaign,
    seats,
    maniac,
    agenda: [],
    turn: new Turn({ traces: [] }),
    campers: campersOf(seats, maniac),
    cabins: COLOURS.map(() => CABIN.closed),
    openers: COLOURS.map(() => NONE),
    tokens: {},
    played: [],
    facts: [],
    scores: [],
    track: [],
    turnTime: options.turnTime,
    hasDeductionHelp: options.deductionHelp,
    isOverheard: options.overhears,
  });
  board.maniacTokens = bitsOf(MANIAC_TOKENS, chapterOf(board).tokens);
  return board;
}

/** The five campers are shared as evenly as possible among the other seats, in turn order. */
function campersOf(seats: number, maniac: number): Camper[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== maniac);
  return COLOURS.map((_, camper) => {
    return new Camper({ seat: others[camper % others.length] ?? 0, point: START_POINTS[camper] ?? 0 });
  });
}
