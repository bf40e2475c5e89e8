import { useRefusal } from "../../../i18n/useRefusal.ts";
import { useRoomState } from "../context.ts";

/** Why nothing happened: a few words over the dock, gone after a moment (the style sheet lets them fade). */
export function HintLine() {
  const hint = useRoomState((state) => state.hint);
  const refusal = useRefusal("room25");
  return (
    <div className="r25-hint" role="status">
      {hint && <p key={hint.id}>{refusal({ refused: hint.code, params: hint.params })}</p>}
    </div>
  );
}
