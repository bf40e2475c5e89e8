import { finishItem } from "../agenda.ts";
import { type CampBoard, type Item, Mark } from "../board.ts";
import { chapterOf } from "../chapters/index.ts";
import { hasBit, MANIAC_TOKENS } from "../clues.ts";
import type { Command } from "../commands.ts";
import type { CampMatch, ManiacHand } from "../envelopes.ts";
import { note } from "../facts.ts";
import { freeNear } from "../places.ts";
import { playToken } from "../prowl/commit.ts";
import type { RefusalCode } from "../refusals.ts";
import { drawClue, layFaceDown } from "../tokens.ts";
import { adjacentCircles, mapOf } from "../ways.ts";
import { maniacSeat } from "./seats.ts";
import type { Stage } from "./stage.ts";

type TrailCommand = Extract<Command, { type: "trail" }>;

/** The circle that the trail truly shows: the last number of its cell. rules: Trail reveal */
function trueCircle(hand: ManiacHand, item: Pick<Item, "amount">): number {
  return hand.cells[item.amount]?.at(-1) ?? 0;
}

/** The circles that this token lets him show. rules: Shadow */
export function trailCircles(board: CampBoard, hand: ManiacHand, item: Item, token: TrailCommand["token"]): number[] {
  const circle = trueCircle(hand, item);
  return token === "shadow" ? [circle, ...adjacentCircles(mapOf(board.cabins), circle)] : [circle];
}

function whyNoToken(board: CampBoard, token: TrailCommand["token"]): RefusalCode | undefined {
  if (token === "") return undefined;
  if (token === "invisible" && !chapterOf(board).allowsInvisible) return "no-token";
  if (!hasBit(MANIAC_TOKENS, board.maniacTokens, token)) return "no-token";
  return [...board.played].some(({ round }) => round === board.round) ? "one-token-a-turn" : undefined;
}

/** Every third round his trail is shown, and a clue is laid beside it. rules: Trail reveal */
export const trail: Stage = {
  seats: maniacSeat,
  deeds: {
    trail: {
      judge(board, hand, item, { token, circle, clue }) {
        if (hand.side !== "maniac") return "maniac-only";
        const why = whyNoToken(board, token);
        if (why !== undefined) return why;
        if (token === "invisible") return undefined;
        if (!trailCircles(board, hand, item, token).includes(circle)) return "no-such-place";
        return freeNear(board, circle).includes(clue) ? undefined : "place-not-free";
      },
      apply(match, item, command) {
        finishItem(match.board);
        if (command.token !== "") playToken(match, command.token);
        if (command.token === "invisible") match.emit({ type: "trailHidden" });
        else showTrail(match, item.amount, command);
      },
    },
  },
};

function showTrail(match: CampMatch, ofRound: number, { token, circle, clue }: TrailCommand): void {
  const { board } = match;
  board.trail = new Mark({ circle, round: board.round, ofRound });
  const front = drawClue(match);
  if (front !== undefined) layFaceDown(match, "clue", clue, front);
  match.emit({ type: "trailShown", circle, ofRound, clue: front === undefined ? 0 : clue });
  noteTrail(board, ofRound, circle, token === "shadow");
}

/** A Shadow tells that he was on the circle shown or next to it. */
function noteTrail(board: CampBoard, ofRound: number, circle: number, isShadow: boolean): void {
  const circles = isShadow ? [circle, ...adjacentCircles(mapOf(board.cabins), circle)] : [circle];
  if (ofRound < board.round) note(board, "was", { round: ofRound, circles });
  else note(board, isShadow ? "among" : "at", { circles });
}
