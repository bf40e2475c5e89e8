import { finishItem, interrupt, interruptInOrder } from "../agenda.ts";
import { type CampBoard, Played } from "../board.ts";
import { cardOf } from "../cards.ts";
import { chapterOf } from "../chapters/index.ts";
import { MANIAC_TOKENS, type ManiacToken } from "../clues.ts";
import { breakCabin, noteAxe } from "../doors.ts";
import { type CampMatch, changeManiac, maniacHand } from "../envelopes.ts";
import { note, showManiac } from "../facts.ts";
import { killCamper } from "../kill.ts";
import { litCircles } from "../light.ts";
import { camperOf, livingCampers, tokensOf } from "../places.ts";
import { shelteredCircles } from "../shelter.ts";
import { liftToken } from "../tokens.ts";
import { foresee } from "./foresee.ts";
import { type Foresight, isTwist, startsOf } from "./foresight.ts";
import { canMove } from "./ways.ts";

/** The maniac's lawful draft happens: what it does to others becomes public, the rest stays in his hand. */
export function commitDraft(match: CampMatch): void {
  const { board } = match;
  const hand = maniacHand(match);
  const foresight = foresee(board, hand);
  const isStuck = foresight.numbers.length === 0 && !canMove(board, foresight);
  const starts = [...startsOf(board)];

  finishItem(board);
  if (isTrailDue(board)) interrupt(board, "trail", { amount: board.round - chapterOf(board).trailLag });
  writeTrack(match, foresight);
  if (!board.isAbroad) note(board, "start", { circles: starts });
  board.isAbroad = true;
  match.emit({ type: "prowled" });
  if (foresight.token !== "") playToken(match, foresight.token);
  if (foresight.broken >= 0) breakCabin(match, foresight.broken);
  hurt(match, foresight);
  if (isStuck) chapterOf(board).onCornered(board);
}

/** rules: Trail reveal: every third round, never in the extra turn of the Plot twist. */
function isTrailDue(board: CampBoard): boolean {
  return board.round % 3 === 0 && !isTwist(board);
}

/** Writes the numbers into the cell of this round; he who cannot move writes the same number again. */
function writeTrack(match: CampMatch, { start, circle, numbers, hasSwum, hasPassed }: Foresight): void {
  const cells = [...maniacHand(match).cells];
  if (start > 0) cells[0] = [start];
  cells[match.board.round] = numbers.length > 0 ? [...numbers] : [circle];
  changeManiac(match, { circle, cells, hasSwum, hasPassed, draft: [] });
}

/** Lays a maniac token on the cell of this round, for all to see. */
export function playToken(match: CampMatch, token: ManiacToken): void {
  const { board } = match;
  board.maniacTokens &= ~(1 << MANIAC_TOKENS.indexOf(token));
  board.played.push(new Played({ token, round: board.round }));
  match.emit({ type: "tokenPlayed", token });
}

/** Deaths, then traps, then light. rules: Order within one maniac turn */
function hurt(match: CampMatch, foresight: Foresight): void {
  const { board } = match;
  const lit = litCircles(board);
  for (const { camper, point } of foresight.victims) killCamper(match, camper, point);
  for (const id of foresight.traps) springTrap(match, id);
  if (foresight.catcher >= 0) {
    beCaught(match, foresight.catcher, foresight.circle);
    return;
  }
  noteTurn(board, foresight, lit);
  if (foresight.broken >= 0 && foresight.killingSteps === 0) noteAxe(match, foresight.broken);
  for (const id of foresight.snuffed) snuffLantern(match, id);
  if (foresight.isCloaked) return;
  for (const circle of foresight.shown) showManiac(match, circle, circle !== foresight.circle);
}

function beCaught(match: CampMatch, camper: number, circle: number): void {
  match.board.catcher = camper;
  match.board.ending = "caught";
  note(match.board, "at", { circles: [circle] });
  match.emit({ type: "caught", camper, circle });
}

/** The trap goes to the box; the cautious have to move. rules: Bear trap; Caution */
export function springTrap(match: CampMatch, id: number): void {
  const { board } = match;
  const token = board.tokens.get(String(id));
  if (token === undefined) return;
  match.emit({ type: "trapSprung", point: token.point });
  liftToken(match, token);
  const isCautious = (camper: number) => cardOf(camper, camperOf(board, camper).card)?.skill === "caution";
  const cautious = livingCampers(board).filter(
    (camper) => isCautious(camper) && camperOf(board, camper).life !== "safe",
  );
  interruptInOrder(
    board,
    cautious.map((camper) => ["caution", { camper }]),
  );
}

function snuffLantern(match: CampMatch, id: number): void {
  const token = match.board.tokens.get(String(id));
  if (token === undefined) return;
  match.emit({ type: "lanternBroken", point: token.point });
  liftToken(match, token);
}

/** What everybody can tell of this turn: how far he went at most, whom and what he did not meet. */
function noteTurn(board: CampBoard, foresight: Foresight, lit: ReadonlySet<number>): void {
  const isDark = foresight.shown.length === 0;
  const pawns = livingCampers(board).map((camper) => camperOf(board, camper).point);
  const traps = tokensOf(board, "trap").map(({ point }) => point);
  note(board, "turn", {
    cabins: foresight.cabins.join(""),
    // Everybody sees how many died, but not on how many steps.
    steps: foresight.ownMoves + foresight.victims.length,
    points: [...pawns, ...traps].filter((point) => point > 0),
    circles: [...(isDark ? lit : []), ...shelteredCircles(board)],
  });
}
