import { useTranslation } from "react-i18next";
import type { Choice } from "../../../../shared/games/last-friday/choices.ts";
import { pawnsAt, tokenAt } from "../../../../shared/games/last-friday/places.ts";
import { useCampState, useShow } from "../context.ts";
import { useWords } from "../parts/words.ts";
import type { Spot } from "../scene/types.ts";

function wayOf({ command, over }: Choice): readonly Spot[] {
  const to: Spot[] = command.type === "prowl" || command.type === "push" ? [{ circle: command.to }] : [];
  return [...over.map((point): Spot => ({ point })), ...to];
}

/** Several ways lead there, and they differ in what is met: each by what that is. */
export function WayChoice() {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  const words = useWords();
  const rules = useCampState((state) => state.rules);
  const mode = useCampState((state) => state.mode);
  const aims = useCampState((state) => state.aims);
  if (mode?.is !== "way" || !rules) return null;
  const metOn = (over: readonly number[]) =>
    over.flatMap((point) => {
      const kind = tokenAt(rules, point)?.kind;
      const thing = kind === "trap" || kind === "lantern" ? [words.front(kind)] : [];
      return [...pawnsAt(rules, point).map(words.who), ...thing];
    });
  return (
    <div className="lf-buttons is-column">
      {aims
        .flatMap(({ choices }) => choices)
        .map((choice) => {
          const met = metOn(choice.over);
          const show = () => model.showWay(wayOf(choice));
          return (
            <button
              key={choice.over.join()}
              type="button"
              className="btn"
              onPointerEnter={show}
              onFocus={show}
              onClick={() => model.choose(choice.command)}
            >
              {met.length > 0 ? t("way.meets", { names: words.list(met) }) : t("way.free")}
            </button>
          );
        })}
    </div>
  );
}
