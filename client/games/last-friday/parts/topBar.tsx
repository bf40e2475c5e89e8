import { MessageSquare, ScrollText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Back, BarMenu, HelpButton, SoundButton } from "../../../play/bar.tsx";
import { Brand } from "../../../ui/brand.tsx";
import { SettingsButton } from "../../../ui/settingsButton.tsx";
import { useCampState, useShow } from "../context.ts";
import { Track } from "./track.tsx";

/** The sheets that slide over the camp. */
const SHEETS = ["people", "talk", "log"] as const;
export type Sheet = (typeof SHEETS)[number];

function Leave() {
  const { session } = useShow();
  const isSeated = useCampState(({ seat }) => seat >= 0);
  return <Back session={session} isSeated={isSeated} />;
}

interface Bar {
  onHelp(): void;
  onSheet(sheet: Sheet): void;
}

export function TopBar({ onHelp, onSheet }: Bar) {
  const { t } = useTranslation("last-friday");
  return (
    <header className="lf-top">
      <Leave />
      <Brand />
      <Track />
      <button type="button" className="icon-btn" aria-label={t("talk.title")} onClick={() => onSheet("talk")}>
        <MessageSquare aria-hidden="true" />
      </button>
      <button type="button" className="icon-btn" aria-label={t("log.title")} onClick={() => onSheet("log")}>
        <ScrollText aria-hidden="true" />
      </button>
      <SoundButton />
      <HelpButton onHelp={onHelp} />
      <SettingsButton />
    </header>
  );
}

export function PhoneBar({ onHelp, onSheet }: Bar) {
  const { t } = useTranslation("last-friday");
  return (
    <header className="lf-top">
      <Leave />
      <Track />
      <SettingsButton />
      <BarMenu
        game="last-friday"
        sheets={SHEETS}
        titleOf={(sheet) => t(`${sheet}.title`)}
        onSheet={onSheet}
        onHelp={onHelp}
      />
    </header>
  );
}
