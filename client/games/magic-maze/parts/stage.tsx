import "../../../play/frame.css";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isSame, type Spot } from "../../../../shared/games/magic-maze/mall.ts";
import { EyeMoves } from "../../../play/eye.tsx";
import { isMotionReduced } from "../../../settings/settings.ts";
import { useMaze } from "../context.ts";
import { focusedTile, focusOf, litTargets, type MazeState } from "../model/model.ts";
import { createMazeScene } from "../scene/index.ts";
import type { MazeScene, MazeSceneModel } from "../scene/types.ts";
import { Pencil } from "./pencil.tsx";

/** What the scene shows of what the model believes. @param colours the seats' colours */
function sceneModel(state: MazeState, colours: readonly number[]): MazeSceneModel | undefined {
  const { board, selected, seat, removable, isDrawing } = state;
  if (!board) return undefined;
  const colourOf = (seat: number) => colours[seat] ?? 1;
  return {
    board,
    selected,
    targets: litTargets(state),
    focus: focusOf(state),
    plan: [...board.sketches].map(({ seat, row, col, toRow, toCol }) => ({
      row,
      col,
      toRow,
      toCol,
      colour: colourOf(seat),
    })),
    pencil: isDrawing ? colourOf(seat) : undefined,
    removal: board.removalsLeft > 0 && board.result === "" ? { lit: removable, focus: focusedTile(state) } : undefined,
  };
}

/** The mall itself, and the buttons that move the eye over it. `onScene` is told of the scene, for the keys. */
export function Stage({ onScene }: { onScene(scene: MazeScene | undefined): void }) {
  const { t } = useTranslation("magic-maze");
  const { model, session } = useMaze();
  const host = useRef<HTMLDivElement>(null);
  const scene = useRef<MazeScene>(undefined);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let isGone = false;
    let stop = () => {};
    const show = (made: MazeScene, state: MazeState) => {
      const seats = session.store.getState().view?.seats ?? [];
      const shown = sceneModel(
        state,
        seats.map(({ colour }) => colour),
      );
      if (shown) made.update(shown);
    };
    const handlers = {
      onHero: model.select,
      onTarget: model.aim,
      onNothing: model.cancel,
      onStroke: (from: Spot, to: Spot) =>
        model.send(
          isSame(from, to)
            ? { type: "ping", row: from.row, col: from.col }
            : { type: "sketch", row: from.row, col: from.col, toRow: to.row, toCol: to.col },
        ),
      onTile: (tile: string) => model.send({ type: "removeTile", tile }),
    };
    void createMazeScene(element, handlers, { hasReducedMotion: isMotionReduced() }).then((made) => {
      if (isGone) return made.destroy();
      scene.current = made;
      onScene(made);
      show(made, model.store.getState());
      stop = model.store.subscribe((state, before) => {
        show(made, state);
        const { hint } = state;
        if (hint?.hero && hint.id !== before.hint?.id) made.lean(hint.hero, hint.direction);
      });
    });
    return () => {
      isGone = true;
      stop();
      scene.current?.destroy();
      scene.current = undefined;
      onScene(undefined);
    };
  }, [model, session, onScene]);

  return (
    <>
      <div className="stage-scene mm-scene" ref={host} aria-hidden="true" />
      <div className="mm-eye">
        <Pencil />
        <EyeMoves scene={scene} all={t("eye.fit")} />
      </div>
    </>
  );
}
