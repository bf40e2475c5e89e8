import { Settings } from "lucide-react";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { OnceOpened } from "./onceOpened.tsx";

const SettingsDialog = lazy(() => import("../settings/settingsDialog.tsx"));

export function SettingsButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="icon-btn" aria-label={t("settings.title")} onClick={() => setIsOpen(true)}>
        <Settings aria-hidden="true" />
      </button>
      <OnceOpened isOpen={isOpen}>
        <SettingsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </OnceOpened>
    </>
  );
}
