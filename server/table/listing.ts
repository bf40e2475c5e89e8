import type { TableListing } from "../../shared/table/protocol.ts";
import type { Table } from "./table.ts";

/** The table as the lobby shows it. */
export function listingOf({ state, roster, options, room }: Table): TableListing {
  const { code, game, phase, isLocked } = state;
  const taken = roster.places.filter(({ seat }) => seat.isTaken);
  return {
    code,
    game,
    phase,
    host: roster.host?.seat.name ?? "",
    options,
    colours: taken.map(({ seat }) => seat.colour),
    maxSeats: isLocked ? taken.length : room,
  };
}
