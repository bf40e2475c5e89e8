import { Eye, MapPin } from "lucide-react";
import { useTranslation } from "react-i18next";
import { actionAt } from "../../../../shared/games/room25/actions/action.ts";
import { charactersOf } from "../../../../shared/games/room25/complex.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";
import { KeyCap } from "../../../play/keyCap.tsx";
import { useRoomState, useShow } from "../context.ts";
import { trayOf } from "../model/model.ts";
import { useWords } from "../parts/words.ts";
import { Answers, Question, useQuestion } from "./ask.tsx";
import { TimeBar } from "./timeBar.tsx";
import { Tray } from "./tray.tsx";

/** The own character whose tray is shown: the one that acts, or the next of them to act. */
function shownCharacter(board: RoomView, seat: number): number | undefined {
  const mine = charactersOf(board, seat);
  if (mine.includes(board.actor)) return board.actor;
  const waiting = [...board.order].filter((number) => mine.includes(number));
  return waiting.find((number) => (board.characters[number]?.slotsDone ?? 0) < board.round) ?? waiting[0];
}

function OwnTray() {
  const state = useRoomState((all) => all);
  const { board, seat } = state;
  const number = board && board.phase === "action" ? shownCharacter(board, seat) : undefined;
  const character = board && number !== undefined ? board.characters[number] : undefined;
  if (!board || number === undefined || !character || character.isFree) return null;
  const actions = trayOf(state, number);
  const now = board.actor === number && board.action >= 0 ? actions.indexOf(actionAt(board.action)) : undefined;
  return <Tray actions={actions} limit={character.limit} now={now} />;
}

/** What may be done beside the actions, on one's own turn. rules: 3.5, 5.1 */
function Extras() {
  const { t } = useTranslation("room25");
  const { model } = useShow();
  // The offer itself tells a neighbour who one is: it lies face down with the other secrets.
  const canReveal = useRoomState(({ choices, isVeiled }) => choices?.canReveal === true && !isVeiled);
  const canPlace = useRoomState(({ choices }) => (choices?.reminder.length ?? 0) > 0);
  const isPlacing = useRoomState((state) => state.isPlacing);
  return (
    <>
      {canReveal && (
        <button type="button" className="btn bad" onClick={() => model.send({ type: "reveal" })}>
          <Eye aria-hidden="true" />
          {t("dock.reveal")}
          <KeyCap sign="G" />
        </button>
      )}
      {canPlace && (
        <button type="button" className="btn" aria-pressed={isPlacing} onClick={() => model.setPlacing(!isPlacing)}>
          <MapPin aria-hidden="true" />
          {t("dock.place")}
          <KeyCap sign="P" />
        </button>
      )}
    </>
  );
}

/** What the table waits for, for who has nothing to decide. */
function Waiting({ board }: { board: RoomView }) {
  const { t } = useTranslation("room25");
  const words = useWords();
  const seat = useRoomState((state) => state.seat);
  const { phase, awaited, action } = board;
  const isSomebody = phase === "action" && awaited.kind !== "";
  const isDead = seat >= 0 && phase !== "choosing" && charactersOf(board, seat).length === 0;
  const title =
    phase === "choosing"
      ? t("wait.choosing", { player: words.player(awaited.seat) })
      : isSomebody
        ? t(action >= 0 ? "wait.acts" : "wait.decides", {
            who: words.who(awaited.character),
            action: action >= 0 ? words.action(actionAt(action)) : "",
          })
        : phase === "clue"
          ? t("wait.clue")
          : t("wait.programming");
  const more = seat < 0 ? t("wait.watching") : isDead ? t("wait.dead") : t(`wait.${phase}-more`);
  return (
    <div className="r25-ask">
      <h2>{title}</h2>
      <p>{more}</p>
    </div>
  );
}

/** Choosing, watching and waiting: everything but programming. */
export function Acting() {
  const { t } = useTranslation("room25");
  const words = useWords();
  const board = useRoomState((state) => state.board);
  const question = useQuestion();
  const isAsked = question !== undefined;
  if (!board) return null;
  const word = () => {
    if (board.phase === "clue") {
      return t("dock.ready-count", { ready: [...board.hasPeeked].filter(Boolean).length, of: board.hasPeeked.length });
    }
    // What happens when the time is up is of no interest where there is no limit.
    if (board.timeLimit === 0) return "";
    if (isAsked) return t("time.then");
    return board.phase === "action" ? t("time.theirs", { who: words.who(board.awaited.character) }) : "";
  };
  return (
    <>
      <OwnTray />
      {isAsked ? <Question question={question} /> : <Waiting board={board} />}
      {isAsked && <Answers />}
      <div className="r25-go">
        <TimeBar word={word()} />
        <Extras />
      </div>
    </>
  );
}
