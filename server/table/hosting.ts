import { absencePolicies } from "../../shared/table/absence.ts";
import { REFUSED } from "../../shared/table/protocol.ts";
import type { Handlers } from "./handlers.ts";
import { isPlayer, isPresent } from "./roster.ts";

/** What the host alone may ask for, besides the match itself. */
export const HOSTING: Pick<
  Handlers,
  "addBot" | "removeBot" | "absence" | "nameSeat" | "order" | "lock" | "host" | "watching" | "publish"
> = {
  publish: (table, { isPublic }) => {
    table.state.isPublic = isPublic;
    return void table.changed();
  },
  addBot: (table) => {
    if (table.game.think === undefined) return { refused: REFUSED.noBots };
    if (!table.roster.addBot(table.room, table.house.now())) return { refused: REFUSED.full };
    return void table.changed();
  },
  removeBot: (table, { seat }) => {
    const place = table.roster.places[seat];
    if (place === undefined || !place.seat.isBot) return { refused: REFUSED.noSuchSeat };
    table.free(place);
    return void table.changed();
  },
  absence: (table, { policy }) => {
    if (!absencePolicies(table.game).includes(policy)) return { refused: REFUSED.notOffered };
    table.state.absence = policy;
    return void table.changed();
  },
  nameSeat: (table, { seat, name }) => {
    const place = table.roster.places[seat];
    if (place === undefined || !isPlayer(place)) return { refused: REFUSED.noSuchSeat };
    table.roster.rename(place, name);
    return void table.changed();
  },
  order: (table, { seats }) => {
    if (!table.roster.reorder(seats)) return { refused: REFUSED.malformed };
    return void table.changed();
  },
  lock: (table, { isLocked }) => {
    table.state.isLocked = isLocked;
    return void table.changed();
  },
  host: (table, { seat }) => {
    const place = table.roster.places[seat];
    if (place === undefined || !isPresent(place)) return { refused: REFUSED.noSuchSeat };
    table.roster.makeHost(place);
    return void table.changed();
  },
  watching: (table, { mayWatch, seesAll }) => {
    // Who sees the hands is agreed on before there are any.
    if (table.state.phase === "playing" && seesAll !== table.state.seesAll) return { refused: REFUSED.playing };
    table.state.mayWatch = mayWatch;
    table.state.seesAll = seesAll;
    return void table.changed();
  },
};
