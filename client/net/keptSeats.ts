import { forget, keep, keptKeys, recallJson } from "../settings/storage.ts";

const KEY = "seat.";

/** The seats this browser holds a token for, one a table. */
export function keepSeat(code: string, token: string): void {
  keep(KEY + code, JSON.stringify({ token }));
}

export function seatToken(code: string): string | undefined {
  const kept = recallJson(KEY + code);
  if (typeof kept !== "object" || kept === null || !("token" in kept)) return undefined;
  return typeof kept.token === "string" ? kept.token : undefined;
}

export function forgetSeat(code: string): void {
  forget(KEY + code);
}

/** @returns the codes of the tables at which a seat is kept */
export function tablesWithSeat(): string[] {
  return keptKeys(KEY).map((key) => key.slice(KEY.length));
}
