import { useTranslation } from "react-i18next";
import { OWN_SCENARIO } from "../../../../shared/games/magic-maze/scenarios.ts";

interface ScenarioName {
  /** "Scenario 3", or that it is the table's own. */
  readonly label: string;
  readonly name: string;
  /** Both in one line. */
  readonly title: string;
  /** What holds in it that did not before. */
  readonly isNew: string;
}

/** What a scenario is called; 0 is one that the table has put together itself. */
export function useScenarioName(): (number: number) => ScenarioName {
  const { t } = useTranslation("magic-maze");
  return (number) => {
    const name = t(`scenario.${number}.name`);
    const isNew = t(`scenario.${number}.new`);
    if (number === OWN_SCENARIO) return { label: t("scenario.own"), name, title: t("scenario.own"), isNew };
    return { label: t("scenario.label", { number }), name, title: t("scenario.title", { number, name }), isNew };
  };
}
