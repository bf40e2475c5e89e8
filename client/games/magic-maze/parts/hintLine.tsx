import { useTranslation } from "react-i18next";
import { useRefusal } from "../../../i18n/useRefusal.ts";
import { HintLine as Line } from "../../../play/hintLine.tsx";
import { useMazeState } from "../context.ts";
import type { Reason } from "../model/hint.ts";
import { useNameList } from "./people.ts";

function useReason(): (reason: Reason) => string {
  const { t } = useTranslation("magic-maze");
  const refusal = useRefusal("magic-maze");
  const list = useNameList("disjunction");
  return (reason) => {
    switch (reason.is) {
      case "refused":
        return refusal({ refused: reason.code, params: reason.params }) ?? "";
      case "theirs":
        return t("hint.theirs", { action: t(`action.${reason.action}`), names: list(reason.seats) });
      case "pick-hero":
        return t("hint.pick-hero");
      case "nowhere":
        return reason.action === "explore" ? t("hint.nowhere-explore") : t("hint.nowhere-vortex");
    }
  };
}

export function HintLine() {
  const hint = useMazeState((state) => state.hint);
  const say = useReason();
  return <Line hint={hint} say={({ reason }) => say(reason)} />;
}
