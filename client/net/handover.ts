import type { LiveSession } from "../table/session.ts";

/** A session made on one page for the next: whoever set a table is at it already when its page opens. */
let handed: { readonly code: string; readonly session: LiveSession } | undefined;

export function handOver(code: string, session: LiveSession): void {
  handed?.session.close();
  handed = { code, session };
}

/** @returns the session handed over for this table, once */
export function takeOver(code: string): LiveSession | undefined {
  const session = handed?.code === code ? handed.session : undefined;
  if (session !== undefined) handed = undefined;
  return session;
}
