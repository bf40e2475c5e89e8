import type { CampBoard } from "../board.ts";
import { CABIN } from "../cabins.ts";
import { CABINS } from "../camp.ts";
import { chapterOf } from "../chapters/index.ts";
import { hasBit, MANIAC_TOKENS, type ManiacToken } from "../clues.ts";
import type { Act } from "../commands.ts";
import type { ManiacHand } from "../envelopes.ts";
import type { RefusalCode } from "../refusals.ts";
import { foresee, wayFor } from "./foresee.ts";
import { type Foresight, mayPlay, movesAllowed, needsStart, startsOf } from "./foresight.ts";
import { canMove, passagesFrom, prowlWays, swimsFrom } from "./ways.ts";

/** Why this act may not be added to the draft. rules: Maniac turn */
export function judgeAct(board: CampBoard, hand: ManiacHand, act: Act): RefusalCode | undefined {
  return whyNot(board, foresee(board, hand), act);
}

/** The same where the draft's foresight is known. */
export function whyNot(board: CampBoard, foresight: Foresight, act: Act): RefusalCode | undefined {
  if (act.type === "start") {
    if (!needsStart(foresight)) return "not-now";
    return startsOf(board).includes(act.circle) ? undefined : "not-a-start";
  }
  if (needsStart(foresight)) return "choose-the-start";
  switch (act.type) {
    case "snuff":
      return foresight.crossedLanterns.length > 0 ? undefined : "no-lantern-crossed";
    case "invisible":
      return whyNoToken(board, foresight, "invisible") ?? whyNoCloak(board, foresight);
    case "axe":
      return whyNoToken(board, foresight, "axe") ?? whyNoAxe(foresight);
    case "speed":
      return whyNoToken(board, foresight, "speed") ?? (foresight.isDone ? "draft-is-over" : undefined);
    default:
      return whyNoMove(board, foresight, act);
  }
}

function whyNoMove(
  board: CampBoard,
  foresight: Foresight,
  act: Extract<Act, { type: "prowl" | "swim" | "passage" }>,
): RefusalCode | undefined {
  if (foresight.isDone) return "draft-is-over";
  if (foresight.numbers.length >= movesAllowed(foresight)) return "no-steps-left";
  if (act.type === "swim") {
    if (foresight.hasSwum) return "already-swum";
    return swimsFrom(board, foresight).includes(act.to) ? undefined : "no-way-there";
  }
  if (act.type === "passage") {
    if (foresight.hasPassed) return "already-passed";
    return passagesFrom(board, foresight).includes(act.to) ? undefined : "no-way-there";
  }
  if (wayFor(board, foresight, act) !== undefined) return undefined;
  const isReachable = prowlWays(board, foresight).some(({ to }) => to === act.to);
  return isReachable && act.over === undefined ? "choose-the-way" : "no-way-there";
}

function whyNoToken(board: CampBoard, foresight: Foresight, token: ManiacToken): RefusalCode | undefined {
  if (!mayPlay(board, foresight)) return "one-token-a-turn";
  return hasBit(MANIAC_TOKENS, board.maniacTokens, token) ? undefined : "no-token";
}

/** rules: Maniac tokens, Invisible: never in chapter I, and only to escape being shown. */
function whyNoCloak(board: CampBoard, foresight: Foresight): RefusalCode | undefined {
  if (!chapterOf(board).allowsInvisible) return "no-token";
  return foresight.shown.length > 0 ? undefined : "nothing-to-hide";
}

/** rules: Maniac tokens, Axe: on the axe circle of a closed cabin, before or after moving. */
function whyNoAxe(foresight: Foresight): RefusalCode | undefined {
  if (foresight.isDone) return "draft-is-over";
  const cabin = CABINS.findIndex(({ axe }) => axe === foresight.circle);
  return foresight.cabins[cabin] === CABIN.closed ? undefined : "no-axe-here";
}

/** Why the draft may not be committed as it stands: he must move as far as his own moves go. rules: Maniac turn 3 */
export function whyNoCommit(board: CampBoard, hand: ManiacHand): RefusalCode | undefined {
  const foresight = foresee(board, hand);
  if (needsStart(foresight)) return "choose-the-start";
  const mustGoOn = !foresight.isDone && foresight.numbers.length < foresight.ownMoves && canMove(board, foresight);
  return mustGoOn ? "must-move" : undefined;
}

/** He is on the map and has no lawful move, nor an axe to open one. rules: IV, Ends */
export function isCornered(board: CampBoard, hand: ManiacHand): boolean {
  const foresight = foresee(board, hand);
  if (needsStart(foresight) || canMove(board, foresight)) return false;
  return whyNot(board, foresight, { type: "axe" }) !== undefined;
}
