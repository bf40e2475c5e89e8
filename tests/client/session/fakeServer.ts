import { afterEach, beforeEach, vi } from "vitest";
import type { Dial, Listener, Wish } from "../../../client/net/line.ts";
import { joinTable } from "../../../client/net/session.ts";
import { forget, keptKeys } from "../../../client/settings/storage.ts";
import { MESSAGE } from "../../../shared/table/protocol.ts";

/** A table, as its server tells of it. */
export const state = {
  code: "K4TX",
  game: "magic-maze",
  phase: "playing",
  isPublic: false,
  host: 0,
  options: '{"scenario":2}',
  seats: [],
  spectators: 0,
  clock: { isRunning: true, at: 0 },
  match: 1,
};

/** A server that a test plays: every call that comes in, and what was asked over it. */
export class FakeServer {
  readonly calls: { readonly wish: Wish; readonly listener: Listener; isUp: boolean }[] = [];
  readonly asked: { readonly type: string; readonly payload: unknown }[] = [];
  /** Errors for the next calls, in order. */
  readonly refusals: unknown[] = [];
  answer: (type: string, payload: unknown) => Promise<unknown> = async () => undefined;

  readonly dial: Dial = async (wish, listener) => {
    const call = { wish, listener, isUp: true };
    this.calls.push(call);
    const refusal = this.refusals.shift();
    if (refusal !== undefined) throw refusal;
    return {
      code: "K4TX",
      request: async (type, payload) => {
        if (type === "time") return 1000;
        this.asked.push({ type, payload });
        return (await this.answer(type, payload)) as undefined;
      },
      hangUp: () => {
        call.isUp = false;
      },
    };
  };

  get last() {
    const call = this.calls.at(-1);
    if (call === undefined) throw new Error("nobody has called");
    return call;
  }

  welcome(seat = 0, token: string | undefined = "secret"): void {
    this.last.listener.onState(state);
    this.last.listener.onMessage(MESSAGE.seat, token === undefined ? { seat } : { seat, token });
  }
}

/** What a call is refused with. */
export const failure = (code: number) => Object.assign(new Error("refused"), { code });

/** Lets all happen that waits for no time to pass. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Somebody sits down at this server's table. */
export async function seated(server: FakeServer) {
  const session = joinTable("K4TX", { name: "Ana" }, server.dial);
  await settle();
  server.welcome();
  return session;
}

/** Time goes on only when a test says so, and no test finds what another has kept. */
export function standTimeStill(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const key of keptKeys("")) forget(key);
  });
}
