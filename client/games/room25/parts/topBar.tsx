import { useTranslation } from "react-i18next";
import { Back, BarMenu, HelpButton, SoundButton } from "../../../play/bar.tsx";
import { Brand } from "../../../ui/brand.tsx";
import { SettingsButton } from "../../../ui/settingsButton.tsx";
import { useRoomState, useShow } from "../context.ts";
import { OnAir } from "./onAir.tsx";
import { Lamps, TurnsLeft } from "./track.tsx";

/** The sheets that slide over the complex on a phone. */
const SHEETS = ["secret", "order", "said", "log"] as const;
export type Sheet = (typeof SHEETS)[number];

export function Leave() {
  const { session } = useShow();
  const isSeated = useRoomState(({ seat }) => seat >= 0);
  return <Back session={session} isSeated={isSeated} />;
}

export function TopBar({ onHelp }: { onHelp(): void }) {
  return (
    <header className="r25-top">
      <Leave />
      <Brand />
      <OnAir />
      <div className="r25-count">
        <Lamps />
        <TurnsLeft />
      </div>
      <SoundButton />
      <HelpButton onHelp={onHelp} />
      <SettingsButton />
    </header>
  );
}

export function PhoneBar({ onHelp, onSheet }: { onHelp(): void; onSheet(sheet: Sheet): void }) {
  const { t } = useTranslation("room25");
  return (
    <header className="r25-top">
      <Leave />
      <OnAir />
      <TurnsLeft />
      <SettingsButton />
      <BarMenu
        game="room25"
        sheets={SHEETS}
        titleOf={(sheet) => t(`${sheet}.title`)}
        onSheet={onSheet}
        onHelp={onHelp}
      />
    </header>
  );
}
