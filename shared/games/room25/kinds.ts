/** Every kind of room that this build knows. The order is the order of `composition` on the board. rules: 6 */
export const ROOM_KINDS = [
  "central",
  "room25",
  "empty",
  "vision",
  "moving",
  "control",
  "twin",
  "vortex",
  "prison",
  "cold",
  "dark",
  "trapped",
  "flooded",
  "acid",
  "mortal",
  "illusion",
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

export const ROOM_COLOURS = ["blue", "green", "yellow", "red"] as const;
export type RoomColour = (typeof ROOM_COLOURS)[number];
