import { finishItem } from "../agenda.ts";
import { COLOURS, NONE } from "../camp.ts";
import { judgeExtraUse, judgeUse, playClue, playDuplicate } from "../camper/clues.ts";
import { drop, judgeDrop, judgeTake, pickUpKey, putAway, takeToken } from "../camper/finds.ts";
import { judgeSail, judgeStep, sail, takeStep, undoStep } from "../camper/steps.ts";
import { beginTurn, endTurn, judgeEnd } from "../camper/turn.ts";
import { camperOf, freeAround } from "../places.ts";
import { layFaceUp } from "../tokens.ts";
import { nightEyes } from "./looks.ts";
import { camperSeat } from "./seats.ts";
import { always, type Stage } from "./stage.ts";

/** A camper's turn. rules: Camper turn. Its item's amount tells that it has begun. */
export const turn: Stage = {
  seats: camperSeat,
  isNeeded: ({ board }, item) => camperOf(board, item.camper).life === "alive",
  begin(match, item) {
    if (item.amount > 0) return;
    item.amount = 1;
    beginTurn(match, item.camper);
  },
  deeds: {
    step: {
      judge: (board, _hand, { camper }, { to }) => judgeStep(board, camper, to),
      apply: (match, { camper }, { to }) => takeStep(match, camper, to),
    },
    sail: {
      judge: (board, _hand, { camper }, { pier }) => judgeSail(board, camper, pier),
      apply: (match, { camper }, { pier }) => sail(match, camper, pier),
    },
    use: {
      judge: (board, _hand, { camper }, { clue, point }) => judgeUse(board, camper, clue, point),
      apply: (match, { camper }, { clue, point }) => playClue(match, camper, clue, point),
    },
    take: {
      judge: (board, _hand, { camper }) => judgeTake(board, camper),
      apply: (match, { camper }) => takeToken(match, camper),
    },
    drop: {
      judge: (board, _hand, { camper }, { what, point }) => judgeDrop(board, camper, what, point),
      apply: (match, { camper }, { what, point }) => drop(match, camper, what, point),
    },
    look: nightEyes,
    undo: {
      judge: (board) => (board.turn.traces.length > 0 ? undefined : "nothing-to-undo"),
      apply: (match, { camper }) => undoStep(match, camper),
    },
    end: {
      judge: (board, _hand, { camper }) => judgeEnd(board, camper),
      apply: (match, { camper }) => endTurn(match, camper),
    },
  },
};

const besideCamper: NonNullable<Stage["deeds"]["place"]>["judge"] = (board, _hand, { camper }, { point }) =>
  freeAround(board, camperOf(board, camper).point).includes(point) ? undefined : "place-not-free";

/** A second clue of a kind: used at once, or put away face-down. rules: Duplicate found */
export const duplicate: Stage = {
  seats: camperSeat,
  deeds: {
    use: {
      judge: (board, _hand, { camper, front }, { clue, point }) =>
        clue === front ? judgeExtraUse(board, camper, clue, point) : "not-yours",
      apply(match, { camper }, { clue, point }) {
        finishItem(match.board);
        playDuplicate(match, camper, clue, point);
      },
    },
    place: {
      judge: besideCamper,
      apply(match, { camper, front }, { point }) {
        finishItem(match.board);
        putAway(match, camper, front, point);
      },
    },
  },
};

/** A second key: the old one is laid beside the camper, or the new one stays. rules: Meeting tokens */
export const swapKey: Stage = {
  seats: camperSeat,
  deeds: {
    place: {
      judge: besideCamper,
      apply(match, { camper }, { point }) {
        const pawn = camperOf(match.board, camper);
        finishItem(match.board);
        layFaceUp(match, "key", point, COLOURS[pawn.key] ?? "");
        match.emit({ type: "dropped", camper, what: "key", point });
        pawn.key = NONE;
        pickUpKey(match, camper);
      },
    },
    pass: { judge: always, apply: ({ board }) => finishItem(board) },
  },
};
