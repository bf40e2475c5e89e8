import "./latencyBars.css";
import { useTranslation } from "react-i18next";

const BARS = [1, 2, 3] as const;

/** How good a player's line is: one bar poor, three good; nothing where it is not known, as of a bot or who is away. */
export function LatencyBars({ latency = 0 }: { readonly latency?: number | undefined }) {
  const { t } = useTranslation();
  if (latency === 0) return null;
  const name = t(`line.${latency}`);
  return (
    <span className="latency" role="img" aria-label={name} title={name} data-latency={latency}>
      {BARS.map((bar) => (
        <i key={bar} data-is-on={bar <= latency} />
      ))}
    </span>
  );
}
