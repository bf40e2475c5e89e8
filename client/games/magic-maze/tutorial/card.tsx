import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { Art } from "../parts/art.tsx";
import type { CourseState } from "./course.ts";
import { LESSONS } from "./lessons.ts";

/** What to do now, in a sentence or two, and the way on. */
export function Card({
  state: { number, isLearnt },
  onNext,
  onAgain,
  onTurn,
}: {
  readonly state: CourseState;
  onNext(): void;
  onAgain(): void;
  /** Turns the sand for the first time. */
  onTurn(): void;
}) {
  const { t } = useTranslation(["first-steps", "common"]);
  const lesson = LESSONS[number];
  const name = lesson?.name ?? "end";
  return (
    <section className="sheet mm-lesson" aria-labelledby="mm-lesson">
      <p className="mm-lesson-dots">
        <span className="unseen">
          {t("first-steps:at", { at: Math.min(number + 1, LESSONS.length), of: LESSONS.length })}
        </span>
        {LESSONS.map((one, at) => (
          <i
            key={one.name}
            aria-hidden="true"
            data-is={at < number || (at === number && isLearnt) ? "done" : at === number ? "now" : "open"}
          />
        ))}
      </p>
      <h2 id="mm-lesson">{t(`first-steps:lesson.${name}.title`)}</h2>
      <div role="status">
        <p>{t(`first-steps:lesson.${name}.text`)}</p>
        {isLearnt && (
          <p className="mm-lesson-done">
            <Check aria-hidden="true" /> {t(`first-steps:lesson.${name}.done`)}
          </p>
        )}
      </div>
      <div className="mm-lesson-arts" aria-hidden="true">
        {lesson?.arts.map((art) => (
          <Art key={art} name={art} />
        ))}
      </div>
      <div className="mm-lesson-acts">
        {lesson === undefined ? (
          <Link className="btn go" href="/">
            {t("common:to-lobby")}
          </Link>
        ) : lesson.name === "sand" && !isLearnt ? (
          <button type="button" className="btn go" onClick={onTurn}>
            {t("first-steps:turn")}
          </button>
        ) : (
          <button type="button" className={isLearnt ? "btn go" : "btn"} onClick={onNext}>
            {t(isLearnt ? "first-steps:next" : "first-steps:skip")}
          </button>
        )}
        <button type="button" className="btn dark" onClick={onAgain}>
          {t(lesson === undefined ? "first-steps:from-start" : "first-steps:again")}
        </button>
      </div>
    </section>
  );
}
