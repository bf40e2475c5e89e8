import type { Room } from "./room.ts";

/** Look cannot be used inside. rules: 6.3 */
export const dark: Room = { colour: "yellow", forbids: { look: "dark" } };
