import { interruptInOrder } from "./agenda.ts";
import { Cell, Turn } from "./board.ts";
import { COLOURS, NONE } from "./camp.ts";
import { NO_CARD } from "./cards.ts";
import { chapterOf } from "./chapters/index.ts";
import { type CampMatch, changeManiac, maniacHand } from "./envelopes.ts";
import { note } from "./facts.ts";
import { camperOf } from "./places.ts";
import { possibleCircles } from "./possible.ts";

/** A chapter of the campaign begins: what lies on the board stays. rules: Chapters, setup */
export function beginChapter(match: CampMatch, number: number): void {
  const { board } = match;
  const known = board.chapter === 0 ? [] : possibleCircles(board);
  board.chapter = number;
  clearTrack(match);
  if (chapterOf(board).keepsPlace) keepPlace(match, known);
  else changeManiac(match, { circle: 0, cells: [] });
  COLOURS.forEach((_, camper) => void revive(match, camper));
  match.emit({ type: "chapterBegan", chapter: number });
  openChapter(match);
}

/** Puts the chapter's opening and its first round on the agenda. */
export function openChapter({ board }: CampMatch): void {
  const opening = chapterOf(board).opening[board.isCampaign ? "campaign" : "alone"];
  interruptInOrder(board, [...opening.map((stage) => [stage] as const), ["round"]]);
}

function clearTrack(match: CampMatch): void {
  const { board } = match;
  const { cells, circle } = maniacHand(match);
  match.secret.pastTracks.push({ chapter: board.chapter - 1, cells });
  board.round = 0;
  board.turn = new Turn({ traces: [] });
  board.facts.clear();
  board.played.clear();
  board.trail = undefined;
  board.sighting = undefined;
  board.isAbroad = false;
  board.ending = "";
  board.isSettled = false;
  board.catcher = NONE;
  changeManiac(match, { circle, hasSwum: false, hasPassed: false, draft: [] });
}

/** Cell 0 is where the last chapter left him; the campers know of it what they knew. rules: II and IV, setup */
function keepPlace(match: CampMatch, known: number[]): void {
  const { circle } = maniacHand(match);
  changeManiac(match, { cells: [[circle]] });
  note(match.board, "start", { circles: known });
  match.board.isAbroad = true;
}

/** The sheltered come out; the dead are replaced at the entrance, in some chapters. */
function revive(match: CampMatch, camper: number): void {
  const pawn = camperOf(match.board, camper);
  pawn.hasLooked = false;
  if (pawn.life === "safe") pawn.life = "alive";
  if (pawn.life !== "dead" || !chapterOf(match.board).bringsNewcomers) return;
  pawn.life = "alive";
  pawn.point = 0;
  pawn.card = NO_CARD;
}

/** The match is over: his whole track is laid open. */
export function layOpenTrack(match: CampMatch): void {
  const { board, secret } = match;
  const tracks = [...secret.pastTracks, { chapter: board.chapter, cells: maniacHand(match).cells }];
  for (const { chapter, cells } of tracks) {
    cells.forEach((circles, round) => {
      board.track.push(new Cell({ chapter, round, circles: [...circles] }));
    });
  }
}
