import { useTranslation } from "react-i18next";
import { DIRECTIONS } from "../../../../shared/games/magic-maze/actions.ts";
import type { MatchEvent } from "../../../../shared/games/magic-maze/events.ts";
import { COLOURS } from "../../../../shared/games/magic-maze/heroes.ts";
import { clockText } from "../../../ui/clockText.ts";
import { useMazeState } from "../context.ts";
import { isTilesStuck } from "../model/sandLine.ts";
import { useNames } from "./people.ts";

/** Says an event in words, without the name of whoever did it; what is only drawn has none. */
export function useSentence(): (event: MatchEvent) => string {
  const { t } = useTranslation("magic-maze");
  const nameOf = useNames();
  const isStuck = useMazeState(({ served }) => served?.summary !== undefined && isTilesStuck(served.summary));
  const colourOf = (at: number) => COLOURS[at] ?? "yellow";
  const hero = (at: number) => t(`hero.${colourOf(at)}.obj`);
  const wayOf = (at: number) => DIRECTIONS[at] ?? "N";
  return (event) => {
    switch (event.type) {
      case "moved":
        return t("log.moved", { hero: hero(event.hero), to: t(`to.${wayOf(event.direction)}`) });
      case "vortexed":
        return t("log.vortexed", { hero: hero(event.hero) });
      case "escalated":
        return t("log.escalated", { hero: hero(event.hero) });
      case "explored":
        return t(event.viaBall ? "log.explored-ball" : "log.explored");
      case "sandStarted":
        return t("log.sandStarted");
      case "sandTurned":
        return t("log.sandTurned", { before: clockText(event.before), after: clockText(event.after) });
      case "talkOpened":
        return event.by === "elf" ? t("log.talkOpened-elf") : t("log.talkOpened");
      case "escaped":
        return t("log.escaped", { hero: t(`hero.${colourOf(event.hero)}.name`) });
      case "doSomething":
        return t("log.doSomething", { name: nameOf(event.at) });
      case "stare":
        return t("log.stare", { name: nameOf(event.at) });
      case "ready":
        return t(event.isReady ? "log.ready" : "log.not-ready");
      case "tilesPassed":
        return t("log.tilesPassed");
      case "talkClosed":
        return t("log.talkClosed");
      case "ballSpent":
        return t("log.ballSpent");
      case "cameraOff":
        return t("log.cameraOff");
      case "theft":
        return t("log.theft");
      case "won":
        return t("log.won");
      case "lost":
        return t(isStuck ? "log.stuck" : "log.lost");
      case "turnedUp":
        return t("log.turnedUp");
      case "pileShuffled":
        return t("log.pileShuffled");
      case "tilesDue":
        return t("log.tilesDue");
      case "tileRemoved":
        return t("log.tileRemoved", { tile: event.tile });
      case "placed":
        return t("log.placed", { hero: hero(event.hero) });
      case "wiped":
        return t("log.wiped");
      case "sketched":
        return "";
    }
  };
}

/** Who did it, or undefined for what happens by itself. */
export function actorOf(event: MatchEvent): number | undefined {
  return "seat" in event ? event.seat : undefined;
}
