import { Eye, LogOut } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Brand } from "../ui/brand.tsx";
import { SettingsButton } from "../ui/settingsButton.tsx";
import { LeaveDialog } from "./leaveDialog.tsx";
import type { AtTable } from "./session.ts";

export function GatheringTop({ session, view, seat }: AtTable) {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <header className="table-top">
      <Brand />
      <span className="table-game">{t(`game.${view.game}.name`)}</span>
      <span className="grow" />
      {view.spectators > 0 && (
        <span className="watching">
          <Eye aria-hidden="true" />
          {t("table.watching", { count: view.spectators })}
        </span>
      )}
      <SettingsButton />
      <button type="button" className="icon-btn" aria-label={t("leave.title")} onClick={() => setIsLeaving(true)}>
        <LogOut aria-hidden="true" />
      </button>
      <LeaveDialog session={session} isSeated={seat >= 0} isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </header>
  );
}
