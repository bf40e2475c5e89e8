import { Maximize, Minus, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isMotionReduced } from "../../../settings/settings.ts";
import { useMaze } from "../context.ts";
import { focusOf, litTargets, type MazeState } from "../model/model.ts";
import { createMazeScene } from "../scene/index.ts";
import type { MazeScene } from "../scene/types.ts";

/** Gives the scene what the model believes, each time that changed. */
function show(scene: MazeScene, state: MazeState): void {
  const { board, selected } = state;
  if (board) scene.update({ board, selected, targets: litTargets(state), focus: focusOf(state) });
}

/** The mall itself, and the buttons that move the eye over it. `onScene` is told of the scene, for the keys. */
export function Stage({ onScene }: { onScene(scene: MazeScene | undefined): void }) {
  const { t } = useTranslation("magic-maze");
  const { model } = useMaze();
  const host = useRef<HTMLDivElement>(null);
  const scene = useRef<MazeScene>(undefined);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let isGone = false;
    let stop = () => {};
    const handlers = {
      onHero: model.select,
      onTarget: model.aim,
      onNothing: model.cancel,
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
  }, [model, onScene]);

  return (
    <>
      <div className="mm-scene" ref={host} aria-hidden="true" />
      <div className="mm-eye">
        <button
          type="button"
          className="icon-btn mm-desk"
          aria-label={t("eye.in")}
          onClick={() => scene.current?.zoom(1.25)}
        >
          <Plus aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-btn mm-desk"
          aria-label={t("eye.out")}
          onClick={() => scene.current?.zoom(0.8)}
        >
          <Minus aria-hidden="true" />
        </button>
        <button type="button" className="icon-btn" aria-label={t("eye.fit")} onClick={() => scene.current?.fit()}>
          <Maximize aria-hidden="true" />
        </button>
      </div>
    </>
  );
}
