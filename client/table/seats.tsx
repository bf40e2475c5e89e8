import "./seats.css";
import { Bot, Check } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SeatShape } from "../ui/seatShape.tsx";
import { hasBots, SeatActButtons } from "./seatActButtons.tsx";
import { SeatMarks } from "./seatMarks.tsx";
import { seatRange } from "./seatRange.ts";
import type { AtTable } from "./session.ts";
import { useAsk } from "./useAsk.ts";

/** The places at the table, taken and free. */
export function Seats({ session, view, seat }: AtTable) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const id = useId();
  const { max } = seatRange(view);
  const taken = view.seats.filter(({ isTaken }) => isTaken).length;
  const free = Math.max(0, max - view.seats.length);
  return (
    <section className="sheet pane" aria-labelledby={id}>
      <div className="row">
        <h2 id={id} className="pane-title grow">
          {t("seats.title")}
        </h2>
        <span className="hint num">{t("tables.seats", { taken, of: max })}</span>
      </div>
      <ul className="seats">
        {view.seats.map((_, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <Seat key={number} session={session} view={view} you={seat} seat={number} />
        ))}
        {free > 0 && (
          <li className="seat is-free">
            <span className="free-places" aria-hidden="true">
              {Array.from({ length: free }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: free places have no other identity.
                <SeatShape key={place} colour={0} size={22} />
              ))}
            </span>
            <span className="hint">{t("seats.free", { count: free })}</span>
            {seat === view.host && hasBots(view) && (
              <button type="button" className="btn" onClick={() => void ask({ type: "addBot" })}>
                <Bot aria-hidden="true" />
                {t("seats.add-bot")}
              </button>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}

function Seat({
  session,
  view,
  you,
  seat,
}: Pick<AtTable, "session" | "view"> & { readonly you: number; readonly seat: number }) {
  const { t } = useTranslation();
  const place = view.seats[seat];
  if (place === undefined) return null;
  const { name, colour, isConnected, isReady } = place;
  const isYou = seat === you;
  const isHost = seat === view.host;
  return (
    <li className="seat card" data-is-you={isYou} data-is-away={!isConnected}>
      <SeatShape colour={colour} size={30} isNamed />
      <div className="grow">
        <div className="strong ellipsis" title={name}>
          <bdi>{name}</bdi>
        </div>
        <SeatMarks place={place} isYou={isYou} isHost={isHost} isReadyAsked />
      </div>
      {isReady && (
        <span className="seat-ready" role="img" aria-label={t("seats.ready")}>
          <Check aria-hidden="true" />
        </span>
      )}
      <SeatActButtons session={session} view={view} you={you} seat={seat} />
    </li>
  );
}
