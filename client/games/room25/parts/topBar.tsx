import { Menu } from "@base-ui/react/menu";
import { ChevronLeft, CircleHelp, Menu as Lines, Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeSettings, useSettings } from "../../../settings/settings.ts";
import { LeaveDialog } from "../../../table/leaveDialog.tsx";
import { Brand } from "../../../ui/brand.tsx";
import { SettingsButton } from "../../../ui/settingsButton.tsx";
import { useRoomState, useShow } from "../context.ts";
import { OnAir } from "./onAir.tsx";
import { Lamps, TurnsLeft } from "./track.tsx";

/** The sheets that slide over the complex on a phone. */
const SHEETS = ["secret", "order", "said", "log"] as const;
export type Sheet = (typeof SHEETS)[number];

export function toggleMute(): void {
  changeSettings({ isMuted: !useSettings.getState().isMuted });
}

export function Back() {
  const { t } = useTranslation("room25");
  const { session } = useShow();
  const seat = useRoomState((state) => state.seat);
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
  const { t } = useTranslation("room25");
  const isMuted = useSettings((settings) => settings.isMuted);
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <button type="button" className="icon-btn" aria-pressed={isMuted} aria-label={t("bar.mute")} onClick={toggleMute}>
      <Icon aria-hidden="true" />
    </button>
  );
}

export function TopBar({ onHelp }: { onHelp(): void }) {
  const { t } = useTranslation("room25");
  return (
    <header className="r25-top">
      <Back />
      <Brand />
      <OnAir />
      <div className="r25-count">
        <Lamps />
        <TurnsLeft />
      </div>
      <Sound />
      <button type="button" className="icon-btn" aria-label={t("help.title")} onClick={onHelp}>
        <CircleHelp aria-hidden="true" />
      </button>
      <SettingsButton />
    </header>
  );
}

export function PhoneBar({ onHelp, onSheet }: { onHelp(): void; onSheet(sheet: Sheet): void }) {
  const { t } = useTranslation("room25");
  const isMuted = useSettings((settings) => settings.isMuted);
  return (
    <header className="r25-top">
      <Back />
      <OnAir />
      <TurnsLeft />
      <SettingsButton />
      <Menu.Root>
        <Menu.Trigger className="icon-btn" aria-label={t("bar.menu")}>
          <Lines aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="r25-over" sideOffset={4} align="end">
            <Menu.Popup className="r25-menu">
              {SHEETS.map((sheet) => (
                <Menu.Item key={sheet} className="r25-menu-item" onClick={() => onSheet(sheet)}>
                  {t(`${sheet}.title`)}
                </Menu.Item>
              ))}
              <Menu.Item className="r25-menu-item" onClick={onHelp}>
                {t("help.title")}
              </Menu.Item>
              <Menu.Item className="r25-menu-item" onClick={toggleMute}>
                {t(isMuted ? "bar.unmute" : "bar.mute")}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </header>
  );
}
