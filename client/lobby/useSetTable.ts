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
      const { createTable, whyRefused } = await import("../net/table.ts");
      try {
        const session = await createTable(game, name);
        handOver(session.code, session);
        goToTable(session.code);
      } catch (error) {
        const why = whyRefused(error);
        showToast(why === undefined ? t("unreachable") : t(`session.${why}`));
      }
    } catch {
      showToast(t("unreachable"));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, setTable };
}
