import { finishItem } from "../agenda.ts";
import type { CampBoard, Item } from "../board.ts";
import { movePawn, walk, wayTo } from "../camper/steps.ts";
import { isTaken, whyNotEnter } from "../camper/walking.ts";
import { camperOf, freeAround, neighboursOf } from "../places.ts";
import { isBarredFrom } from "../shelter.ts";
import { mapOf } from "../ways.ts";
import { camperSeat } from "./seats.ts";
import type { Stage } from "./stage.ts";

/** Where a camper that has to move one point may go. */
export function errandPoints(board: CampBoard, { camper }: Pick<Item, "camper">): number[] {
  const from = camperOf(board, camper).point;
  return neighboursOf(mapOf(board.cabins), from).filter(
    (point) => !isTaken(board, camper, point) && whyNotEnter(board, camper, point, 0) === undefined,
  );
}

function errand(go: (...args: Parameters<typeof walk>) => void): Stage {
  return {
    seats: camperSeat,
    isNeeded: ({ board }, item) =>
      camperOf(board, item.camper).life === "alive" && errandPoints(board, item).length > 0,
    deeds: {
      step: {
        judge: (board, _hand, item, { to }) => (errandPoints(board, item).includes(to) ? undefined : "no-way-there"),
        apply(match, { camper }, { to }) {
          const way = wayTo(match.board, camper, to);
          finishItem(match.board);
          if (way !== undefined) go(match, camper, way);
        },
      },
    },
  };
}

/** The cautious move when a trap springs, on the maniac's turn: no clash. rules: Caution */
export const caution = errand(movePawn);

/** The others move when the maniac is found; the Chosen one may end it. rules: IV, Clashes */
export const alarm = errand(walk);

/** Where a camper may be put that has turned up a corpse. rules: Meeting tokens */
export function staggerPoints(board: CampBoard, { camper }: Pick<Item, "camper">): number[] {
  const beside = freeAround(board, camperOf(board, camper).point);
  return beside.filter((point) => !isBarredFrom(board, camper, point));
}

export const stagger: Stage = {
  seats: camperSeat,
  isNeeded: ({ board }, item) => staggerPoints(board, item).length > 0,
  deeds: {
    place: {
      judge: (board, _hand, item, { point }) =>
        staggerPoints(board, item).includes(point) ? undefined : "place-not-free",
      apply(match, { camper }, { point }) {
        const { board } = match;
        const pawn = camperOf(board, camper);
        match.emit({ type: "stepped", camper, from: pawn.point, to: point, over: [] });
        pawn.point = point;
        finishItem(board);
      },
    },
  },
};
