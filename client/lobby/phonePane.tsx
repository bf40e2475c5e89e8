import { useId } from "react";
import { useTranslation } from "react-i18next";
import { QrPaper } from "../ui/qrPaper.tsx";
import { isAtHome } from "./reach.ts";
import { useReachableOrigin } from "./useReachableOrigin.ts";

/** The way here for a phone: this server's address, to scan or to type. */
export function PhonePane() {
  const { t } = useTranslation();
  const id = useId();
  const origin = useReachableOrigin();
  return (
    <section className="sheet pane phone-pane" aria-labelledby={id}>
      <h2 id={id} className="pane-title">
        {isAtHome(origin) ? t("phone.same-network") : t("phone.another-device")}
      </h2>
      <QrPaper text={`${origin}/`} size={128} />
      <div>
        <div className="strong num address">{origin.replace(/^https?:\/\//, "")}</div>
        <p className="hint">{t("phone.scan")}</p>
      </div>
    </section>
  );
}
