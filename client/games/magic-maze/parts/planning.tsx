import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { switchesOf } from "../../../../shared/games/magic-maze/scenarios.ts";
import { SeatShape } from "../../../ui/seatShape.tsx";
import { useMaze, useMazeState, useSessionState } from "../context.ts";
import { useNameList } from "./people.ts";
import { RulePicture } from "./rulePicture.tsx";
import { useScenarioName } from "./scenarioName.ts";
import { SwitchList } from "./switchList.tsx";

/** Before the sand runs: what is new, who is ready, and the one thing to do next. rules: Setup 5 */
export function Planning() {
  const { t } = useTranslation("magic-maze");
  const { model } = useMaze();
  const board = useMazeState(({ served }) => served);
  const seat = useMazeState((state) => state.seat);
  const seats = useSessionState(({ view }) => view?.seats) ?? [];
  const list = useNameList("conjunction");
  const nameOf = useScenarioName();
  if (!board || board.sandOut >= 0 || board.result !== "") return null;
  const { label, name, isNew } = nameOf(board.scenario);
  const { talk } = switchesOf(board);
  const hint = talk === "never" ? "planning.never" : talk === "emotes" ? "planning.emotes" : "planning.talk";
  const ready = [...board.ready];
  const missing = ready.flatMap((isReady, at) => (isReady ? [] : [at]));
  const isAllReady = missing.length === 0;
  const amReady = ready[seat] === true;
  return (
    <section className="mm-planning" aria-label={t("planning.title")}>
      <header>
        <span className="label">{label}</span>
        <h2>{name}</h2>
      </header>
      <p>{isNew}</p>
      <RulePicture scenario={board.scenario} />
      {board.own && <SwitchList switches={board.own} />}
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
            {isAllReady ? t("planning.all") : amReady ? t("planning.waiting", { names: list(missing) }) : t(hint)}
          </p>
        </div>
      )}
    </section>
  );
}
