import { Clock, Users } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { posters } from "./posters.ts";

/** A game of the box, and the way to set its table. */
export function GameCard({
  game,
  isWide,
  isFirst,
  isBusy,
  onSet,
}: {
  readonly game: string;
  /** It stands alone in its row. */
  readonly isWide: boolean;
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  readonly onSet: () => void;
}) {
  const { t } = useTranslation();
  const poster = posters[game];
  if (poster === undefined) return null;
  const name = t(`game.${game}.name`);
  return (
    <article className={isWide ? "game is-wide" : "game"} data-is-first={isFirst}>
      <div className="game-window">
        <Suspense>
          <poster.Scene isWide={isWide} />
        </Suspense>
      </div>
      <div className="game-text">
        <h2>{name}</h2>
        <p className="game-pitch">{t(`game.${game}.pitch`)}</p>
        <div className="game-facts">
          <span>
            <Users aria-hidden="true" />
            {t("game-facts.players", { from: poster.players.from, to: poster.players.to })}
          </span>
          <span>
            <Clock aria-hidden="true" />
            {t("game-facts.minutes", { count: poster.minutes })}
          </span>
        </div>
        <button
          type="button"
          className={isFirst ? "btn go game-set" : "btn dark game-set"}
          disabled={isBusy}
          onClick={onSet}
          aria-label={t("game-facts.set-of", { game: name })}
        >
          {t("game-facts.set")}
        </button>
        {poster.hasFirstSteps && (
          <Link className="game-learn" href={`/learn/${game}`}>
            {t("game-facts.learn")}
          </Link>
        )}
      </div>
    </article>
  );
}
