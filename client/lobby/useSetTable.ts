import { useState } from "react";
import { useTranslation } from "react-i18next";
import { handOver } from "../net/handover.ts";
import { showToast } from "../ui/toast.tsx";
import { useGoToTable } from "./useGoToTable.ts";

/** Sets a table and goes to it. The code that talks to tables is loaded only now. */
export function useSetTable(): { isBusy: boolean; setTable: (game: string, name: string) => Promise<void> } {
  const { t } = useTranslation();
  const goToTable = useGoToTable();
  const [isBusy, setIsBusy] = useState(false);
  const setTable = async (game: string, name: string) => {
    setIsBusy(true);
    try {
      const { createTable, isTooMany, whyRefused } = await import("../net/table.ts");
      try {
        const session = await createTable(game, name);
        handOver(session.code, session);
        goToTable(session.code);
      } catch (error) {
        const why = whyRefused(error);
        if (isTooMany(error)) showToast(t("refusal.too-many"));
        else showToast(why === undefined ? t("refusal.offline") : t(`session.${why}`));
      }
    } catch {
      showToast(t("refusal.offline"));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, setTable };
}
