import { useTranslation } from "react-i18next";
import { useCampState, useShow } from "../context.ts";

/** A second word before what cannot be taken back. */
export function DoubtBox() {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  const doubt = useCampState((state) => state.doubt);
  if (!doubt) return null;
  return (
    <div className="lf-doubt" role="alert">
      <p>{t("doubt.title")}</p>
      <ul className="lf-warnings">
        {doubt.warnings.map((warning) => (
          <li key={warning}>{t(`warning.${warning}`)}</li>
        ))}
      </ul>
      <div className="lf-buttons">
        <button type="button" className="btn" onClick={model.cancel}>
          {t("doubt.no")}
        </button>
        <button type="button" className="btn go" onClick={() => model.send(doubt.command)}>
          {t("doubt.yes")}
        </button>
      </div>
    </div>
  );
}
