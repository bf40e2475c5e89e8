import { Eraser, Pencil as Lead } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useMaze, useMazeState } from "../context.ts";
import { mayDraw } from "../model/plan.ts";

/** Before the sand runs: draws a plan on the mall, for all to see, and wipes it away. rules: Setup 5 */
export function Pencil() {
  const { t } = useTranslation("magic-maze");
  const { model } = useMaze();
  const isOffered = useMazeState(({ served, seat }) => mayDraw(served, seat));
  const isDrawing = useMazeState((state) => state.isDrawing);
  const hasPlan = useMazeState(
    ({ served, seat }) => served !== undefined && [...served.sketches].some((stroke) => stroke.seat === seat),
  );
  if (!isOffered) return null;
  return (
    <>
      {hasPlan && (
        <button
          type="button"
          className="icon-btn"
          aria-label={t("eye.wipe")}
          title={t("eye.wipe")}
          onClick={() => model.send({ type: "wipe" })}
        >
          <Eraser aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="icon-btn mm-pencil"
        aria-pressed={isDrawing}
        aria-label={t("eye.draw")}
        title={t("eye.draw")}
        onClick={() => model.takePencil(!isDrawing)}
      >
        <Lead aria-hidden="true" />
      </button>
    </>
  );
}
