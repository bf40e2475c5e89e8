import { useTranslation } from "react-i18next";
import type { RoomEvent } from "../../../../shared/games/room25/events.ts";
import { useWords } from "./words.ts";

/** Says an event in words; `cells` tells where the tiles lay then. */
export function useSentence(): (event: RoomEvent, cells: readonly number[]) => string {
  const { t } = useTranslation("room25");
  const words = useWords();
  return (event, cells) => {
    const at = (tile: number) => words.place(Math.max(0, cells.indexOf(tile)));
    switch (event.type) {
      case "characterTaken":
        return t("log.characterTaken", { player: words.player(event.seat), who: words.who(event.character) });
      case "looked":
        return t(`log.looked-${event.how}`, { player: words.player(event.seat), place: at(event.tile) });
      case "seen":
        return t("log.seen", { room: words.room(event.kind), place: at(event.tile) });
      case "turnBegan":
        return t("log.turnBegan", { turn: event.turn, count: event.turnsLeft });
      case "programmed":
        return t(event.isReady ? "log.programmed" : "log.unprogrammed", { who: words.who(event.character) });
      case "roundBegan":
        return t("log.roundBegan", { round: event.round });
      case "acted":
      case "lost":
        return t(`log.${event.type}`, { who: words.who(event.character), action: words.action(event.action) });
      case "kept":
      case "idle":
        return t(`log.${event.type}`, { who: words.who(event.character) });
      case "moved":
        return t(`log.moved-${event.how}`, {
          who: words.who(event.character),
          by: words.who(event.by),
          place: at(event.to),
        });
      case "revealed":
        return t("log.revealed", { room: words.room(event.kind), place: at(event.tile) });
      case "closed":
        return t("log.closed", { place: at(event.tile) });
      case "slid":
        return t("log.slid", { who: words.who(event.by), slide: words.slide(event.line, event.direction) });
      case "swapped":
        return t("log.swapped", { who: words.who(event.by), place: at(event.tile), other: at(event.other) });
      case "died":
        return t("log.died", { who: words.who(event.character), room: words.room(event.cause) });
      case "exposed":
        return t(`log.exposed-${event.identity}`, { who: words.who(event.character) });
      case "alarm":
        return t("log.alarm", { count: event.turnsLeft });
      case "reminderPlaced":
      case "reminderReturned":
        return t(`log.${event.type}`, { player: words.player(event.seat), place: at(event.tile) });
      case "claimed": {
        const said = { player: words.player(event.seat), place: at(event.tile) };
        if (event.colour === "") return t("log.unclaimed", said);
        return t("log.claimed", { ...said, colour: words.colour(event.colour) });
      }
      case "timedOut":
        return t("log.timedOut", { player: words.player(event.seat) });
      case "escaped":
        return t("log.escaped", { names: words.list(event.characters.map(words.who)) });
      case "ended":
        return t("log.ended");
    }
  };
}
