import { useTranslation } from "react-i18next";
import { useTimeLeft } from "../../../play/useTimeLeft.ts";
import { clockText } from "../../../ui/clockText.ts";
import { useCampState, useShow } from "../context.ts";

/** Below this the bar turns red, in milliseconds. */
const LAST_TIME = 10_000;

/** How much time is left for what is due. */
export function TimeBar() {
  const { t } = useTranslation("last-friday");
  const { session } = useShow();
  const limit = useCampState(({ board }) => (board?.turnTime ?? 0) * 1000);
  const deadline = useCampState(({ board }) => board?.deadline ?? -1);
  const left = useTimeLeft(session, deadline, limit);
  if (left === undefined || limit === 0) return null;
  return (
    <div className={left <= LAST_TIME ? "lf-time is-last" : "lf-time"}>
      <div className="lf-bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${left / limit})` }} />
      </div>
      <p>{t("dock.time", { time: clockText(left) })}</p>
    </div>
  );
}
