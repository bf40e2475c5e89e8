import { useTranslation } from "react-i18next";
import { Back, BarMenu, HelpButton, SoundButton } from "../../../play/bar.tsx";
import { Brand } from "../../../ui/brand.tsx";
import { SettingsButton } from "../../../ui/settingsButton.tsx";
import { useMaze, useMazeState } from "../context.ts";
import { Art } from "./art.tsx";
import { Clock } from "./clock.tsx";
import { GoalBadges } from "./goals.tsx";
import { useScenarioName } from "./scenarioName.ts";

/** The sheets that slide over the mall on a phone. */
const SHEETS = ["log", "goals", "chat"] as const;
export type Sheet = (typeof SHEETS)[number];

export function Leave() {
  const { session } = useMaze();
  const isSeated = useMazeState(({ seat }) => seat >= 0);
  return <Back session={session} isSeated={isSeated} />;
}

export function TopBar({ onHelp }: { onHelp(): void }) {
  const { t } = useTranslation("magic-maze");
  const scenario = useMazeState(({ served }) => served?.scenario ?? 1);
  const tilesLeft = useMazeState(({ served }) => served?.tilesLeft ?? 0);
  const { label, name } = useScenarioName()(scenario);
  return (
    <header className="mm-top">
      <Leave />
      <Brand />
      <p className="mm-scenario">
        <b>{label}</b> <span>{name}</span>
      </p>
      <span className="mm-stack">{t("bar.tiles", { count: tilesLeft })}</span>
      <SoundButton />
      <HelpButton onHelp={onHelp} />
      <SettingsButton />
    </header>
  );
}

export function PhoneBar({ onHelp, onSheet }: { onHelp(): void; onSheet(sheet: Sheet): void }) {
  const { t } = useTranslation("magic-maze");
  return (
    <header className="mm-top">
      <Leave />
      <Art name="sand-timer" className="mm-top-glass" />
      <Clock />
      <GoalBadges onOpen={() => onSheet("goals")} />
      <SettingsButton />
      <BarMenu
        game="magic-maze"
        sheets={SHEETS}
        titleOf={(sheet) => t(`${sheet}.title`)}
        onSheet={onSheet}
        onHelp={onHelp}
      />
    </header>
  );
}
