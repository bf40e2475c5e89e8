import "./waiting.css";
import { useTranslation } from "react-i18next";

/** While something loads: a glass, seen only when it takes long. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="waiting" role="status">
      <span className="unseen">{t("waiting")}</span>
      <span className="waiting-grain" aria-hidden="true" />
    </div>
  );
}
