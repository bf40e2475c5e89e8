const PATIENCE = 6000;

/** A trip to the server and back. */
export interface Trip {
  /** Milliseconds. */
  readonly took: number;
  /** How far this machine's clock is ahead of the server's, ms: as fine as the seconds of an HTTP date. */
  readonly ahead: number | undefined;
}

/** @returns undefined when the server did not answer */
export async function probePage(): Promise<Trip | undefined> {
  const sent = performance.now();
  try {
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return undefined;
    const took = performance.now() - sent;
    const server = Date.parse(answer.headers.get("date") ?? "");
    return { took, ahead: Number.isNaN(server) ? undefined : Date.now() - took / 2 - (server + 500) };
  } catch {
    return undefined;
  }
}

/** Whether a WebSocket to the server opens; what it would be for does not matter. */
export function probeSocket(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/status/probe`);
    const tell = (isOpen: boolean) => {
      clearTimeout(timer);
      resolve(isOpen);
      socket.close();
    };
    const timer = setTimeout(() => tell(false), PATIENCE);
    socket.onopen = () => tell(true);
    socket.onerror = () => tell(false);
  });
}
