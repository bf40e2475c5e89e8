import "./bar.css";
import { Menu } from "@base-ui/react/menu";
import { ChevronLeft, CircleHelp, Menu as Lines, Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { LeaveDialog } from "../table/leaveDialog.tsx";
import type { Session } from "../table/session.ts";
import { useFullScreen } from "./useFullScreen.ts";

export function toggleMute(): void {
  changeSettings({ isMuted: !useSettings.getState().isMuted });
}

/** Leaves the table, after asking. */
export function Back({ session, isSeated }: { session: Session; isSeated: boolean }) {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <button type="button" className="icon-btn" aria-label={t("play.back")} onClick={() => setIsLeaving(true)}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <LeaveDialog session={session} isSeated={isSeated} isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  );
}

export function SoundButton() {
  const { t } = useTranslation();
  const isMuted = useSettings((settings) => settings.isMuted);
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <button type="button" className="icon-btn" aria-pressed={isMuted} aria-label={t("play.mute")} onClick={toggleMute}>
      <Icon aria-hidden="true" />
    </button>
  );
}

export function HelpButton({ onHelp }: { onHelp(): void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="icon-btn" aria-label={t("play.rules")} onClick={onHelp}>
      <CircleHelp aria-hidden="true" />
    </button>
  );
}

/** What a phone's bar has no room for: the sheets that slide over the board, the rules, the sound, the whole screen. */
export function BarMenu<Sheet extends string>({
  game,
  sheets,
  titleOf,
  onSheet,
  onHelp,
}: {
  /** By which its palette is known. */
  game: string;
  sheets: readonly Sheet[];
  titleOf(sheet: Sheet): string;
  onSheet(sheet: Sheet): void;
  onHelp(): void;
}) {
  const { t } = useTranslation();
  const isMuted = useSettings((settings) => settings.isMuted);
  const { isFull, toggle: toggleFull } = useFullScreen();
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-btn" aria-label={t("play.menu")}>
        <Lines aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="bar-over" sideOffset={4} align="end">
          <Menu.Popup className="bar-menu" data-game={game}>
            {sheets.map((sheet) => (
              <Menu.Item key={sheet} className="bar-menu-item" onClick={() => onSheet(sheet)}>
                {titleOf(sheet)}
              </Menu.Item>
            ))}
            <Menu.Item className="bar-menu-item" onClick={onHelp}>
              {t("play.rules")}
            </Menu.Item>
            <Menu.Item className="bar-menu-item" onClick={toggleMute}>
              {t(isMuted ? "play.unmute" : "play.mute")}
            </Menu.Item>
            {toggleFull && (
              <Menu.Item className="bar-menu-item" onClick={toggleFull}>
                {t(isFull ? "play.window" : "play.full")}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
