import "../../../play/frame.css";
import { Eye, EyeOff, Pencil } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { EyeMoves } from "../../../play/eye.tsx";
import { useIsPhone } from "../../../play/useIsPhone.ts";
import { useIsMotionReduced } from "../../../settings/settings.ts";
import { useCampState, useShow } from "../context.ts";
import { sketchesOf } from "../model/everything.ts";
import { withFronts, withLaying } from "../model/laying.ts";
import type { CampState } from "../model/model.ts";
import { FIRST_TOOL } from "../model/sketching.ts";
import { nodeOf } from "../model/spots.ts";
import { draftWay, ownTrail } from "../model/trail.ts";
import { createCampScene } from "../scene/index.ts";
import type { CampScene, CampSceneModel, Spot } from "../scene/types.ts";

/** Where the pawn stands that has to do something, or the maniac to himself. */
function dueSpot({ board, hand, stage }: CampState): Spot | undefined {
  const item = board?.agenda.at(-1);
  if (stage === "prowl" && hand?.side === "maniac" && hand.circle > 0) return { circle: hand.circle };
  const point = item && item.camper >= 0 ? board?.campers[item.camper]?.point : undefined;
  return point ? { point } : undefined;
}

const nameOf = (spot: Spot | undefined) => spot && nodeOf(spot);

/** What the scene shows of what the model knows. */
function sceneModelOf(state: CampState, seatColours: readonly number[]): CampSceneModel | undefined {
  const { board, hand, aims, cursor, stage, laying, way, film, showsPossible, possible, tool } = state;
  if (!board) return undefined;
  const isLaying = stage === "arrange" || stage === "layOut";
  return {
    board: isLaying ? withLaying(board, stage, laying) : board,
    hand: hand && stage === "arrange" ? withFronts(hand, laying) : hand,
    sketches: sketchesOf(hand),
    seatColours,
    lit: tool ? [] : aims.map(({ spot }) => spot),
    way: way.length > 0 ? way : draftWay(hand),
    possible: showsPossible ? possible : [],
    trail: board.result === "" ? ownTrail(hand) : film,
    focus: cursor,
  };
}

/** The camp itself, and the buttons that move the eye over it. `onScene` is told of the scene. */
export function Stage({ onScene }: { onScene(scene: CampScene | undefined): void }) {
  const { t } = useTranslation("last-friday");
  const { session, model } = useShow();
  const host = useRef<HTMLDivElement>(null);
  const hasReducedMotion = useIsMotionReduced();
  const isPhone = useRef(false);
  isPhone.current = useIsPhone();

  // Places bear their names, so that another language is another scene.
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let isGone = false;
    let scene: CampScene | undefined;
    let stop = () => {};
    const colours = () => session.store.getState().view?.seats.map(({ colour }) => colour) ?? [];
    const handlers = {
      onSpot: model.tap,
      onCamper: model.tapCamper,
      onSketch: model.drag,
      onNothing: model.tapNothing,
    };
    const settings = { hasReducedMotion, placeName: (key: string) => t(`map.${key}`) };
    void createCampScene(element, handlers, settings).then((made) => {
      if (isGone) return made.destroy();
      scene = made;
      onScene(made);
      const show = (state: CampState) => {
        const shown = sceneModelOf(state, colours());
        if (shown) made.update(shown);
        made.setSketching(state.tool !== undefined);
      };
      show(model.store.getState());
      stop = model.store.subscribe((state, before) => {
        show(state);
        if (state.cursor && state.cursor !== before.cursor) made.showSpot(state.cursor);
        // On a small screen the scene itself frames what may be chosen.
        const due = isPhone.current ? undefined : dueSpot(state);
        if (due && nameOf(due) !== nameOf(dueSpot(before))) made.showSpot(due);
      });
    });
    return () => {
      isGone = true;
      stop();
      scene?.destroy();
      onScene(undefined);
    };
  }, [session, model, onScene, t, hasReducedMotion]);

  return <div className="stage-scene lf-scene" ref={host} aria-hidden="true" />;
}

/** Closer, farther, all of it; what is known of him; the pencil. */
export function EyeButtons({ scene }: { scene: { readonly current: CampScene | undefined } }) {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  const side = useCampState(({ hand }) => hand?.side);
  const isSeated = useCampState(({ seat }) => seat >= 0);
  const mayKnow = useCampState(({ board, hand }) => hand?.side === "maniac" || board?.hasDeductionHelp === true);
  const isShown = useCampState((state) => state.showsPossible);
  const isDrawing = useCampState(({ tool }) => tool !== undefined);
  const isManiac = side === "maniac";
  const known = t(isManiac ? "eye.known" : "eye.possible");
  const Known = isShown ? Eye : EyeOff;
  return (
    <div className="lf-eye">
      {mayKnow && (
        <button
          type="button"
          className="icon-btn"
          aria-pressed={isShown}
          aria-label={known}
          title={known}
          onClick={() => model.showPossible(!isShown)}
        >
          <Known aria-hidden="true" />
        </button>
      )}
      {side === "campers" && isSeated && (
        <button
          type="button"
          className="icon-btn"
          aria-pressed={isDrawing}
          aria-label={t("plan.title")}
          title={t("plan.title")}
          onClick={() => model.setTool(isDrawing ? undefined : FIRST_TOOL)}
        >
          <Pencil aria-hidden="true" />
        </button>
      )}
      <EyeMoves scene={scene} all={t("eye.fit")} />
    </div>
  );
}
