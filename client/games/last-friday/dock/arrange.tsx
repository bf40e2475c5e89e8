import { Shuffle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { MEETING_POINTS, PIERS } from "../../../../shared/games/last-friday/camp.ts";
import { useCampState, useShow } from "../context.ts";
import { Art, frontArt } from "../parts/art.tsx";
import { useWords } from "../parts/words.ts";

/** The boat's pier and the ten meeting tokens, two of which change places at a time. rules: I, setup */
export function Arrange() {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  const words = useWords();
  const laying = useCampState((state) => state.laying);
  return (
    <>
      <fieldset className="lf-buttons" aria-label={t("arrange.boat")}>
        <Art name="boat" className="lf-boat" />
        {PIERS.map(({ id, circle }, pier) => (
          <button
            key={id}
            type="button"
            className="btn"
            aria-pressed={laying.boat === pier}
            aria-label={t("arrange.pier", { circle })}
            onClick={() => model.moor(pier)}
          >
            {circle}
          </button>
        ))}
      </fieldset>
      <ol className="lf-meetings" aria-label={t("arrange.tokens")}>
        {laying.fronts.map((front, place) => {
          const point = MEETING_POINTS[place] ?? 0;
          return (
            <li key={point}>
              <button
                type="button"
                className="card"
                aria-pressed={laying.picked === place}
                aria-label={t("arrange.token", { front: words.front(front), place: words.point(point) })}
                title={`${words.front(front)}, ${words.point(point)}`}
                onClick={() => model.pickMeeting(place)}
              >
                <Art name={frontArt(front)} />
              </button>
            </li>
          );
        })}
      </ol>
      <GiveIn />
    </>
  );
}

/** By chance, or as it lies now. */
export function GiveIn({ isReady = true }: { isReady?: boolean }) {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  return (
    <div className="lf-buttons">
      <button type="button" className="btn" onClick={model.layByChance}>
        <Shuffle aria-hidden="true" />
        {t("arrange.chance")}
      </button>
      <button type="button" className="btn go" disabled={!isReady} onClick={model.finish}>
        {t("arrange.done")}
      </button>
    </div>
  );
}
