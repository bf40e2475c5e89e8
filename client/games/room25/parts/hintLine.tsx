import { useRefusal } from "../../../i18n/useRefusal.ts";
import { HintLine as Line } from "../../../play/hintLine.tsx";
import { useRoomState } from "../context.ts";

export function HintLine() {
  const hint = useRoomState((state) => state.hint);
  const refusal = useRefusal("room25");
  return <Line hint={hint} say={({ code, params }) => refusal({ refused: code, params })} />;
}
