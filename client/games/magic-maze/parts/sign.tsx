import { useTranslation } from "react-i18next";
import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import { switchesOf } from "../../../../shared/games/magic-maze/scenarios.ts";
import { talkOf } from "../../../../shared/games/magic-maze/talk.ts";
import { useMazeState, useSessionState } from "../context.ts";
import { Art } from "./art.tsx";

/** How long it stays as it is: a key of the catalogue. */
function untilWhen(board: MazeView): string {
  const { talk, hasElf } = switchesOf(board);
  if (talk === "never" && board.result === "") return "sign.never";
  if (board.sandOut < 0) return talk === "emotes" ? "sign.until-sand-emotes" : "sign.until-sand";
  if (talk === "free") return "sign.always";
  if (talkOf(board) !== "closed") return "sign.until-action";
  return hasElf ? "sign.until-turn-or-elf" : "sign.until-turn";
}

/** Talk or silence: it governs everybody's behaviour, so it is never an icon only. */
export function Sign() {
  const { t } = useTranslation("magic-maze");
  const board = useMazeState((state) => state.served);
  const isStopped = useSessionState(({ view }) => view?.clock.isRunning === false);
  if (!board) return null;
  const talk = talkOf(board);
  const word = { open: "sign.talk", emotes: "sign.emotes", closed: "sign.silence" }[talk];
  const isPaused = isStopped && board.sandOut >= 0 && board.result === "";
  return (
    <div className={talk === "closed" ? "mm-sign" : "mm-sign is-talk"} role="status">
      <Art name={talk === "closed" ? "silence" : "talk"} />
      <div>
        <b>{t(word)}</b>
        <span>{t(isPaused ? "sign.paused" : untilWhen(board))}</span>
      </div>
    </div>
  );
}
