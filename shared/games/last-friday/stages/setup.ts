import { finishItem } from "../agenda.ts";
import type { CampBoard, Item } from "../board.ts";
import { CABIN, pointsInside } from "../cabins.ts";
import { ARROW, cabinOfPoint, MEETING_POINTS } from "../camp.ts";
import { CARDS, NO_CARD } from "../cards.ts";
import { chapterOf } from "../chapters/index.ts";
import { CLUES } from "../clues.ts";
import type { Command } from "../commands.ts";
import { stepsAway } from "../distance.ts";
import { type CampMatch, changeManiac } from "../envelopes.ts";
import { MEETING_FRONTS } from "../meetings.ts";
import { camperOf, isFree, neighboursOf } from "../places.ts";
import { drawClue, fetchClue, layFaceDown, layFaceUp, returnClues } from "../tokens.ts";
import { mapOf } from "../ways.ts";
import { camperSeats, maniacSeat } from "./seats.ts";
import type { Stage } from "./stage.ts";

function cardless(board: CampBoard): number[] {
  return [...board.campers].flatMap(({ card }, camper) => (card === NO_CARD ? [camper] : []));
}

/** Every colour gets a card, another one than before, and the clue printed on it. rules: Own token; II, setup */
export const cards: Stage = {
  seats: (board) => [...new Set(cardless(board).map((camper) => camperOf(board, camper).seat))],
  isNeeded: ({ board }) => cardless(board).length > 0,
  deeds: {
    pickCard: {
      judge(board, _hand, _item, { camper, card }, seat) {
        const pawn = camperOf(board, camper);
        if (pawn.seat !== seat) return "not-your-camper";
        return pawn.card !== NO_CARD || (pawn.cardsUsed & (1 << card)) !== 0 ? "card-taken" : undefined;
      },
      apply(match, _item, { camper, card }) {
        const pawn = camperOf(match.board, camper);
        const own = CARDS[camper]?.[card]?.own;
        pawn.card = card;
        pawn.cardsUsed |= 1 << card;
        match.emit({ type: "cardPicked", camper, card });
        if (own !== undefined && fetchClue(match, own)) pawn.clues |= 1 << CLUES.indexOf(own);
        if (cardless(match.board).length > 0) return;
        finishItem(match.board);
        returnClues(match, match.secret.reserve.splice(0));
      },
    },
  },
};

function isDealOf<T>(all: readonly T[], dealt: readonly T[]): boolean {
  return [...all].sort().join() === [...dealt].sort().join();
}

/** The maniac moors the boat and lays the ten meeting tokens as he likes. rules: I, setup */
export const arrange: Stage = {
  seats: maniacSeat,
  deeds: {
    arrange: {
      judge: (_board, _hand, _item, { fronts }) =>
        isDealOf<string>(MEETING_FRONTS, fronts) ? undefined : "wrong-tokens",
      apply(match, _item, { boat, fronts }) {
        match.board.boat = boat;
        const laid = MEETING_POINTS.map((point, index) => {
          const front = fronts[index] ?? "";
          return [layFaceDown(match, "meeting", point, front), front] as const;
        });
        changeManiac(match, { fronts: Object.fromEntries(laid) });
        match.emit({ type: "arranged", boat });
        finishItem(match.board);
      },
    },
  },
};

/** The chapter alone: both sides open cabins in turn, the campers first, until all five are open. rules: II */
export const cabins: Stage = {
  seats: (board, item) => (isCampersPick(item) ? camperSeats(board) : maniacSeat(board)),
  deeds: {
    openCabin: {
      judge: (board, _hand, _item, { cabin }) =>
        board.cabins[cabin] === CABIN.closed ? undefined : "cabin-not-closed",
      apply(match, item, { cabin }) {
        const { board } = match;
        board.cabins[cabin] = isCampersPick(item) ? CABIN.campers : CABIN.maniac;
        if (isCampersPick(item)) match.emit({ type: "cabinOpened", cabin, camper: -1 });
        else match.emit({ type: "cabinBroken", cabin });
        item.amount++;
        if (item.amount === board.cabins.length) finishItem(board);
      },
    },
  },
};

/** @param item its amount counts the cabins that are open */
function isCampersPick(item: Pick<Item, "amount">): boolean {
  return item.amount % 2 === 0;
}

/** How many clues the maniac lays out: as many as the chapter says and the supply has. */
export function layOutSizes(board: CampBoard): { corpses: number; clues: number } {
  const { corpses, clues } = chapterOf(board).layOut;
  return { corpses, clues: Math.min(clues, board.reserve) };
}

/** A point on which something may be laid out: free, outside the cabins, and not the newcomers' only way in. */
export function mayLayOut(board: CampBoard, point: number): boolean {
  return point !== ARROW && cabinOfPoint(point) < 0 && isFree(board, point);
}

/** Points nearer to one another than two empty points between them. rules: II, alone */
export function closeTo(board: CampBoard, point: number): number[] {
  const map = mapOf(board.cabins);
  return [...stepsAway([point], (node) => neighboursOf(map, node), 2).keys()];
}

/** The chapter alone: the maniac lays corpses, and clues face-down that he has not seen. */
export const layOut: Stage = {
  seats: maniacSeat,
  deeds: {
    layOut: {
      judge(board, _hand, _item, { corpses, clues }) {
        const sizes = layOutSizes(board);
        if (corpses.length !== sizes.corpses || clues.length !== sizes.clues) return "wrong-tokens";
        const points = [...corpses, ...clues];
        if (!points.every((point) => mayLayOut(board, point))) return "place-not-free";
        return areApart(board, points) ? undefined : "too-close";
      },
      apply: spread,
    },
  },
};

function areApart(board: CampBoard, points: readonly number[]): boolean {
  return points.every((point, index) => {
    const close = closeTo(board, point);
    return !points.some((other, place) => place !== index && close.includes(other));
  });
}

function spread(match: CampMatch, _item: Item, { corpses, clues }: Extract<Command, { type: "layOut" }>): void {
  for (const point of corpses) layFaceUp(match, "corpse", point);
  for (const point of clues) layFaceDown(match, "clue", point, drawClue(match) ?? "");
  match.emit({ type: "laidOut" });
  finishItem(match.board);
}

/** The maniac picks the Chosen one, where the rules leave it to him. rules: II, Ends; III, alone */
export const choose: Stage = {
  seats: maniacSeat,
  deeds: {
    choose: {
      judge: (_board, hand, _item, { camper }) =>
        hand.side === "maniac" && hand.rivals.includes(camper) ? undefined : "not-a-candidate",
      apply(match, _item, { camper }) {
        pickChosen(match, camper);
        changeManiac(match, { rivals: [] });
        finishItem(match.board);
      },
    },
  },
};

export function pickChosen(match: CampMatch, camper: number): void {
  match.board.chosen = camper;
  match.emit({ type: "chosenPicked", camper });
}

/** Where the Chosen one may begin: a free point in a cabin of the campers, or where it is in one. */
export function chosenSeats(board: CampBoard): number[] {
  const { point } = camperOf(board, board.chosen);
  return pointsInside(board.cabins, CABIN.campers).filter((inside) => inside === point || isFree(board, inside));
}

/** rules: III and IV, setup */
export const seatChosen: Stage = {
  seats: (board) => [camperOf(board, board.chosen).seat],
  isNeeded: ({ board }) => chosenSeats(board).length > 0,
  deeds: {
    place: {
      judge: (board, _hand, _item, { point }) => (chosenSeats(board).includes(point) ? undefined : "place-not-free"),
      apply(match, _item, { point }) {
        const { board } = match;
        camperOf(board, board.chosen).point = point;
        match.emit({ type: "chosenSeated", camper: board.chosen, point });
        finishItem(board);
      },
    },
  },
};
