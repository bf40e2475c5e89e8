import { dueItem } from "../../../../shared/games/last-friday/agenda.ts";
import type { CampBoard } from "../../../../shared/games/last-friday/board.ts";
import { MEETING_POINTS, POINT_COUNT } from "../../../../shared/games/last-friday/camp.ts";
import type { Command } from "../../../../shared/games/last-friday/commands.ts";
import type { CampHand } from "../../../../shared/games/last-friday/envelopes.ts";
import { range } from "../../../../shared/games/last-friday/lists.ts";
import { MEETING_FRONTS } from "../../../../shared/games/last-friday/meetings.ts";
import { closeTo, layOutSizes, mayLayOut } from "../../../../shared/games/last-friday/stages/setup.ts";
import { thinkArrange, thinkLayOut } from "../../../../shared/games/last-friday/think/duties.ts";
import { seededRandom } from "../../../../shared/table/random.ts";
import type { BoardView } from "./rulesBoard.ts";

/** What the maniac is laying out before a chapter; given in as a whole. */
export interface Laying {
  readonly boat: number;
  /** What lies on the ten meeting points, in their order. */
  readonly fronts: readonly string[];
  /** The first of two meeting tokens that change places. */
  readonly picked: number | undefined;
  readonly corpses: readonly number[];
  readonly clues: readonly number[];
}

export const NOTHING_LAID: Laying = { boat: 0, fronts: MEETING_FRONTS, picked: undefined, corpses: [], clues: [] };

/** Ids that no token at the table has. */
const DRAFT_ID = 60_000;

function chance(board: CampBoard, hand: CampHand, seed: number): Parameters<typeof thinkLayOut>[0] | undefined {
  const item = dueItem(board);
  return (
    item && {
      board,
      hand,
      item,
      choices: [],
      suspects: () => [],
      seen: () => ({ circles: [], steps: 0 }),
      random: seededRandom(seed),
    }
  );
}

/** A lawful arrangement by chance. */
export function laidByChance(board: CampBoard, hand: CampHand, laying: Laying, seed: number): Laying {
  const thought = chance(board, hand, seed);
  const think = thought?.item.stage === "layOut" ? thinkLayOut : thinkArrange;
  const command: Command | undefined = thought && think(thought);
  if (command?.type === "arrange") return { ...laying, boat: command.boat, fronts: command.fronts, picked: undefined };
  if (command?.type === "layOut") return { ...laying, corpses: command.corpses, clues: command.clues };
  return laying;
}

/** The points on which the next of the tokens may be laid. */
export function openPoints(board: CampBoard, { corpses, clues }: Laying): readonly number[] {
  const sizes = layOutSizes(board);
  if (corpses.length >= sizes.corpses && clues.length >= sizes.clues) return [];
  const barred = new Set([...corpses, ...clues].flatMap((point) => [point, ...closeTo(board, point)]));
  return range(POINT_COUNT)
    .map((index) => index + 1)
    .filter((point) => !barred.has(point) && mayLayOut(board, point));
}

/** Lays the next token on a point, corpses first, or takes away what lies there. */
export function layAt(board: CampBoard, laying: Laying, point: number): Laying {
  const { corpses, clues } = laying;
  const isElsewhere = (other: number) => other !== point;
  if (corpses.includes(point)) return { ...laying, corpses: corpses.filter(isElsewhere) };
  if (clues.includes(point)) return { ...laying, clues: clues.filter(isElsewhere) };
  if (!openPoints(board, laying).includes(point)) return laying;
  const needsCorpse = corpses.length < layOutSizes(board).corpses;
  return needsCorpse ? { ...laying, corpses: [...corpses, point] } : { ...laying, clues: [...clues, point] };
}

/** Picks the first of two meeting tokens, or lets it change places with the second. */
export function pickMeeting(laying: Laying, place: number): Laying {
  const { picked, fronts } = laying;
  if (picked === undefined) return { ...laying, picked: place };
  const swapped = fronts.map((front, index) =>
    index === place ? (fronts[picked] ?? front) : index === picked ? (fronts[place] ?? front) : front,
  );
  return { ...laying, fronts: swapped, picked: undefined };
}

/** The command that gives the arrangement in, or undefined while something is missing. */
export function layingCommand(board: CampBoard, { boat, fronts, corpses, clues }: Laying): Command | undefined {
  if (dueItem(board)?.stage === "arrange") return { type: "arrange", boat, fronts: [...fronts] };
  const sizes = layOutSizes(board);
  if (corpses.length !== sizes.corpses || clues.length !== sizes.clues) return undefined;
  return { type: "layOut", corpses: [...corpses], clues: [...clues] };
}

const token = (index: number, point: number, kind: string, front: string) => ({
  id: DRAFT_ID + index,
  point,
  kind,
  front,
});

/** The board with what is being laid out already on it, for its maker's eyes. */
export function withLaying(view: BoardView, stage: string, laying: Laying): BoardView {
  const laid =
    stage === "arrange"
      ? MEETING_POINTS.map((point, place) => token(place, point, "meeting", ""))
      : [
          ...laying.corpses.map((point, index) => token(index, point, "corpse", "corpse")),
          ...laying.clues.map((point, index) => token(100 + index, point, "clue", "")),
        ];
  const tokens = { ...view.tokens, ...Object.fromEntries(laid.map((one) => [String(one.id), one])) };
  return { ...view, ...(stage === "arrange" ? { boat: laying.boat } : {}), tokens } as BoardView;
}

/** The hand with the fronts of the meeting tokens that are being arranged. */
export function withFronts(hand: CampHand, { fronts }: Laying): CampHand {
  if (hand.side !== "maniac") return hand;
  return { ...hand, fronts: Object.fromEntries(fronts.map((front, place) => [DRAFT_ID + place, front])) };
}
