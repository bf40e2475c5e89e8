import { kindAt, occupantsOf, tileAt } from "../complex.ts";
import type { Room } from "./room.ts";

/** Leave by Move only to where somebody else is, or into the Central Room beside it. Push is free (D-9). rules: 6.3 */
export const prison: Room = {
  colour: "yellow",
  leaving(view, _, to) {
    const isOpen = kindAt(view, to) === "central" || occupantsOf(view, tileAt(view, to)).length > 0;
    return isOpen ? undefined : "prison";
  },
};
