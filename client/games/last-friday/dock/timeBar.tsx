import { useTranslation } from "react-i18next";
import { clockText } from "../../../ui/clockText.ts";
import { useCampState } from "../context.ts";
import { useTimeLeft } from "../parts/useTime.ts";

/** Below this the bar turns red, in milliseconds. */
const LAST_TIME = 10_000;

/** How much time is left for what is due. */
export function TimeBar() {
  const { t } = useTranslation("last-friday");
  const limit = useCampState(({ board }) => (board?.turnTime ?? 0) * 1000);
  const left = useTimeLeft();
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
