import { Bot, Crown, WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LatencyBars } from "./latencyBars.tsx";
import type { SeatView } from "./session.ts";

/** What there is to say of a seat, under its name. */
export function SeatMarks({
  place,
  isYou,
  isHost,
  isReadyAsked = false,
}: {
  readonly place: SeatView;
  readonly isYou: boolean;
  readonly isHost: boolean;
  /** Whether it matters who is not ready. */
  readonly isReadyAsked?: boolean;
}) {
  const { t } = useTranslation();
  const { isTaken, isConnected, isReady, isBot = false, hasStandIn = false, latency = 0 } = place;
  const isAway = isTaken && !isBot && !isConnected;
  return (
    <div className="hint seat-marks">
      {isYou && <span>{t("seats.you")}</span>}
      {isHost && (
        <span>
          <Crown aria-hidden="true" />
          {t("seats.host")}
        </span>
      )}
      {isBot && (
        <span>
          <Bot aria-hidden="true" />
          {t("seats.bot")}
        </span>
      )}
      {isAway && (
        <span className="seat-away">
          <WifiOff aria-hidden="true" />
          {t("seats.away")}
        </span>
      )}
      {hasStandIn && (
        <span>
          <Bot aria-hidden="true" />
          {t("seats.stand-in")}
        </span>
      )}
      {isReadyAsked && !isYou && !isHost && isConnected && !isReady && <span>{t("seats.not-ready")}</span>}
      {isTaken && !isBot && isConnected && <LatencyBars latency={latency} />}
    </div>
  );
}
