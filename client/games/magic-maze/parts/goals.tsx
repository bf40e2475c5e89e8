import { Check } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import { HERO_OF } from "../../../../shared/games/magic-maze/heroes.ts";
import { useMazeState } from "../context.ts";
import { type Goal, goalsOf } from "../model/goals.ts";
import { Art } from "./art.tsx";
import { Struck } from "./struck.tsx";

function Tick() {
  return (
    <span className="mm-tick">
      <Check aria-hidden="true" />
    </span>
  );
}

function Slot({ art, isNot, isSeen, isDone }: { art: string; isNot: boolean; isSeen: boolean; isDone: boolean }) {
  const { t } = useTranslation("magic-maze");
  return (
    <div className={isSeen ? "mm-slot" : "mm-slot is-unseen"}>
      {isNot ? <Struck name={art} alt={t("goals.not-own")} /> : isSeen ? <Art name={art} /> : "?"}
      {isDone && <Tick />}
    </div>
  );
}

function GoalRow({ goal, board }: { goal: Goal; board: MazeView }) {
  const { t } = useTranslation("magic-maze");
  const { colour, status } = goal;
  return (
    <li className="mm-goal">
      <Art name={`hero-${HERO_OF[colour]}`} />
      <div>
        <b>{t(`hero.${colour}.name`)}</b>
        <span>{t(`goal.${status}`)}</span>
      </div>
      <Slot
        art={`item-${colour}`}
        isNot={goal.isAnyButOwn}
        isSeen={goal.isItemSeen}
        isDone={status === "on-item" || board.isTheftDone}
      />
      <Slot
        art={`exit-${goal.exitColour}`}
        isNot={goal.isAnyButOwn}
        isSeen={goal.isExitSeen}
        isDone={status === "out"}
      />
    </li>
  );
}

export function Goals() {
  const { t } = useTranslation("magic-maze");
  const board = useMazeState((state) => state.board);
  const goals = useMemo(() => (board ? goalsOf(board) : []), [board]);
  if (!board) return null;
  return (
    <section className="mm-goals">
      <h2>{t("goals.title")}</h2>
      <ul>
        {goals.map((goal) => (
          <GoalRow key={goal.colour} goal={goal} board={board} />
        ))}
      </ul>
      <p className="mm-rule">
        {goals.some(({ isAnyButOwn }) => isAnyButOwn)
          ? t(board.isTheftDone ? "goals.leave-others" : "goals.steal-others")
          : t(board.isTheftDone ? "goals.leave" : "goals.steal")}
      </p>
    </section>
  );
}

/** The four heroes' goals in the phone's bar. */
export function GoalBadges({ onOpen }: { onOpen(): void }) {
  const { t } = useTranslation("magic-maze");
  const board = useMazeState((state) => state.board);
  const goals = useMemo(() => (board ? goalsOf(board) : []), [board]);
  return (
    <button type="button" className="mm-badges" onClick={onOpen} aria-label={t("goals.title")}>
      {goals.map(({ colour, status }) => (
        <span key={colour} className="mm-slot">
          <Art name={`badge-${colour}`} />
          {(status === "on-item" || status === "out") && <Tick />}
        </span>
      ))}
    </button>
  );
}
