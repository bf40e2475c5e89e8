import "../styles/table.css";
import "./replay.css";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RoomHand, RoomSecret } from "../../../../shared/games/room25/hands.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";
import { useIsPhone } from "../../../play/useIsPhone.ts";
import { frameAt } from "../../../replay/film.ts";
import { Foot } from "../../../replay/foot.tsx";
import { MomentList, type MomentListProps } from "../../../replay/momentList.tsx";
import { usePlayback } from "../../../replay/usePlayback.ts";
import { type Viewpoint, ViewpointChoice } from "../../../replay/viewpoint.tsx";
import { silentSession } from "../../../table/localSession.ts";
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
import { useRoomScene } from "../useRoomScene.ts";
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
  const { moments, turns, marks } = useMemo(() => {
    const moments = momentsOf(film);
    return { moments, turns: turnsOf(moments), marks: marksOf(moments) };
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
      <View choice={<ViewpointChoice names={names} value={viewpoint} onChange={setViewpoint} />}>
        <Told film={film} names={names} moments={moments} time={player.time} onSeek={player.seek} />
      </View>
      <Foot player={player} duration={film.duration} moments={moments} parts={turns} marks={marks} />
    </ShowContext>
  );
}

/** The complex with who is in it, and beside it what is known and what has happened. */
function View({ choice, children }: { readonly choice: React.ReactNode; readonly children: React.ReactNode }) {
  const { t } = useTranslation("replay");
  const isPhone = useIsPhone();
  const { onScene, whereIs } = useRoomScene();
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
      <main className="stage r25-stage r25-rp-stage">
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

function Told({ moments, ...rest }: Omit<MomentListProps, "lines"> & { readonly moments: readonly Moment[] }) {
  const say = useSentence();
  const pictureOf = usePicture();
  const lines = moments.map(({ at, event, cells }) => ({
    at,
    picture: <Art name={pictureOf(event)} />,
    text: say(event, cells),
    isStart: event.type === "turnBegan",
  }));
  return <MomentList {...rest} lines={lines} />;
}
