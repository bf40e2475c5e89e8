import { useTranslation } from "react-i18next";
import { useCampState } from "../context.ts";
import { useWords } from "../parts/words.ts";

/** The key of what is asked: `ask.<key>.title` and `.more`. */
function useQuestion(): string {
  return useCampState(({ mode, stage, choices, board }) => {
    if (mode) return `mode-${mode.is}`;
    if (stage === "prowl" && choices.some(({ command }) => command.type === "start")) return "start";
    const isMoved = board !== undefined && (board.turn.isMoveOver || board.turn.steps >= board.turn.maxSteps);
    return stage === "turn" && isMoved ? "turn-moved" : stage;
  });
}

/** What is asked of this player, and what to tap. */
export function Question() {
  const { t } = useTranslation("last-friday");
  const words = useWords();
  const question = useQuestion();
  const board = useCampState((state) => state.board);
  const mode = useCampState((state) => state.mode);
  const item = board?.agenda.at(-1);
  const what = mode?.is === "drop" ? mode.what : mode?.is === "use" ? mode.clue : (item?.front ?? "");
  const names = {
    who: item && item.camper >= 0 ? words.who(item.camper) : "",
    what: what === "key" ? t("thing.key") : what === "" ? "" : words.front(what),
    steps: Math.max(0, (board?.turn.maxSteps ?? 0) - (board?.turn.steps ?? 0)),
    amount: item?.amount ?? 0,
    circle: mode?.is === "way" ? mode.to : (item?.circle ?? 0),
  };
  return (
    <div className="lf-ask" role="status">
      <h2>{t(`ask.${question}.title`, names)}</h2>
      <p>{t(`ask.${question}.more`, names)}</p>
    </div>
  );
}

/** What the table waits for, for who has nothing to decide. */
export function Waiting() {
  const { t } = useTranslation("last-friday");
  const words = useWords();
  const item = useCampState(({ board }) => board?.agenda.at(-1));
  const isPlaying = useCampState(({ seat }) => seat >= 0);
  const isManiacs =
    item !== undefined &&
    ["arrange", "layOut", "choose", "spoils", "twist", "prowl", "corpse", "trail"].includes(item.stage);
  const who = isManiacs ? words.maniac() : item && item.camper >= 0 ? words.who(item.camper) : "";
  const kind = isManiacs ? "maniac" : who === "" ? "others" : "camper";
  return (
    <div className="lf-ask" role="status">
      <h2>{t(`wait.${kind}`, { who })}</h2>
      <p>{isPlaying ? t(`wait.${kind}-more`) : t("wait.watching")}</p>
    </div>
  );
}
