import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { paint } from "../../../scene/paper.ts";
import { useMazeState } from "../context.ts";
import { MAZE_DEFS } from "../scene/defs.ts";
import { PLATE_BOX } from "../scene/plate.ts";
import { furnishedPlate } from "../scene/wholePlate.ts";

/** Pixels a unit of the drawing: sharp enough at the size at which it is shown. */
const DETAIL = 1;

/** The top tile of a stack that lies face up, as it will lie on the mall, north up. rules: Scenarios 8 */
export function NextTile() {
  const { t } = useTranslation("magic-maze");
  const tile = useMazeState(({ served }) => served?.nextTile ?? "");
  const left = useMazeState(({ served }) => served?.tilesLeft ?? 0);
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tile === "") return;
    let isGone = false;
    void paint(furnishedPlate(tile), PLATE_BOX, DETAIL, MAZE_DEFS).then(
      (canvas) => {
        if (!isGone) picture.current?.replaceChildren(canvas);
      },
      // Without the picture there is still the number.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [tile]);
  if (tile === "") return null;
  return (
    <figure className="mm-next" aria-label={t("next.label", { tile })}>
      <div ref={picture} aria-hidden="true" />
      <figcaption>
        <b>{t("next.title")}</b>
        <span>{t("bar.tiles", { count: left })}</span>
      </figcaption>
    </figure>
  );
}
