import { Menu } from "@base-ui/react/menu";
import { ChevronLeft, CircleHelp, Menu as Lines, Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeSettings, useSettings } from "../../../settings/settings.ts";
import { LeaveDialog } from "../../../table/leaveDialog.tsx";
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

export function toggleMute(): void {
  changeSettings({ isMuted: !useSettings.getState().isMuted });
}

export function Back() {
  const { t } = useTranslation("magic-maze");
  const { session } = useMaze();
  const seat = useMazeState((state) => state.seat);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <button type="button" className="icon-btn" aria-label={t("bar.back")} onClick={() => setIsLeaving(true)}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <LeaveDialog session={session} isSeated={seat >= 0} isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  );
}

function Sound() {
  const { t } = useTranslation("magic-maze");
  const isMuted = useSettings((settings) => settings.isMuted);
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <button type="button" className="icon-btn" aria-pressed={isMuted} aria-label={t("bar.mute")} onClick={toggleMute}>
      <Icon aria-hidden="true" />
    </button>
  );
}

export function TopBar({ onHelp }: { onHelp(): void }) {
  const { t } = useTranslation("magic-maze");
  const scenario = useMazeState(({ served }) => served?.scenario ?? 1);
  const tilesLeft = useMazeState(({ served }) => served?.tilesLeft ?? 0);
  const { label, name } = useScenarioName()(scenario);
  return (
    <header className="mm-top">
      <Back />
      <Brand />
      <p className="mm-scenario">
        <b>{label}</b> <span>{name}</span>
      </p>
      <span className="mm-stack">{t("bar.tiles", { count: tilesLeft })}</span>
      <Sound />
      <button type="button" className="icon-btn" aria-label={t("help.title")} onClick={onHelp}>
        <CircleHelp aria-hidden="true" />
      </button>
      <SettingsButton />
    </header>
  );
}

export function PhoneBar({ onHelp, onSheet }: { onHelp(): void; onSheet(sheet: Sheet): void }) {
  const { t } = useTranslation("magic-maze");
  const isMuted = useSettings((settings) => settings.isMuted);
  return (
    <header className="mm-top">
      <Back />
      <Art name="sand-timer" className="mm-top-glass" />
      <Clock />
      <GoalBadges onOpen={() => onSheet("goals")} />
      <SettingsButton />
      <Menu.Root>
        <Menu.Trigger className="icon-btn" aria-label={t("bar.menu")}>
          <Lines aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="mm-over" sideOffset={4} align="end">
            <Menu.Popup className="mm-menu">
              {SHEETS.map((sheet) => (
                <Menu.Item key={sheet} className="mm-menu-item" onClick={() => onSheet(sheet)}>
                  {t(`${sheet}.title`)}
                </Menu.Item>
              ))}
              <Menu.Item className="mm-menu-item" onClick={onHelp}>
                {t("help.title")}
              </Menu.Item>
              <Menu.Item className="mm-menu-item" onClick={toggleMute}>
                {t(isMuted ? "bar.unmute" : "bar.mute")}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </header>
  );
}
