import { useTranslation } from "react-i18next";
import { useCampState } from "../context.ts";
import { Art } from "./art.tsx";

const ROUNDS = Array.from({ length: 15 }, (_, at) => at + 1);
const TRAIL_EVERY = 3;

/** The night, round by round; where his trail is shown there is a footprint. rules: Trail reveal */
export function Track() {
  const { t } = useTranslation("last-friday");
  const round = useCampState(({ board }) => board?.round ?? 0);
  const played = useCampState(({ board }) => board?.played);
  return (
    <div className="lf-track" role="img" aria-label={t("track.round", { round: Math.min(round, 15) })}>
      {ROUNDS.map((number) => {
        const token = played?.find((one) => one.round === number)?.token;
        return (
          <i
            key={number}
            className={number === round ? "is-now" : number < round ? "is-past" : ""}
            data-far={Math.abs(number - round) > 3 || undefined}
          >
            <b>{number}</b>
            {token && <Art className="lf-played" name={`maniac-${token}`} />}
            {number % TRAIL_EVERY === 0 && <Art className="lf-print" name="clue-trail" />}
          </i>
        );
      })}
    </div>
  );
}
