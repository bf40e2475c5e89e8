import type { Room } from "./room.ts";

/** The start. Only Look and Move may be used here; entering it has no effect. rules: 6.1 */
export const central: Room = { colour: "blue", forbids: { push: "central-room", control: "central-room" } };
