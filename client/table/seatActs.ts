import type { TableRequest } from "../../shared/table/protocol.ts";
import type { SeatView, TableView } from "./session.ts";

/** Something that you may do with a seat: `seat-act.<is>`, and what to ask the table for. */
export interface SeatAct {
  readonly is: "up" | "down" | "rename" | "host" | "to-bot" | "to-watcher" | "to-anybody" | "kick" | "remove-bot";
  /** `rename`: with the name that the seat has now. */
  readonly request: TableRequest;
  /** To whom, where that has to be said. */
  readonly name?: string;
}

/** What you may do with a seat now: the rights of the server, so that nothing is offered that it refuses. */
export function seatActs(view: TableView, you: number, seat: number, hasBots: boolean): readonly SeatAct[] {
  const place = view.seats[seat];
  if (you !== view.host || place === undefined) return [];
  const acts = view.phase === "gathering" ? [...orderActs(view.seats.length, seat), ...botActs(place, seat)] : [];
  if (seat === you || !place.isTaken || place.isBot) return acts;
  const kick: SeatAct = { is: "kick", request: { type: "kick", seat } };
  if (view.phase === "gathering") {
    acts.push({ is: "rename", request: { type: "nameSeat", seat, name: place.name } });
  }
  if (place.isConnected) return [...acts, { is: "host", request: { type: "host", seat } }, kick];
  return [...acts, ...handOvers(view, seat, hasBots), kick];
}

function botActs({ isBot }: SeatView, seat: number): readonly SeatAct[] {
  return isBot ? [{ is: "remove-bot", request: { type: "removeBot", seat } }] : [];
}

function orderActs(count: number, seat: number): readonly SeatAct[] {
  const up: SeatAct = { is: "up", request: { type: "order", seats: swapped(count, seat - 1) } };
  const down: SeatAct = { is: "down", request: { type: "order", seats: swapped(count, seat) } };
  return [...(seat > 0 ? [up] : []), ...(seat < count - 1 ? [down] : [])];
}

/** All seats in order, with this one and the next changed about. */
function swapped(count: number, first: number): number[] {
  return Array.from({ length: count }, (_, seat) => {
    if (seat === first) return first + 1;
    return seat === first + 1 ? first : seat;
  });
}

function handOvers({ watchers = [] }: TableView, seat: number, hasBots: boolean): readonly SeatAct[] {
  const to = (is: SeatAct["is"], id: number): SeatAct => ({ is, request: { type: "handOver", seat, to: id } });
  return [
    ...(hasBots ? [to("to-bot", -1)] : []),
    ...watchers.filter(({ name }) => name !== "").map(({ id, name }) => ({ ...to("to-watcher", id), name })),
    to("to-anybody", 0),
  ];
}
