import "../styles/table.css";
import "./replay.css";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RoomHand, RoomSecret } from "../../../../shared/games/room25/hands.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";
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
import { ShowContext } from "../context.ts";
import { everything, seenBy } from "../model/everything.ts";
import { createRoomModel } from "../model/model.ts";
import { Art } from "../parts/art.tsx";
import { usePicture } from "../parts/log.tsx";
import { OnAir } from "../parts/onAir.tsx";
import { Order, Strip } from "../parts/order.tsx";
import { RoomCard } from "../parts/roomCard.tsx";
import { useSentence } from "../parts/sentence.ts";
import { Stage } from "../parts/stage.tsx";
import { TurnsLeft } from "../parts/track.tsx";
import type { RoomScene } from "../scene/types.ts";
import { type Moment, marksOf, momentsOf, turnsOf } from "./moments.ts";

/** The complex and the words, for boards that no server sends. */
function newShow(names: readonly string[]) {
  return {
    session: silentSession("room25", names),
    model: createRoomModel({ perform: async () => undefined }),
  };
}

/** A game of Room 25, watched again from the choice of characters on. */
export function Replay({ head, film }: ReplayProps) {
  const { names } = head;
  const show = useMemo(() => newShow(names), [names]);
  const { moments, times, turns, marks } = useMemo(() => {
    const moments = momentsOf(film);
    const times = [...new Set(moments.map(({ at }) => at))];
    return { moments, times, turns: turnsOf(moments), marks: marksOf(moments) };
  }, [film]);
  const [viewpoint, setViewpoint] = useState<Viewpoint>("all");
  const player = usePlayback(0, film.duration);
  const frame = film.frames[frameAt(film, player.time)];

  useEffect(() => {
    if (frame === undefined) return;
    const [board, hands] = [frame.board as RoomView, frame.hands as readonly RoomHand[]];
    const seen =
      viewpoint === "all"
        ? everything(board, hands, (film.secret as RoomSecret).kinds)
        : seenBy(board, hands, viewpoint);
    show.model.serve(seen.board, seen.hand, -1);
  }, [show, film, frame, viewpoint]);

  return (
    <ShowContext value={show}>
      <View names={names} viewpoint={viewpoint} onViewpoint={setViewpoint}>
        <Told film={film} names={names} moments={moments} time={player.time} onSeek={player.seek} />
      </View>
      <footer className="sheet rp-foot">
        <Controls player={player} moments={times} now={clockText(player.time)} end={clockText(film.duration)} />
        <TimeLine to={film.duration} time={player.time} parts={turns} marks={marks} onSeek={player.seek} />
      </footer>
    </ShowContext>
  );
}

/** The complex with who is in it, and beside it what is known and what has happened. */
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
  const scene = useRef<RoomScene>(undefined);
  const onScene = useCallback((made: RoomScene | undefined) => {
    scene.current = made;
  }, []);
  const whereIs = useCallback((cell: number) => scene.current?.whereIs(cell) ?? { x: 0, y: 0 }, []);
  const choice = <ViewpointChoice names={names} value={viewpoint} onChange={onViewpoint} />;
  return (
    <>
      {isPhone && (
        <div className="rp-now r25-rp-now">
          <Strip />
          <section aria-label={t("replay:seen-by")}>
            <OnAir />
            {choice}
          </section>
        </div>
      )}
      <main className="r25-stage r25-rp-stage">
        {!isPhone && (
          <div className="r25-rp-air">
            <OnAir />
            <TurnsLeft />
          </div>
        )}
        <Stage onScene={onScene} />
        <RoomCard whereIs={whereIs} />
      </main>
      {!isPhone && (
        <aside className="rp-beside">
          {choice}
          <div className="r25-rp-order">
            <Order />
          </div>
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
  const pictureOf = usePicture();
  const lines = moments.map(({ at, event, cells }) => ({
    at,
    picture: <Art name={pictureOf(event)} />,
    text: say(event, cells),
    isStart: event.type === "turnBegan",
  }));
  return <MomentList film={film} names={names} lines={lines} time={time} onSeek={onSeek} />;
}
