import { useTranslation } from "react-i18next";
import { KeyCap } from "../../../play/keyCap.tsx";
import { useMaze, useMazeState } from "../context.ts";

/** One player alone: the action tiles that lie face down, and the button that turns the next one up. rules: Solo */
export function Pile() {
  const { t } = useTranslation("magic-maze");
  const { model } = useMaze();
  const left = useMazeState(({ served }) => served?.drawLeft ?? -1);
  if (left < 0) return null;
  return (
    <button
      type="button"
      className="mm-tile mm-pile"
      aria-keyshortcuts="D"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => model.send({ type: "turnUp" })}
    >
      <span className="mm-backs" aria-hidden="true" data-left={Math.min(left, 3)}>
        <b>{left}</b>
      </span>
      <span className="mm-cap">
        {t("dock.turn-up")}
        <KeyCap sign="D" />
      </span>
      <span className="unseen">{t("dock.pile", { count: left })}</span>
    </button>
  );
}
