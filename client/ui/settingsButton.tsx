import { Settings } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "./lazyDialog.tsx";

const SettingsDialog = lazyDialog(() => import("../settings/settingsDialog.tsx"));

export function SettingsButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="icon-btn" aria-label={t("settings.title")} onClick={() => setIsOpen(true)}>
        <Settings aria-hidden="true" />
      </button>
      <SettingsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
