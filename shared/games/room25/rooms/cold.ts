import type { Room } from "./room.ts";

/** One action only for who is inside at Programming. rules: 6.3 */
export const cold: Room = { colour: "yellow", limit: 1 };
