import { Settings, Users } from "lucide-react";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { OnceOpened } from "./onceOpened.tsx";
import { useTableTools } from "./tableTools.ts";

const SettingsDialog = lazy(() => import("../settings/settingsDialog.tsx"));

/** The settings; at a table, and where there is room, with the way to the players beside it. */
export function SettingsButton() {
  const { t } = useTranslation();
  const tools = useTableTools();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {tools && (
        <button
          type="button"
          className="icon-btn table-tools"
          data-is-alert={tools.isAlert}
          aria-label={t("table-menu.title")}
          onClick={tools.open}
        >
          <Users aria-hidden="true" />
        </button>
      )}
      <button type="button" className="icon-btn" aria-label={t("settings.title")} onClick={() => setIsOpen(true)}>
        <Settings aria-hidden="true" />
      </button>
      <OnceOpened isOpen={isOpen}>
        <SettingsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </OnceOpened>
    </>
  );
}
