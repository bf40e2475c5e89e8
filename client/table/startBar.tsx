import "./startBar.css";
import { Check, Play } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSettings } from "../settings/settings.ts";
import NameDialog from "../ui/nameDialog.tsx";
import { seatRange } from "./seatRange.ts";
import type { AtTable } from "./session.ts";
import { useAsk } from "./useAsk.ts";
import { useStartWord } from "./useStartWord.ts";

/** The next step, in thumb's reach: ready for players, start for the host, sit down for who watches. */
export function StartBar({ session, view, seat }: AtTable) {
  const { word, canStart } = useStartWord(view, seat);
  return (
    <footer className="start-bar">
      <p className="grow start-word" role="status">
        {word}
      </p>
      <div className="row start-acts">
        {seat < 0 ? (
          <SitButton session={session} view={view} />
        ) : (
          <SeatedActs session={session} view={view} seat={seat} canStart={canStart} />
        )}
      </div>
    </footer>
  );
}

function SeatedActs({ session, view, seat, canStart }: AtTable & { readonly canStart: boolean }) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const isReady = view.seats[seat]?.isReady ?? false;
  const isHost = seat === view.host;
  return (
    <>
      <button
        type="button"
        className={isReady || isHost ? "btn" : "btn go"}
        aria-pressed={isReady}
        onClick={() => void ask({ type: "ready", isReady: !isReady })}
      >
        {isReady && <Check aria-hidden="true" />}
        {t("start.ready")}
      </button>
      {isHost && (
        <button
          type="button"
          className="btn go"
          aria-disabled={!canStart}
          onClick={() => canStart && void ask({ type: "start" })}
        >
          <Play aria-hidden="true" />
          {t("start.start")}
        </button>
      )}
    </>
  );
}

function SitButton({ session, view }: Pick<AtTable, "session" | "view">) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const [isNaming, setIsNaming] = useState(false);
  const isFull = view.seats.filter(({ isTaken }) => isTaken).length >= seatRange(view).max;
  const sit = () => {
    const { name } = useSettings.getState();
    if (name === "") setIsNaming(true);
    else void ask({ type: "sit", name });
  };
  return (
    <>
      <button type="button" className="btn go" disabled={isFull} onClick={sit}>
        {t(isFull ? "start.full" : "join.sit")}
      </button>
      <NameDialog
        isOpen={isNaming}
        title={t("name.title")}
        act={t("join.sit")}
        onClose={() => setIsNaming(false)}
        onName={(name) => {
          setIsNaming(false);
          void ask({ type: "sit", name });
        }}
      />
    </>
  );
}
