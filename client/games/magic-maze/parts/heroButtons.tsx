import { useTranslation } from "react-i18next";
import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import { COLOURS, type Colour, HERO_OF } from "../../../../shared/games/magic-maze/heroes.ts";
import { type Target, targetsOf } from "../../../../shared/games/magic-maze/lawful.ts";
import { KeyCap } from "../../../play/keyCap.tsx";
import { useMaze, useMazeState } from "../context.ts";
import { Art } from "./art.tsx";

/** What is lawful, counted: how far each way, and how many vortexes and so on. */
function counts(targets: readonly Target[]): [string, number][] {
  const result = new Map<string, number>();
  for (const { command } of targets) {
    const name = command.type === "move" ? command.direction : command.type;
    result.set(name, (result.get(name) ?? 0) + 1);
  }
  return [...result];
}

/** "Mage, row 2, column 3. West 3, vortex 2": what a player who does not see the mall needs. */
function useHeroLabel(): (board: MazeView, seat: number, colour: Colour) => string {
  const { t } = useTranslation("magic-maze");
  return (board, seat, colour) => {
    const name = t(`hero.${colour}.name`);
    const hero = board.heroes[COLOURS.indexOf(colour)];
    if (!hero || hero.isOut) return `${name}, ${t("goal.out")}`;
    const place = t("dock.place", { hero: name, row: hero.row + 1, column: hero.col + 1 });
    const isRunning = board.sandOut >= 0 && board.result === "" && seat >= 0;
    const lawful = isRunning ? counts(targetsOf(board, seat, colour)) : [];
    const words = lawful.map(([action, count]) => `${t(`action.${action}`)} ${count}`);
    return words.length > 0 ? `${place}. ${words.join(", ")}` : place;
  };
}

export function HeroButtons() {
  const { t } = useTranslation("magic-maze");
  const { model } = useMaze();
  const board = useMazeState((state) => state.board);
  const seat = useMazeState((state) => state.seat);
  const selected = useMazeState((state) => state.selected);
  const labelOf = useHeroLabel();
  if (!board) return null;
  return (
    <fieldset className="mm-heroes">
      <legend className="unseen">{t("dock.heroes")}</legend>
      {COLOURS.map((colour, at) => (
        <button
          key={colour}
          type="button"
          className={`is-${colour}`}
          aria-pressed={selected === colour}
          aria-keyshortcuts={String(at + 1)}
          aria-label={labelOf(board, seat, colour)}
          disabled={board.heroes[at]?.isOut === true}
          // The focus stays where it is, so that Space and the arrows go on meaning the game.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => model.select(selected === colour ? undefined : colour)}
        >
          <Art name={`hero-${HERO_OF[colour]}`} />
          <KeyCap sign={String(at + 1)} />
        </button>
      ))}
    </fieldset>
  );
}
