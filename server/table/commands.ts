import {
  type Answer,
  type CommandEnvelope,
  commandEnvelope,
  MAX_RATE,
  REFUSED,
  tableRequest,
} from "../../shared/table/protocol.ts";
import { fulfil } from "./requests.ts";
import type { Table } from "./table.ts";
import type { Visitor } from "./visitor.ts";

/** A game command, checked in this order before anything changes. */
export function performCommand(table: Table, visitor: Visitor, message: unknown): Answer {
  const { play, state, game } = table;
  // 1. Shape.
  const envelope = commandEnvelope.safeParse(message);
  if (!envelope.success) return { refused: REFUSED.malformed };
  // 2. Sent again? It is answered as before.
  const seat = table.crowd.seatOf(visitor);
  const before = play?.answered(seat, envelope.data.id);
  if (before !== undefined) return before.answer;
  // 3. Rate.
  if (isTooMany(table, visitor)) return { refused: REFUSED.tooMany };
  // 4. Seat, 5. phase.
  if (seat < 0) return { refused: REFUSED.notSeated };
  if (play === undefined || state.phase !== "playing") return { refused: REFUSED.notPlaying };
  if (table.hold.isClosed) return { refused: REFUSED.paused };
  // 6. A command of this game.
  const command = game.command.safeParse(envelope.data.c);
  if (!command.success) return { refused: REFUSED.malformed };
  // 7. Lawful? That is the rules' to say.
  return play.perform(seat, command.data as CommandEnvelope["c"], envelope.data.id);
}

/** A request to the table itself. */
export function performRequest(table: Table, visitor: Visitor, message: unknown): Answer {
  const request = tableRequest.safeParse(message);
  if (!request.success) return { refused: REFUSED.malformed };
  if (isTooMany(table, visitor)) return { refused: REFUSED.tooMany };
  return fulfil(table, visitor, request.data);
}

function isTooMany(table: Table, visitor: Visitor): boolean {
  return visitor.messages.count(table.house.now()) > MAX_RATE;
}
