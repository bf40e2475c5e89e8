import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SeatShape } from "../../../ui/seatShape.tsx";
import { useMaze, useMazeState, useSessionState } from "../context.ts";
import { useNameList } from "./people.ts";

/** Before the sand runs: what is new, who is ready, and the one thing to do next. rules: Setup 5 */
export function Planning() {
  const { t } = useTranslation("magic-maze");
  const { model } = useMaze();
  const board = useMazeState(({ served }) => served);
  const seat = useMazeState((state) => state.seat);
  const seats = useSessionState(({ view }) => view?.seats) ?? [];
  const list = useNameList("conjunction");
  if (!board || board.sandOut >= 0 || board.result !== "") return null;
  const ready = [...board.ready];
  const missing = ready.flatMap((isReady, at) => (isReady ? [] : [at]));
  const isAllReady = missing.length === 0;
  const amReady = ready[seat] === true;
  return (
    <section className="mm-planning" aria-label={t("planning.title")}>
      <header>
        <span className="label">{t("scenario.label", { number: board.scenario })}</span>
        <h2>{t(`scenario.${board.scenario}.name`)}</h2>
      </header>
      <p>{t(`scenario.${board.scenario}.new`)}</p>
      <ul aria-label={t("planning.who")}>
        {ready.map((isReady, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <li key={at} className={isReady ? "is-ready" : undefined}>
            <SeatShape colour={seats[at]?.colour ?? 0} size={14} />
            <span>{seats[at]?.name}</span>
            {isReady && <Check role="img" aria-label={t("seat.ready")} />}
          </li>
        ))}
      </ul>
      {seat >= 0 && (
        <div className="mm-acts">
          {isAllReady ? (
            <button type="button" className="btn go" onClick={() => model.send({ type: "turnSand" })}>
              {t("planning.turn")}
            </button>
          ) : (
            <button
              type="button"
              className={amReady ? "btn" : "btn go"}
              aria-pressed={amReady}
              onClick={() => model.send({ type: "ready", isReady: !amReady })}
            >
              {t(amReady ? "planning.unready" : "planning.ready")}
            </button>
          )}
          <p className="hint">
            {isAllReady
              ? t("planning.all")
              : amReady
                ? t("planning.waiting", { names: list(missing) })
                : t("planning.talk")}
          </p>
        </div>
      )}
    </section>
  );
}
