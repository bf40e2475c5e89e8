import "../styles/table.css";
import "./replay.css";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CampHand } from "../../../../shared/games/last-friday/envelopes.ts";
import { useIsPhone } from "../../../play/useIsPhone.ts";
import { useSceneRef } from "../../../play/useSceneRef.ts";
import { type Film, frameAt } from "../../../replay/film.ts";
import { Foot } from "../../../replay/foot.tsx";
import { MomentList, type MomentListProps } from "../../../replay/momentList.tsx";
import { usePlayback } from "../../../replay/usePlayback.ts";
import { type Viewpoint, ViewpointChoice } from "../../../replay/viewpoint.tsx";
import { silentSession } from "../../../table/localSession.ts";
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
  const { moments, rounds, marks } = useMemo(() => {
    const moments = momentsOf(film);
    return { moments, rounds: roundsOf(moments), marks: marksOf(moments) };
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
      <View choice={<ViewpointChoice names={names} value={viewpoint} onChange={setViewpoint} />}>
        <Told film={film} names={names} moments={moments} time={player.time} onSeek={player.seek} />
      </View>
      <Foot player={player} duration={film.duration} moments={moments} parts={rounds} marks={marks} />
      <CamperCard />
    </ShowContext>
  );
}

/** The camp with all who are in it, and beside it who has what and what has happened. */
function View({ choice, children }: { readonly choice: React.ReactNode; readonly children: React.ReactNode }) {
  const { t } = useTranslation("replay");
  const isPhone = useIsPhone();
  const board = useCampState((state) => state.board);
  const [scene, onScene] = useSceneRef<CampScene>();
  return (
    <>
      {isPhone && (
        <div className="rp-now">
          {board && <Strip board={board} />}
          <section aria-label={t("replay:seen-by")}>{choice}</section>
        </div>
      )}
      <main className="stage lf-stage lf-rp-stage">
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

function Told({ moments, ...rest }: Omit<MomentListProps, "lines"> & { readonly moments: readonly Moment[] }) {
  const say = useSentence();
  const lines = moments.map(({ at, event }) => ({
    at,
    picture: <Art name={pictureOf(event)} />,
    text: say(event),
    isStart: event.type === "roundBegan",
  }));
  return <MomentList {...rest} lines={lines} />;
}
