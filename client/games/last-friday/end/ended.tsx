import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { nextOptions, options as schema } from "../../../../shared/games/last-friday/options.ts";
import { useHost } from "../../../play/useHost.ts";
import { ReplayLink } from "../../../table/replayLink.tsx";
import { useAsk } from "../../../table/useAsk.ts";
import { useCampState, useSessionState, useShow } from "../context.ts";
import type { BoardView } from "../model/rulesBoard.ts";
import { filmChapters, filmTrail, lastRound } from "../model/trail.ts";

/** As chapters are counted in their names. */
const ROMAN = ["I", "II", "III", "IV"];
/** A round of the film, in milliseconds. */
const FRAME = 900;

/** The match is over: who has won and why, his whole trail as a film, and what next. */
export function Ended() {
  const { t } = useTranslation("last-friday");
  const board = useCampState((state) => state.board);
  if (!board) return null;
  return (
    <>
      <div className="lf-ask" role="status">
        <h2>{t(`result.${board.result}`)}</h2>
        <p>{board.ending === "" ? "" : t(`ending.${board.ending}`)}</p>
      </div>
      <Film board={board} />
      <Acts />
    </>
  );
}

function Film({ board }: { board: BoardView }) {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  const chapters = filmChapters(board);
  const [chapter, setChapter] = useState(chapters.at(-1) ?? board.chapter);
  const last = lastRound(board, chapter);
  const [round, setRound] = useState(last);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => model.showFilm(filmTrail(board, chapter, round)), [model, board, chapter, round]);
  useEffect(() => {
    if (!isPlaying) return;
    if (round >= last) {
      setIsPlaying(false);
      return;
    }
    const timer = setTimeout(() => setRound(round + 1), FRAME);
    return () => clearTimeout(timer);
  }, [isPlaying, round, last]);
  const play = () => {
    if (!isPlaying && round >= last) setRound(0);
    setIsPlaying(!isPlaying);
  };
  const shown = filmTrail(board, chapter, round).at(-1);
  return (
    <section className="lf-film" aria-label={t("film.title")}>
      {chapters.length > 1 && (
        <div className="lf-buttons">
          {chapters.map((number) => (
            <button
              key={number}
              type="button"
              className="btn"
              aria-pressed={number === chapter}
              aria-label={t(`chapter.${number}.name`)}
              onClick={() => {
                setChapter(number);
                setRound(lastRound(board, number));
              }}
            >
              {ROMAN[number - 1]}
            </button>
          ))}
        </div>
      )}
      <ChapterScore board={board} chapter={chapter} />
      <div className="lf-row">
        <button
          type="button"
          className="icon-btn"
          aria-label={t(isPlaying ? "film.pause" : "film.play")}
          onClick={play}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={round}
          aria-label={t("film.round")}
          onChange={(event) => {
            setIsPlaying(false);
            setRound(Number(event.target.value));
          }}
        />
      </div>
      <p>{shown ? t("film.at", { round: shown.round, circles: shown.circles.join(", ") }) : t("film.nowhere")}</p>
    </section>
  );
}

/** Of a campaign's chapters but the last. rules: Scoring between chapters */
function ChapterScore({ board, chapter }: { board: BoardView; chapter: number }) {
  const { t } = useTranslation("last-friday");
  const score = board.scores.find((one) => one.chapter === chapter);
  if (!score) return null;
  return (
    <dl className="lf-scores is-small">
      <div>
        <dt>{t("score.terror")}</dt>
        <dd>{score.terror}</dd>
      </div>
      <div>
        <dt>{t("score.salvation")}</dt>
        <dd>{score.salvation}</dd>
      </div>
    </dl>
  );
}

function Acts() {
  const { t } = useTranslation("last-friday");
  const { session } = useShow();
  const ask = useAsk(session);
  const { isHost, hostName } = useHost(session);
  const options = useSessionState(({ view }) => view?.options);
  const parsed = schema.safeParse(options ?? {});
  const hasNext = parsed.success && nextOptions(parsed.data) !== undefined;
  if (!isHost) {
    return (
      <div className="lf-buttons">
        <p role="status">{t("end.wait", { name: hostName })}</p>
        <ReplayLink session={session} />
      </div>
    );
  }
  return (
    <div className="lf-buttons">
      {hasNext && (
        <button type="button" className="btn go" onClick={() => void ask({ type: "again", next: true })}>
          {t("end.next")}
        </button>
      )}
      <button
        type="button"
        className={hasNext ? "btn" : "btn go"}
        onClick={() => void ask({ type: "again", next: false })}
      >
        {t("end.again")}
      </button>
      <button type="button" className="btn" onClick={() => void ask({ type: "gather" })}>
        {t("end.gather")}
      </button>
      <ReplayLink session={session} />
    </div>
  );
}
