import { useTranslation } from "react-i18next";
import type { Switches } from "../../../../shared/games/magic-maze/switches.ts";

/** The switches that are on or off, in the order in which they are shown. */
export const FLAGS = [
  "hasPassing",
  "hasDwarf",
  "hasElf",
  "hasMage",
  "hasCameras",
  "hasRedPawn",
  "hasVortexes",
  "hasGroups",
  "hasOpenStack",
  "hasLeader",
  "hasRearrangement",
  "hasDimensions",
] as const satisfies readonly (keyof Switches)[];

/** What holds in an own scenario, to be read: a tick or a cross, and words. */
export function SwitchList({ switches }: { switches: Switches }) {
  const { t } = useTranslation("magic-maze");
  return (
    <ul className="mm-switch-list">
      <li>
        {t("options.exits")}: {t(`options.exits-${switches.exits}`)}
      </li>
      <li>
        {t("options.talk")}: {t(`options.talk-${switches.talk}`)}
      </li>
      {FLAGS.map((flag) => (
        <li key={flag} data-on={switches[flag]}>
          <span aria-hidden="true">{switches[flag] ? "✓" : "✕"}</span>{" "}
          {switches[flag] ? t(`switch.${flag}`) : <s>{t(`switch.${flag}`)}</s>}
        </li>
      ))}
    </ul>
  );
}
