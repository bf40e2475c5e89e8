import "./lobby.css";
import { lazy, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { gameClients } from "../games/registry.ts";
import { useSettings } from "../settings/settings.ts";
import { Brand } from "../ui/brand.tsx";
import { LanguageMenu } from "../ui/languageMenu.tsx";
import { OnceOpened } from "../ui/onceOpened.tsx";
import { SettingsButton } from "../ui/settingsButton.tsx";
import { GameCard } from "./gameCard.tsx";
import { JoinPane } from "./joinPane.tsx";
import { OpenTables } from "./openTables.tsx";
import { PhonePane } from "./phonePane.tsx";
import { useSetTable } from "./useSetTable.ts";

const NameDialog = lazy(() => import("../ui/nameDialog.tsx"));
const games = Object.keys(gameClients);

export function Lobby() {
  const { t } = useTranslation();
  const { isBusy, setTable } = useSetTable();
  /** The game whose table waits for the name of who sets it. */
  const [waiting, setWaiting] = useState<string>();
  useEffect(() => {
    document.title = t("lobby.page-title");
  }, [t]);

  const begin = (game: string) => {
    const { name } = useSettings.getState();
    if (name === "") setWaiting(game);
    else void setTable(game, name);
  };

  return (
    <div className="lobby">
      <header className="lobby-top">
        <Brand />
        <span className="grow" />
        <Link className="btn lobby-book" href="/book">
          {t("lobby.book")}
        </Link>
        <LanguageMenu />
        <SettingsButton />
      </header>
      <main>
        <h1>{t("lobby.title")}</h1>
        <p className="lobby-lead">{t("lobby.lead")}</p>
        <section className="games" data-count={games.length} aria-label={t("lobby.games")}>
          {games.map((game, place) => (
            <GameCard
              key={game}
              game={game}
              isWide={games.length === 1}
              isFirst={place === 0}
              isBusy={isBusy}
              onSet={() => begin(game)}
            />
          ))}
        </section>
        <div className="lobby-low">
          <JoinPane />
          <OpenTables />
          <PhonePane />
        </div>
      </main>
      <OnceOpened isOpen={waiting !== undefined}>
        <NameDialog
          isOpen={waiting !== undefined}
          title={t("name.title")}
          act={t("game-facts.set")}
          onClose={() => setWaiting(undefined)}
          onName={(name) => {
            setWaiting(undefined);
            if (waiting !== undefined) void setTable(waiting, name);
          }}
        />
      </OnceOpened>
    </div>
  );
}
