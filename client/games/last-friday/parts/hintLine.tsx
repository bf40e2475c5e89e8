import { useRefusal } from "../../../i18n/useRefusal.ts";
import { HintLine as Line } from "../../../play/hintLine.tsx";
import { useCampState } from "../context.ts";

export function HintLine() {
  const hint = useCampState((state) => state.hint);
  const refusal = useRefusal("last-friday");
  return <Line hint={hint} say={({ code, params }) => refusal({ refused: code, params })} />;
}
