import { useTranslation } from "react-i18next";
import { ARROW, COLOURS, cabinOfPoint } from "../../../../shared/games/last-friday/camp.ts";
import { cardOf } from "../../../../shared/games/last-friday/cards.ts";
import type { Command } from "../../../../shared/games/last-friday/commands.ts";
import { mapOf } from "../../../../shared/games/last-friday/ways.ts";
import { useCampState, useSessionState } from "../context.ts";
import { spotOfCommand } from "../model/spots.ts";
import type { Spot } from "../scene/types.ts";

/** What people, places and things are called in the reader's language. */
export interface Words {
  /** A camper by the name on its card, or by its colour. */
  who(camper: number): string;
  player(seat: number): string;
  maniac(): string;
  circle(number: number): string;
  /** A point, by the circles beside it: points have no numbers on the map. */
  point(number: number): string;
  spot(spot: Spot): string;
  cabin(cabin: number): string;
  /** A clue, a key by its colour, a corpse. */
  front(front: string): string;
  key(colour: number): string;
  token(token: string): string;
  list(names: readonly string[]): string;
  command(command: Command): string;
}

const colourOf = (camper: number) => COLOURS[camper] ?? "red";
/** The same keys as the scene's. */
const cabinKey = (cabin: number) => {
  const colour = colourOf(cabin);
  return `cabin${colour.charAt(0).toUpperCase()}${colour.slice(1)}`;
};

export function useWords(): Words {
  const { t, i18n } = useTranslation("last-friday");
  const seats = useSessionState(({ view }) => view?.seats);
  const board = useCampState((state) => state.board);
  const rules = useCampState((state) => state.rules);
  const list = (names: readonly string[]) => new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(names);
  const player = (seat: number) => seats?.[seat]?.name ?? "";
  const who = (camper: number) =>
    cardOf(camper, board?.campers[camper]?.card ?? -1)?.name ?? t(`colour.${colourOf(camper)}`);
  const cabin = (number: number) => t(`map.${cabinKey(number)}`);
  const circle = (number: number) => t("place.circle", { number });
  const point = (number: number) => {
    if (number === 0) return t("place.entrance");
    if (number === ARROW) return t("place.arrow");
    const inside = cabinOfPoint(number);
    if (inside >= 0) return t("place.inside", { cabin: cabin(inside), number });
    const near = mapOf(board?.cabins ?? []).litBy[number]?.slice(0, 2) ?? [];
    return t("place.point", { number, circles: near.join(", ") });
  };
  const spot = (at: Spot) => ("circle" in at ? circle(at.circle) : point(at.point));
  const key = (colour: number) => t(`key.${colourOf(colour)}`);
  const front = (name: string) => {
    if (name === "corpse") return t("thing.corpse");
    const colour = (COLOURS as readonly string[]).indexOf(name);
    return colour >= 0 ? key(colour) : t(`clue.${name}`);
  };
  const token = (name: string) => t(`token.${name}.name`);
  const placeOf = (command: Command) => {
    const at = rules && spotOfCommand(rules, command);
    return at ? spot(at) : "";
  };
  const command = (wish: Command): string => {
    const place = placeOf(wish);
    switch (wish.type) {
      case "use":
        return wish.point === undefined
          ? t("do.use", { clue: front(wish.clue) })
          : t("do.use-at", { clue: front(wish.clue), place });
      case "drop":
        return t("do.drop", { what: wish.what === "key" ? t("thing.key") : front(wish.what), place });
      case "pickCard":
        return cardOf(wish.camper, wish.card)?.name ?? "";
      case "openCabin":
        return t("do.openCabin", { cabin: cabin(wish.cabin) });
      case "choose":
        return who(wish.camper);
      case "spoils":
        return list(wish.tokens.map(token));
      case "trail":
        if (wish.token === "invisible") return t("do.trail-invisible");
        return t("do.trail", { circle: wish.circle, place });
      default:
        return t(`do.${wish.type}`, { place });
    }
  };
  const maniac = () => player(board?.maniac ?? -1);
  return { who, player, maniac, circle, point, spot, cabin, front, key, token, list, command };
}
