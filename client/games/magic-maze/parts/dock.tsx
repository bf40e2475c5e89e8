import { useTranslation } from "react-i18next";
import { actionsOf } from "../../../../shared/games/magic-maze/actions.ts";
import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import { switchesOf } from "../../../../shared/games/magic-maze/scenarios.ts";
import { useMazeState } from "../context.ts";
import type { Choice } from "../model/choice.ts";
import { Art } from "./art.tsx";
import { HeroButtons } from "./heroButtons.tsx";
import { useNames } from "./people.ts";
import { Pile } from "./pile.tsx";
import { TileButton } from "./tileButton.tsx";
import { useIsPhone } from "./useIsPhone.ts";

/** What the open choice waits for. */
function useQuestion(): (choice: Choice) => string {
  const { t } = useTranslation("magic-maze");
  const nameOf = useNames();
  return (choice) => {
    const at = choice.at + 1;
    switch (choice.of) {
      case "seat":
        return t("dock.choose-seat", { name: nameOf(choice.seats[choice.at] ?? -1) });
      case "tile":
        return t("dock.choose-tile", { at, of: choice.tiles.length, tile: choice.tiles[choice.at] ?? "" });
      case "target": {
        const of = choice.targets.length;
        if (choice.action === "place") return t("dock.choose-place", { at, of });
        return choice.action === "explore" ? t("dock.choose-explore", { at, of }) : t("dock.choose-vortex", { at, of });
      }
    }
  };
}

/** Whether one player alone has nothing on top of the pile. rules: Solo */
const hasNothingUp = (board: MazeView) => board.drawLeft >= 0 && board.actions[0] === 0;

/** What to do next, in one line: which cells are lit, or what the open choice waits for. */
function Guide() {
  const { t } = useTranslation("magic-maze");
  const question = useQuestion();
  const { board, choice, selected, targets, seat } = useMazeState((state) => state);
  if (board?.result !== "" || seat < 0) return null;
  if (choice) return <p className="mm-guide is-choice">{question(choice)}</p>;
  const hero = selected && t(`hero.${selected}.obj`);
  if (board.sandOut < 0) {
    if (!switchesOf(board).hasDimensions) return null;
    const isLit = hero !== undefined && targets.length > 0;
    return <p className="mm-guide">{isLit ? t("dock.place-lit", { hero }) : t("dock.place-far")}</p>;
  }
  if (board.removalsLeft > 0) {
    return (
      <p className="mm-guide is-choice" role="status">
        {t("dock.tiles-due", { count: board.removalsLeft })}
      </p>
    );
  }
  // Who leads has no tile to be told of. rules: Scenarios 9
  if (switchesOf(board).hasLeader && board.actions[seat] === 0) return null;
  if (hasNothingUp(board)) {
    return (
      <p className="mm-guide is-choice" role="status">
        {t(board.tokens.length > 0 ? "dock.shuffled" : "dock.nothing-up")}
      </p>
    );
  }
  if (!hero) return <p className="mm-guide">{t("dock.pick")}</p>;
  return <p className="mm-guide">{t(targets.length > 0 ? "dock.lit" : "dock.unlit", { hero })}</p>;
}

/** What is yours: the four heroes to choose from, and your action tiles. */
export function Dock() {
  const { t } = useTranslation("magic-maze");
  const seat = useMazeState((state) => state.seat);
  const actions = useMazeState(({ board }) => board?.actions[seat] ?? 0);
  const mine = actionsOf(actions);
  const isPhone = useIsPhone();
  const isLeader = useMazeState(({ board }) => board !== undefined && switchesOf(board).hasLeader && actions === 0);
  const isPawnMine = useMazeState(({ board }) => seat >= 0 && board?.redPawn === seat);
  return (
    <div className="mm-dock-wrap">
      <Guide />
      <div className="mm-dock">
        <HeroButtons />
        {seat < 0 ? (
          <p className="mm-watching">{t("dock.watching")}</p>
        ) : (
          <fieldset className="mm-own" data-count={mine.length}>
            <legend className="unseen">{t("dock.actions")}</legend>
            {mine.map((action) => (
              <TileButton key={action} action={action} />
            ))}
            {isLeader && <p className="mm-leading">{t("dock.leader")}</p>}
            <Pile />
            {isPhone && isPawnMine && <Art name="do-something" alt={t("pawn.here")} className="mm-pawn-mine" />}
          </fieldset>
        )}
      </div>
    </div>
  );
}
