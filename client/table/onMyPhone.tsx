import { Copy, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useReachableOrigin } from "../lobby/useReachableOrigin.ts";
import { copyText } from "../ui/copyText.ts";
import { QrPaper } from "../ui/qrPaper.tsx";
import { showToast } from "../ui/toast.tsx";
import { seatLink } from "./seatLink.ts";
import type { LiveSession, TableView } from "./session.ts";
import { useAsk } from "./useAsk.ts";
import { useServerTime } from "./useServerTime.ts";
import { useSessionState } from "./useSession.ts";

/** The seat goes on on another device: a link that is good once and for a few minutes. */
export function OnMyPhone({ session, view }: { readonly session: LiveSession; readonly view: TableView }) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const origin = useReachableOrigin();
  const link = useSessionState(session, (state) => state.link);
  const now = useServerTime(session, link !== undefined);
  if (link === undefined || link.until <= now) {
    return (
      <div className="dialog-acts">
        <button type="button" className="btn grow" onClick={() => void ask({ type: "link" })}>
          <Smartphone aria-hidden="true" />
          {t("on-phone.ask")}
        </button>
      </div>
    );
  }
  const address = seatLink(origin, view.code, link.code);
  const copy = async () => showToast(t((await copyText(address)) ? "invite.copied" : "invite.not-copied"));
  return (
    <section className="on-phone" aria-label={t("on-phone.title")}>
      <h3>{t("on-phone.title")}</h3>
      <p>{t("on-phone.how")}</p>
      <QrPaper text={address} size={176} />
      <p className="on-phone-link num">{address}</p>
      <button type="button" className="btn" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {t("invite.copy")}
      </button>
    </section>
  );
}
