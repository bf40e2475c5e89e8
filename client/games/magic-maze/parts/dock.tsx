import { useTranslation } from "react-i18next";
import { actionsOf } from "../../../../shared/games/magic-maze/actions.ts";
import { useMazeState } from "../context.ts";
import { Art } from "./art.tsx";
import { HeroButtons } from "./heroButtons.tsx";
import { useNames } from "./people.ts";
import { TileButton } from "./tileButton.tsx";
import { useIsPhone } from "./useIsPhone.ts";

/** What to do next, in one line: which cells are lit, or what the open choice waits for. */
function Guide() {
  const { t } = useTranslation("magic-maze");
  const nameOf = useNames();
  const { board, choice, selected, targets, seat } = useMazeState((state) => state);
  if (!board || board.sandOut < 0 || seat < 0) return null;
  if (choice?.of === "seat") {
    const chosen = choice.seats[choice.at];
    return <p className="mm-guide is-choice">{t("dock.choose-seat", { name: nameOf(chosen ?? -1) })}</p>;
  }
  if (choice) {
    const isExplore = choice.action === "explore";
    const text = t(isExplore ? "dock.choose-explore" : "dock.choose-vortex", {
      at: choice.at + 1,
      of: choice.targets.length,
    });
    return <p className="mm-guide is-choice">{text}</p>;
  }
  if (!selected) return <p className="mm-guide">{t("dock.pick")}</p>;
  const hero = t(`hero.${selected}.obj`);
  return <p className="mm-guide">{t(targets.length > 0 ? "dock.lit" : "dock.unlit", { hero })}</p>;
}

/** What is yours: the four heroes to choose from, and your action tiles. */
export function Dock() {
  const { t } = useTranslation("magic-maze");
  const seat = useMazeState((state) => state.seat);
  const actions = useMazeState(({ board }) => board?.actions[seat] ?? 0);
  const mine = actionsOf(actions);
  const isPhone = useIsPhone();
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
            {isPhone && isPawnMine && <Art name="do-something" alt={t("pawn.here")} className="mm-pawn-mine" />}
          </fieldset>
        )}
      </div>
    </div>
  );
}
