import type { Room } from "./room.ts";

/** Nothing happens. rules: 6.2 */
export const empty: Room = { colour: "green" };
