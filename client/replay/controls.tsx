import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Player } from "./usePlayback.ts";

const CONTROL = "button, a, input, select, textarea, summary";

/** Space plays and stands, the arrows go from moment to moment; a control that has the focus keeps its own keys. */
function useKeys(player: Player, moments: readonly number[]): void {
  const latest = useRef({ player, moments });
  latest.current = { player, moments };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(CONTROL)) return;
      const now = latest.current;
      if (event.key === " ") now.player.toggle();
      else if (event.key === "ArrowRight") now.player.step(now.moments, 1);
      else if (event.key === "ArrowLeft") now.player.step(now.moments, -1);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** @param moments match times to step between, ms @param now @param end as a clock shows them */
export function Controls({
  player,
  moments,
  now,
  end,
}: {
  readonly player: Player;
  readonly moments: readonly number[];
  readonly now: string;
  readonly end: string;
}) {
  const { t } = useTranslation("replay");
  useKeys(player, moments);
  const Icon = player.isPlaying ? Pause : Play;
  return (
    <div className="rp-controls">
      <button
        type="button"
        className="icon-btn"
        aria-label={t("replay:previous")}
        onClick={() => player.step(moments, -1)}
      >
        <SkipBack aria-hidden="true" />
      </button>
      <button
        type="button"
        className="btn go rp-play"
        aria-label={t(player.isPlaying ? "replay:pause" : "replay:play")}
        onClick={player.toggle}
      >
        <Icon aria-hidden="true" />
      </button>
      <button type="button" className="icon-btn" aria-label={t("replay:next")} onClick={() => player.step(moments, 1)}>
        <SkipForward aria-hidden="true" />
      </button>
      <p className="rp-time">
        <b>{now}</b>
        <span>{t("replay:of", { time: end })}</span>
      </p>
      <button
        type="button"
        className="btn rp-speed"
        aria-label={t("replay:speed", { speed: player.speed })}
        onClick={player.hasten}
      >
        {player.speed}×
      </button>
    </div>
  );
}
