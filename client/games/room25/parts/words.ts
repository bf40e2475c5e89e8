import { useTranslation } from "react-i18next";
import type { Action } from "../../../../shared/games/room25/actions/action.ts";
import { colOf, rowOf, SIZE } from "../../../../shared/games/room25/geometry.ts";
import type { RoomColour, RoomKind } from "../../../../shared/games/room25/kinds.ts";
import { useRoomState, useSessionState } from "../context.ts";

/** What people and things are called in the reader's language. */
export interface Words {
  /** The name of a character, by number. */
  who(character: number): string;
  /** The player's name, by seat. */
  player(seat: number): string;
  /** "row 2, column 3". */
  place(cell: number): string;
  room(kind: RoomKind): string;
  colour(colour: RoomColour): string;
  action(action: Action): string;
  /** "row 2 to the right". */
  slide(line: number, direction: number): string;
  list(names: readonly string[]): string;
}

function wayOf(line: number, direction: number): "E" | "W" | "S" | "N" {
  if (line < SIZE) return direction === 1 ? "E" : "W";
  return direction === 1 ? "S" : "N";
}

export function useWords(): Words {
  const { t, i18n } = useTranslation("room25");
  const seats = useSessionState(({ view }) => view?.seats);
  const characters = useRoomState(({ board }) => board?.characters);
  const player = (seat: number) => seats?.[seat]?.name ?? "";
  return {
    player,
    who(number) {
      const character = characters?.[number];
      return character?.name ? t(`character.${character.name}`) : player(character?.seat ?? -1);
    },
    place: (cell) => t("place", { row: rowOf(cell) + 1, column: colOf(cell) + 1 }),
    room: (kind) => t(`room.${kind}.name`),
    colour: (colour) => t(`colour.${colour}`),
    action: (action) => t(`action.${action}`),
    slide: (line, direction) => t(`slide.${wayOf(line, direction)}`, { number: (line % SIZE) + 1 }),
    list: (names) => new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(names),
  };
}
