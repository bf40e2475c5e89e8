import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog.tsx";
import { useCampState, useSessionState } from "../context.ts";
import { Art } from "../parts/art.tsx";
import type { ChapterEnd } from "../useTelling.ts";

/** Chapters of which the campaign asks something else than the chapter alone. rules: I, Ends */
const OTHERWISE: readonly number[] = [1];

/** At a chapter's beginning: what it is about, and what either side has to do. */
export function ChapterCard() {
  const { t } = useTranslation("last-friday");
  const chapter = useCampState(({ board }) => board?.chapter ?? 0);
  const isOver = useCampState(({ board }) => (board?.result ?? "") !== "");
  const side = useCampState(({ hand }) => hand?.side);
  const isCampaign = useCampState(({ board }) => board?.isCampaign === true);
  const match = useSessionState(({ view }) => view?.match ?? 0);
  const now = `${match}/${chapter}`;
  // Who comes back in the middle of a chapter has read it.
  const isUnderWay = useCampState(({ board }) => (board?.round ?? 0) > 1);
  const [read, setRead] = useState(isUnderWay ? now : "");
  if (chapter === 0) return null;
  const goal = isCampaign && OTHERWISE.includes(chapter) ? "-campaign" : "";
  return (
    <Dialog isOpen={!isOver && read !== now} onClose={() => setRead(now)} title={t(`chapter.${chapter}.name`)}>
      <div className="lf-chapter">
        <p>{t(`chapter.${chapter}.text`)}</p>
        <section className={side === "campers" ? "is-mine" : undefined}>
          <Art name="camper-yellow" />
          <p>
            <b>{t("chapter.campers")}</b> {t(`chapter.${chapter}.campers${goal}`)}
          </p>
        </section>
        <section className={side === "maniac" ? "is-mine" : undefined}>
          <Art name="maniac" />
          <p>
            <b>{t("chapter.maniac")}</b> {t(`chapter.${chapter}.maniac${goal}`)}
          </p>
        </section>
        <button type="button" className="btn go" onClick={() => setRead(now)}>
          {t("chapter.begin")}
        </button>
      </div>
    </Dialog>
  );
}

/** How a chapter of the campaign ended, and the scores. rules: Scoring between chapters */
export function ScoreCard({ ended, onClose }: { ended: ChapterEnd | undefined; onClose(): void }) {
  const { t } = useTranslation("last-friday");
  const isOver = useCampState(({ board }) => (board?.result ?? "") !== "");
  const isCampaign = useCampState(({ board }) => board?.isCampaign === true);
  return (
    <Dialog
      isOpen={ended !== undefined && isCampaign && !isOver}
      onClose={onClose}
      title={ended ? t("score.title", { chapter: t(`chapter.${ended.chapter}.name`) }) : ""}
    >
      {ended && (
        <div className="lf-chapter">
          <p>{t(`ending.${ended.ending}`)}</p>
          <dl className="lf-scores">
            <div>
              <Art name="corpse" />
              <dt>{t("score.terror")}</dt>
              <dd>{ended.terror}</dd>
            </div>
            <div>
              <Art name="camper-yellow" />
              <dt>{t("score.salvation")}</dt>
              <dd>{ended.salvation}</dd>
            </div>
          </dl>
          <p>{t(scoreWord(ended), { difference: Math.abs(ended.terror - ended.salvation) })}</p>
          <button type="button" className="btn go" onClick={onClose}>
            {t("score.on")}
          </button>
        </div>
      )}
    </Dialog>
  );
}

function scoreWord({ terror, salvation }: ChapterEnd): string {
  if (terror === salvation) return "score.even";
  return terror > salvation ? "score.maniac" : "score.campers";
}
