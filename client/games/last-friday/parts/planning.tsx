import { ArrowUpRight, Circle, Eraser, MapPin, Trash2, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { COLOURS } from "../../../../shared/games/last-friday/camp.ts";
import { useCampState, useShow } from "../context.ts";
import { Art } from "./art.tsx";

const SHAPES = [
  { shape: "pin", Icon: MapPin },
  { shape: "ring", Icon: Circle },
  { shape: "cross", Icon: X },
  { shape: "arrow", Icon: ArrowUpRight },
  { shape: "erase", Icon: Eraser },
] as const;

/** The campers' pencil: seen by all of them and never by the maniac. */
export function Planning() {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  const tool = useCampState((state) => state.tool);
  if (!tool) return null;
  const how = tool.shape !== "arrow" ? "how" : tool.from ? "arrow-to" : "arrow-from";
  return (
    <section className="lf-plan sheet" aria-label={t("plan.title")}>
      <div className="lf-row">
        {SHAPES.map(({ shape, Icon }) => (
          <button
            key={shape}
            type="button"
            className="icon-btn"
            aria-pressed={tool.shape === shape}
            aria-label={t(`plan.${shape}`)}
            title={t(`plan.${shape}`)}
            onClick={() => model.setTool({ ...tool, shape, from: undefined })}
          >
            <Icon aria-hidden="true" />
          </button>
        ))}
        <button
          type="button"
          className="icon-btn"
          aria-label={t("plan.wipe")}
          title={t("plan.wipe")}
          onClick={() => model.send({ type: "wipe" })}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
      <div className="lf-row">
        {COLOURS.map((colour, number) => (
          <button
            key={colour}
            type="button"
            className="icon-btn"
            aria-pressed={tool.colour === number}
            aria-label={t(`colour.${colour}`)}
            onClick={() => model.setTool({ ...tool, colour: number })}
          >
            <Art name={`camp-symbol-${colour}`} />
          </button>
        ))}
        <button type="button" className="btn" onClick={() => model.setTool(undefined)}>
          {t("plan.done")}
        </button>
      </div>
      <p>{t(`plan.${how}`)}</p>
    </section>
  );
}
