import { Menu } from "@base-ui/react/menu";
import { ChevronLeft, CircleHelp, Menu as Lines, MessageSquare, ScrollText, Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeSettings, useSettings } from "../../../settings/settings.ts";
import { LeaveDialog } from "../../../table/leaveDialog.tsx";
import { Brand } from "../../../ui/brand.tsx";
import { SettingsButton } from "../../../ui/settingsButton.tsx";
import { useCampState, useShow } from "../context.ts";
import { Track } from "./track.tsx";

/** The sheets that slide over the camp. */
const SHEETS = ["people", "talk", "log"] as const;
export type Sheet = (typeof SHEETS)[number];

export function toggleMute(): void {
  changeSettings({ isMuted: !useSettings.getState().isMuted });
}

function Back() {
  const { t } = useTranslation("last-friday");
  const { session } = useShow();
  const seat = useCampState((state) => state.seat);
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
  const { t } = useTranslation("last-friday");
  const isMuted = useSettings((settings) => settings.isMuted);
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <button type="button" className="icon-btn" aria-pressed={isMuted} aria-label={t("bar.mute")} onClick={toggleMute}>
      <Icon aria-hidden="true" />
    </button>
  );
}

interface Bar {
  onHelp(): void;
  onSheet(sheet: Sheet): void;
}

export function TopBar({ onHelp, onSheet }: Bar) {
  const { t } = useTranslation("last-friday");
  return (
    <header className="lf-top">
      <Back />
      <Brand />
      <Track />
      <button type="button" className="icon-btn" aria-label={t("talk.title")} onClick={() => onSheet("talk")}>
        <MessageSquare aria-hidden="true" />
      </button>
      <button type="button" className="icon-btn" aria-label={t("log.title")} onClick={() => onSheet("log")}>
        <ScrollText aria-hidden="true" />
      </button>
      <Sound />
      <button type="button" className="icon-btn" aria-label={t("help.title")} onClick={onHelp}>
        <CircleHelp aria-hidden="true" />
      </button>
      <SettingsButton />
    </header>
  );
}

export function PhoneBar({ onHelp, onSheet }: Bar) {
  const { t } = useTranslation("last-friday");
  const isMuted = useSettings((settings) => settings.isMuted);
  return (
    <header className="lf-top">
      <Back />
      <Track />
      <SettingsButton />
      <Menu.Root>
        <Menu.Trigger className="icon-btn" aria-label={t("bar.menu")}>
          <Lines aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="lf-over" sideOffset={4} align="end">
            <Menu.Popup className="lf-menu" data-game="last-friday">
              {SHEETS.map((sheet) => (
                <Menu.Item key={sheet} className="lf-menu-item" onClick={() => onSheet(sheet)}>
                  {t(`${sheet}.title`)}
                </Menu.Item>
              ))}
              <Menu.Item className="lf-menu-item" onClick={onHelp}>
                {t("help.title")}
              </Menu.Item>
              <Menu.Item className="lf-menu-item" onClick={toggleMute}>
                {t(isMuted ? "bar.unmute" : "bar.mute")}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </header>
  );
}
