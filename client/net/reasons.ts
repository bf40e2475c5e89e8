import { CLOSE, JOIN_ERROR } from "../../shared/table/protocol.ts";

/** Colyseus's own code for a room that went between the asking and the answer. */
const NO_SUCH_ROOM = 522;

/** Closes that are for good, as keys of the catalogues: `session.<why>`. Any other is a broken line: rejoin. */
const closes: ReadonlyMap<number, string> = new Map([
  [CLOSE.replaced, "replaced"],
  [CLOSE.flood, "flood"],
  [CLOSE.malformed, "reload"],
  [CLOSE.closed, "closed"],
  [CLOSE.kicked, "kicked"],
  [CLOSE.noWatching, "no-watching"],
  [CLOSE.damaged, "damaged"],
]);

/** Refused joins that no second try would mend. */
const refusals: ReadonlyMap<number, string> = new Map([
  [JOIN_ERROR.protocol, "reload"],
  [JOIN_ERROR.malformed, "reload"],
  [JOIN_ERROR.name, "name"],
  [JOIN_ERROR.full, "full"],
  [JOIN_ERROR.unknownGame, "unknown-game"],
  [JOIN_ERROR.serverFull, "server-full"],
  [JOIN_ERROR.banned, "kicked"],
  [JOIN_ERROR.noWatching, "no-watching"],
  [JOIN_ERROR.damaged, "damaged"],
  [JOIN_ERROR.noTable, "not-found"],
  [NO_SUCH_ROOM, "not-found"],
]);

/** @returns why the session has ended, or undefined for a line that merely broke */
export function whyClosed(code: number): string | undefined {
  return closes.get(code);
}

/** @returns why the join was refused for good, or undefined where trying again makes sense */
export function whyRefused(error: unknown): string | undefined {
  return refusals.get(codeOf(error));
}

/** Whether the server would hear no more from this address for a while. */
export function isTooMany(error: unknown): boolean {
  return codeOf(error) === JOIN_ERROR.tooMany;
}

function codeOf(error: unknown): number {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "number" ? code : 0;
}
