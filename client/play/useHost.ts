import { useStore } from "zustand";
import type { Session } from "../table/session.ts";

/** Who decides what is played next: whether that is you, and what the host is called. */
export function useHost({ store }: Session): { readonly isHost: boolean; readonly hostName: string } {
  const isHost = useStore(store, ({ view, seat }) => seat >= 0 && seat === view?.host);
  const hostName = useStore(store, ({ view }) => view?.seats[view.host]?.name ?? "");
  return { isHost, hostName };
}
