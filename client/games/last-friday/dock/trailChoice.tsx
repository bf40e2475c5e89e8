import { useTranslation } from "react-i18next";
import { useCampState, useShow } from "../context.ts";
import { Art } from "../parts/art.tsx";

/** The trail is shown as it is, falsely, or not at all; then the clue is laid on the map. */
export function TrailChoice() {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  const choices = useCampState((state) => state.choices);
  const mode = useCampState((state) => state.mode);
  const trails = choices.flatMap(({ command }) => (command.type === "trail" ? [command] : []));
  const invisible = trails.find(({ token }) => token === "invisible");
  if (mode) return null;
  return (
    <div className="lf-buttons">
      {trails.some(({ token }) => token === "shadow") && (
        <button
          type="button"
          className="btn"
          onClick={() => model.setMode({ is: "trail", token: "shadow", circle: undefined })}
        >
          <Art name="maniac-shadow" />
          {t("do.trail-shadow")}
        </button>
      )}
      {invisible && (
        <button type="button" className="btn" onClick={() => model.doubt(invisible)}>
          <Art name="maniac-invisible" />
          {t("do.trail-invisible")}
        </button>
      )}
    </div>
  );
}
