import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Action } from "../../../../shared/games/magic-maze/actions.ts";
import { switchesOf } from "../../../../shared/games/magic-maze/scenarios.ts";
import { KeyCap } from "../../../play/keyCap.tsx";
import { useMaze, useMazeState } from "../context.ts";
import { targetsFor } from "../model/choice.ts";
import { Art } from "./art.tsx";

/** The key caps; arrows are signs, not words. */
const KEYS: Readonly<Record<Action, string>> = {
  N: "↑",
  E: "→",
  S: "↓",
  W: "←",
  explore: "X",
  escalator: "E",
  vortex: "V",
};

/** A press that lasts so long runs all the way, in milliseconds. */
const LONG_PRESS = 380;

/** One of your own actions: the largest thing to press. A short press steps, a long one runs. */
export function TileButton({ action }: { action: Action }) {
  const { t } = useTranslation("magic-maze");
  const { model } = useMaze();
  const count = useMazeState(({ targets }) => targetsFor(action, targets).length);
  const isIdle = useMazeState(({ board, selected }) => (board?.sandOut ?? -1) < 0 || selected === undefined);
  const isOpen = useMazeState(({ choice }) => choice?.of === "target" && choice.action === action);
  // rules: Scenarios 16
  const isOff = useMazeState(
    ({ board }) => action === "vortex" && board !== undefined && !switchesOf(board).hasVortexes,
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRun = useRef(false);
  const name = t(`action.${action}`);
  const classes = ["mm-tile", !isIdle && count === 0 ? "is-dim" : "", isOff ? "is-off" : "", isOpen ? "is-open" : ""]
    .filter(Boolean)
    .join(" ");
  const release = () => clearTimeout(timer.current);
  return (
    <button
      type="button"
      className={classes}
      aria-label={
        isOff ? t("dock.off", { action: name }) : isIdle ? name : t("dock.tile", { action: name, number: count })
      }
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={() => {
        hasRun.current = false;
        timer.current = setTimeout(() => {
          hasRun.current = true;
          model.press(action, true);
        }, LONG_PRESS);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={(event) => {
        if (!hasRun.current) model.press(action, event.shiftKey);
        hasRun.current = false;
      }}
    >
      <Art name={`act-${action.toLowerCase()}`} />
      <span className="mm-cap">
        {name}
        {!isOff && <KeyCap sign={KEYS[action]} />}
      </span>
    </button>
  );
}
