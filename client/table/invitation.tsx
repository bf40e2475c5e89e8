import "./invitation.css";
import { Check, Copy, Share2 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReachableOrigin } from "../lobby/useReachableOrigin.ts";
import { copyText } from "../ui/copyText.ts";
import { QrPaper } from "../ui/qrPaper.tsx";
import { Switch } from "../ui/switch.tsx";
import type { Session, TableView } from "./session.ts";
import { useAsk } from "./useAsk.ts";

/** The way to this table for others: its code, a link, a QR code; and whether the lobby lists it. */
export function Invitation({
  session,
  view,
  isHost,
}: {
  readonly session: Session;
  readonly view: TableView;
  readonly isHost: boolean;
}) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const id = useId();
  const link = `${useReachableOrigin()}/t/${view.code}`;
  return (
    <section className="invitation" aria-labelledby={id}>
      <h2 id={id}>{t("invite.title")}</h2>
      <p className="invitation-code" role="img" aria-label={t("invite.code", { code: [...view.code].join(" ") })}>
        {[...view.code].map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code may have a letter twice.
          <span key={place}>{letter}</span>
        ))}
      </p>
      <QrPaper text={link} size={148} />
      <p className="invitation-link num">{link.replace(/^https?:\/\//, "")}</p>
      <ShareButtons link={link} />
      <Switch
        title={t("invite.public")}
        isOn={view.isPublic}
        isDisabled={!isHost}
        onSwitch={(isPublic) => void ask({ type: "publish", isPublic })}
      />
    </section>
  );
}

function ShareButtons({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<boolean>();
  const canShare = "share" in navigator;
  return (
    <div className="row invitation-acts">
      <button type="button" className="btn dark grow" onClick={() => void copyText(link).then(setCopied)}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span aria-live="polite">
          {copied === undefined ? t("invite.copy") : t(copied ? "invite.copied" : "invite.not-copied")}
        </span>
      </button>
      {canShare && (
        <button
          type="button"
          className="btn dark"
          aria-label={t("invite.share")}
          // A share that is broken off is no failure.
          onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
        >
          <Share2 aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
