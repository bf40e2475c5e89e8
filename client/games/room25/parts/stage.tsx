import "../../../play/frame.css";
import { CircleQuestionMark } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { EyeMoves } from "../../../play/eye.tsx";
import { useIsMotionReduced } from "../../../settings/settings.ts";
import { useRoomState, useShow } from "../context.ts";
import { litOf } from "../model/aims.ts";
import type { RoomState } from "../model/model.ts";
import { createRoomScene } from "../scene/index.ts";
import type { RoomScene } from "../scene/types.ts";

/** Gives the scene what the model knows, each time that changed. */
function show(scene: RoomScene, state: RoomState, seatColours: readonly number[]): void {
  const { board, hand, aims, cursor, isVeiled } = state;
  if (!board) return;
  scene.update({
    board,
    hand: isVeiled ? undefined : hand,
    seatColours,
    lit: litOf(aims),
    focus: cursor,
  });
}

/** The complex itself, and the buttons that move the eye over it. `onScene` is told of the scene. */
export function Stage({ onScene }: { onScene(scene: RoomScene | undefined): void }) {
  const { t } = useTranslation("room25");
  const { session, model } = useShow();
  const host = useRef<HTMLDivElement>(null);
  const scene = useRef<RoomScene>(undefined);
  const isAsking = useRoomState((state) => state.isAsking);
  const lit = useRoomState(({ aims }) => aims.map(({ spot }) => Object.values(spot).join("/")).join(" "));
  const hasReducedMotion = useIsMotionReduced();

  // Rooms bear their names, so that another language is another scene.
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let isGone = false;
    let stop = () => {};
    const colours = () => session.store.getState().view?.seats.map(({ colour }) => colour) ?? [];
    const handlers = {
      onCell: (cell: number) => model.tap({ cell }),
      onCharacter: (character: number) => model.tap({ character }),
      onSlide: (line: number, direction: number) => model.tap({ line, direction }),
      onNothing: model.cancel,
    };
    const settings = { hasReducedMotion, roomName: (kind: string) => t(`room.${kind}.label`) };
    void createRoomScene(element, handlers, settings).then((made) => {
      if (isGone) return made.destroy();
      scene.current = made;
      onScene(made);
      show(made, model.store.getState(), colours());
      stop = model.store.subscribe((state) => show(made, state, colours()));
    });
    return () => {
      isGone = true;
      stop();
      scene.current?.destroy();
      scene.current = undefined;
      onScene(undefined);
    };
  }, [session, model, onScene, t, hasReducedMotion]);

  return (
    <>
      <div className="stage-scene r25-scene" ref={host} aria-hidden="true" data-lit={lit} data-asking={isAsking} />
      <div className="r25-eye">
        <button
          type="button"
          className="icon-btn"
          aria-pressed={isAsking}
          aria-label={t("eye.ask")}
          title={t("eye.ask")}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => model.setAsking(!isAsking)}
        >
          <CircleQuestionMark aria-hidden="true" />
        </button>
        <EyeMoves scene={scene} all={t("eye.fit")} />
      </div>
    </>
  );
}
