import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { useStore } from "zustand";
import { takeOver } from "../net/handover.ts";
import { seatToken } from "../net/keptSeats.ts";
import { joinTable } from "../net/table.ts";
import { useSettings } from "../settings/settings.ts";
import { linkIn } from "./seatLink.ts";
import type { LiveSession, Session, SessionState } from "./session.ts";

/** A part of what a session knows; renders again when it changes. */
export function useSessionState<T>(session: Session, part: (state: SessionState) => T): T {
  return useStore(session.store, part);
}

export interface TableSession {
  /** Undefined while the player has yet to say who they are. */
  readonly session: LiveSession | undefined;
  readonly join: (as: { readonly name?: string; readonly watch?: boolean }) => void;
}

/**
 * The session of a table's page. It is there at once for whoever has set the table, holds a seat, has a name, or only
 * watches; all others `join` by telling their name. It is closed with the page.
 */
export function useSession(code: string): TableSession {
  const isWatching = new URLSearchParams(useSearch()).has("watch");
  const [session, setSession] = useState<LiveSession>();

  useEffect(() => {
    const { name } = useSettings.getState();
    const link = linkIn(location.hash);
    // It is good once: a reload goes on with the seat's token.
    if (link !== undefined) history.replaceState(history.state, "", location.pathname + location.search);
    const isKnown = name !== "" || seatToken(code) !== undefined || link !== undefined;
    const wish = { name, watch: isWatching, ...(link === undefined ? {} : { link }) };
    const begun = takeOver(code) ?? (isKnown || isWatching ? joinTable(code, wish) : undefined);
    if (begun !== undefined) setSession(begun);
  }, [code, isWatching]);

  useEffect(() => () => session?.close(), [session]);

  return { session, join: (as) => setSession(joinTable(code, as)) };
}
