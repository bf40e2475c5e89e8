import "./seats.css";
import { Check, Crown, WifiOff } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SeatShape } from "../ui/seatShape.tsx";
import { seatRange } from "./seatRange.ts";
import type { SeatView, TableView } from "./session.ts";

/** The places at the table, taken and free. */
export function Seats({ view, seat }: { readonly view: TableView; readonly seat: number }) {
  const { t } = useTranslation();
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
        {view.seats.map((place, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <Seat key={number} place={place} isYou={number === seat} isHost={number === view.host} />
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
          </li>
        )}
      </ul>
    </section>
  );
}

function Seat({
  place,
  isYou,
  isHost,
}: {
  readonly place: SeatView;
  readonly isYou: boolean;
  readonly isHost: boolean;
}) {
  const { t } = useTranslation();
  const { name, colour, isConnected, isReady } = place;
  return (
    <li className="seat card" data-is-you={isYou} data-is-away={!isConnected}>
      <SeatShape colour={colour} size={30} isNamed />
      <div className="grow">
        <div className="strong ellipsis" title={name}>
          <bdi>{name}</bdi>
        </div>
        <div className="hint seat-marks">
          {isYou && <span>{t("seats.you")}</span>}
          {isHost && (
            <span>
              <Crown aria-hidden="true" />
              {t("seats.host")}
            </span>
          )}
          {!isConnected && (
            <span className="seat-away">
              <WifiOff aria-hidden="true" />
              {t("seats.away")}
            </span>
          )}
          {!isYou && !isHost && isConnected && !isReady && <span>{t("seats.not-ready")}</span>}
        </div>
      </div>
      {isReady && (
        <span className="seat-ready" role="img" aria-label={t("seats.ready")}>
          <Check aria-hidden="true" />
        </span>
      )}
    </li>
  );
}
