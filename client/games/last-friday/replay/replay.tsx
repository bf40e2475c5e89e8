import "../styles/table.css";
import "./replay.css";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CampHand } from "../../../../shared/games/last-friday/envelopes.ts";
import { useIsPhone } from "../../../play/useIsPhone.ts";
import { Controls } from "../../../replay/controls.tsx";
import { type Film, frameAt } from "../../../replay/film.ts";
import { MomentList } from "../../../replay/momentList.tsx";
import { TimeLine } from "../../../replay/timeLine.tsx";
import { usePlayback } from "../../../replay/usePlayback.ts";
import { type Viewpoint, ViewpointChoice } from "../../../replay/viewpoint.tsx";
import { silentSession } from "../../../table/localSession.ts";
import { clockText } from "../../../ui/clockText.ts";
import type { ReplayProps } from "../../types.ts";
import { ShowContext, useCampState } from "../context.ts";
import { everything } from "../model/everything.ts";
import { createCampModel } from "../model/model.ts";
import type { BoardView } from "../model/rulesBoard.ts";
import { filmTrail, lastRound } from "../model/trail.ts";
import { Art } from "../parts/art.tsx";
import { CamperCard } from "../parts/camperCard.tsx";
import { pictureOf } from "../parts/log.tsx";
import { Campers, ManiacCard, Strip } from "../parts/rail.tsx";
import { useSentence } from "../parts/sentence.ts";
import { EyeButtons, Stage } from "../parts/stage.tsx";
import type { CampScene } from "../scene/types.ts";
import { type Moment, marksOf, momentsOf, roundsOf } from "./moments.ts";

/** The camp and the words, for boards that no server sends. */
function newShow(names: readonly string[]) {
  return {
    session: silentSession("last-friday", names),
    model: createCampModel({ perform: async () => undefined }),
  };
}

function boardOf({ board }: Film["frames"][number]): BoardView {
  return board as BoardView;
}

/** A game of Last Friday, watched again, through the eyes of whomever one likes. */
export function Replay({ head, film }: ReplayProps) {
  const { names } = head;
  const show = useMemo(() => newShow(names), [names]);
  const { moments, times, rounds, marks } = useMemo(() => {
    const moments = momentsOf(film);
    const times = [...new Set(moments.map(({ at }) => at))];
    return { moments, times, rounds: roundsOf(moments), marks: marksOf(moments) };
  }, [film]);
  const [viewpoint, setViewpoint] = useState<Viewpoint>("all");
  const player = usePlayback(0, film.duration);
  const frame = film.frames[frameAt(film, player.time)];

  useEffect(() => {
    if (frame === undefined) return;
    const board = boardOf(frame);
    const hands = frame.hands as readonly CampHand[];
    show.model.serve(board, viewpoint === "all" ? everything(hands) : hands[viewpoint], -1);
    // At the end his track lies open for all.
    show.model.showFilm(board.result === "" ? [] : filmTrail(board, board.chapter, lastRound(board, board.chapter)));
  }, [show, frame, viewpoint]);

  return (
    <ShowContext value={show}>
      <View names={names} viewpoint={viewpoint} onViewpoint={setViewpoint}>
        <Told film={film} names={names} moments={moments} time={player.time} onSeek={player.seek} />
      </View>
      <footer className="sheet rp-foot">
        <Controls player={player} moments={times} now={clockText(player.time)} end={clockText(film.duration)} />
        <TimeLine to={film.duration} time={player.time} parts={rounds} marks={marks} onSeek={player.seek} />
      </footer>
      <CamperCard />
    </ShowContext>
  );
}

/** The camp with all who are in it, and beside it who has what and what has happened. */
function View({
  names,
  viewpoint,
  onViewpoint,
  children,
}: {
  readonly names: readonly string[];
  readonly viewpoint: Viewpoint;
  onViewpoint(viewpoint: Viewpoint): void;
  readonly children: React.ReactNode;
}) {
  const { t } = useTranslation("replay");
  const isPhone = useIsPhone();
  const board = useCampState((state) => state.board);
  const scene = useRef<CampScene>(undefined);
  const onScene = useCallback((made: CampScene | undefined) => {
    scene.current = made;
  }, []);
  const choice = <ViewpointChoice names={names} value={viewpoint} onChange={onViewpoint} />;
  return (
    <>
      {isPhone && (
        <div className="rp-now">
          {board && <Strip board={board} />}
          <section aria-label={t("replay:seen-by")}>{choice}</section>
        </div>
      )}
      <main className="lf-stage lf-rp-stage">
        <Stage onScene={onScene} />
        <EyeButtons scene={scene} />
      </main>
      {!isPhone && (
        <aside className="rp-beside">
          {choice}
          {board && (
            <div className="lf-rp-people">
              <ManiacCard board={board} />
              <Campers board={board} />
            </div>
          )}
          {children}
        </aside>
      )}
    </>
  );
}

function Told({
  film,
  names,
  moments,
  time,
  onSeek,
}: {
  readonly film: Film;
  readonly names: readonly string[];
  readonly moments: readonly Moment[];
  readonly time: number;
  onSeek(time: number): void;
}) {
  const say = useSentence();
  const lines = moments.map(({ at, event }) => ({
    at,
    picture: <Art name={pictureOf(event)} />,
    text: say(event),
    isStart: event.type === "roundBegan",
  }));
  return <MomentList film={film} names={names} lines={lines} time={time} onSeek={onSeek} />;
}
