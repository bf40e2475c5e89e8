import { type Detail, interrupt, interruptInOrder } from "../agenda.ts";
import { Score } from "../board.ts";
import { CABIN } from "../cabins.ts";
import { CABINS, COLOURS, NONE } from "../camp.ts";
import { beginChapter } from "../campaign.ts";
import { chapterOf } from "../chapters/index.ts";
import { hasBit, MANIAC_TOKENS } from "../clues.ts";
import { segmentsToCircles } from "../distance.ts";
import { changeManiac, maniacHand } from "../envelopes.ts";
import { armChosen } from "../gear.ts";
import { camperOf, livingCampers, tokensOf } from "../places.ts";
import { isCornered } from "../prowl/judge.ts";
import { mapOf } from "../ways.ts";
import type { StageName } from "./names.ts";
import { pickChosen } from "./setup.ts";
import type { Happening } from "./stage.ts";

/** A round: everybody's turn in the chapter's order. rules: Common turn structure */
const round: Happening = (match) => {
  const { board } = match;
  board.round++;
  match.emit({ type: "roundBegan", round: board.round });
  const turns = COLOURS.map((_, camper): readonly [StageName, Detail] => ["turn", { camper }]);
  const night: readonly (readonly [StageName])[] = [["dusk"], ["prowl"]];
  const inOrder = chapterOf(board).isManiacFirst ? [...night, ...turns] : [...turns, ...night];
  interruptInOrder(board, [...inOrder, ["roundEnd"]]);
};

/** Before the maniac's turn: has he any move? rules: IV, Ends */
const dusk: Happening = (match) => {
  if (isCornered(match.board, maniacHand(match))) chapterOf(match.board).onCornered(match.board);
};

const LAST_ROUND = 15;

const roundEnd: Happening = ({ board }) => {
  const hasTwist = chapterOf(board).allowsTwist && hasBit(MANIAC_TOKENS, board.maniacTokens, "twist");
  if (board.round < LAST_ROUND) interrupt(board, "round");
  else if (board.round === LAST_ROUND && hasTwist) interrupt(board, "twist");
  else board.ending = "time";
};

/** The chapter alone: who has a cabin begins at its door, the others at the entrance. rules: II, alone */
const muster: Happening = (match) => {
  const { board } = match;
  CABINS.forEach(({ points }, camper) => {
    camperOf(board, camper).point = board.cabins[camper] === CABIN.campers ? (points[0] ?? 0) : 0;
  });
  changeManiac(match, { rivals: livingCampers(board) });
};

const arm: Happening = armChosen;

/** The Chosen one: who caught him, else who is nearest; among equals he picks. rules: II, Ends */
const nearest: Happening = (match) => {
  const { board } = match;
  if (board.catcher !== NONE) return pickChosen(match, board.catcher);
  const { circle } = maniacHand(match);
  const map = mapOf(board.cabins);
  const distanceOf = (camper: number) => segmentsToCircles(map, camperOf(board, camper).point)[circle] ?? 0;
  const least = Math.min(...livingCampers(board).map(distanceOf));
  const rivals = livingCampers(board).filter((camper) => distanceOf(camper) === least);
  const [only, ...others] = rivals;
  if (only !== undefined && others.length === 0) return pickChosen(match, only);
  changeManiac(match, { rivals });
  interrupt(board, "choose");
};

/** Terror against salvation. rules: Scoring between chapters */
const score: Happening = ({ board }) => {
  const terror = tokensOf(board, "corpse").length;
  const salvation = livingCampers(board).length;
  board.scores.push(new Score({ chapter: board.chapter, terror, salvation }));
  if (terror > salvation) interrupt(board, "spoils", { amount: terror - salvation });
  if (salvation > terror) interrupt(board, "peek", { amount: salvation - terror });
};

const chapter: Happening = (match) => beginChapter(match, match.board.chapter + 1);

/** What happens by itself, by the name on the agenda. */
export const HAPPENINGS: Partial<Record<StageName, Happening>> = {
  round,
  dusk,
  roundEnd,
  muster,
  arm,
  nearest,
  score,
  chapter,
};
