import { setLogger } from "@colyseus/core/Logger";
import { type Logger, pino } from "pino";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** One line of JSON an event. Lines never hold a token, a seed or what somebody wrote. */
export function createLog(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

/**
 * Sends what Colyseus prints to the log as debug lines: most of it can be provoked by any client, and what matters is
 * reported by our own handlers.
 */
export function quietenColyseus(log: Log): void {
  const line = (...words: unknown[]) => log.debug({ event: "colyseus" }, words.map(String).join(" "));
  setLogger({ debug: line, error: line, info: line, trace: line, warn: line });
}
