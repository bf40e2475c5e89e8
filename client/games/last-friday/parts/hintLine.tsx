import { useRefusal } from "../../../i18n/useRefusal.ts";
import { useCampState } from "../context.ts";

/** Why nothing happened: a few words over the dock, gone after a moment (the style sheet lets them fade). */
export function HintLine() {
  const hint = useCampState((state) => state.hint);
  const refusal = useRefusal("last-friday");
  return (
    <div className="lf-hint" role="status">
      {hint && <p key={hint.id}>{refusal({ refused: hint.code, params: hint.params })}</p>}
    </div>
  );
}
