import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepSeat, seatToken } from "../../client/net/keptSeats.ts";
import { type Dial, LineBroken, type Listener, type Wish } from "../../client/net/line.ts";
import { createTable, joinTable } from "../../client/net/session.ts";
import { forget, keptKeys } from "../../client/settings/storage.ts";
import { CLOSE, JOIN_ERROR, MESSAGE } from "../../shared/table/protocol.ts";

const state = {
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
class FakeServer {
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

const failure = (code: number) => Object.assign(new Error("refused"), { code });
const settle = () => vi.advanceTimersByTimeAsync(0);

async function seated(server: FakeServer) {
  const session = joinTable("K4TX", { name: "Ana" }, server.dial);
  await settle();
  server.welcome();
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const key of keptKeys("")) forget(key);
});

describe("joining", () => {
  test("is done when table and seat are known", async () => {
    const server = new FakeServer();
    const session = joinTable("K4TX", { name: "Ana" }, server.dial);
    await settle();
    server.last.listener.onState(state);
    expect(session.store.getState().status).toEqual({ is: "joining" });
    server.last.listener.onMessage(MESSAGE.seat, { seat: 2, token: "secret" });
    const { status, seat, view } = session.store.getState();
    expect({ status, seat, options: view?.options }).toEqual({
      status: { is: "joined" },
      seat: 2,
      options: { scenario: 2 },
    });
    session.close();
  });

  test("keeps the seat's token, and shows it when coming again", async () => {
    const server = new FakeServer();
    (await seated(server)).close();
    expect(seatToken("K4TX")).toBe("secret");
    const again = joinTable("K4TX", {}, server.dial);
    expect(server.last.wish).toMatchObject({ code: "K4TX", join: { token: "secret", watch: false } });
    again.close();
  });

  test("to watch leaves a kept seat alone", async () => {
    keepSeat("K4TX", "secret");
    const server = new FakeServer();
    const session = joinTable("K4TX", { watch: true }, server.dial);
    await settle();
    server.welcome(-1, undefined);
    expect(server.last.wish).toMatchObject({ join: { watch: true } });
    expect(server.last.wish).not.toHaveProperty("join.token");
    expect(seatToken("K4TX")).toBe("secret");
    session.close();
  });

  test.each([
    [JOIN_ERROR.protocol, "reload"],
    [JOIN_ERROR.full, "full"],
    [JOIN_ERROR.name, "name"],
    [522, "not-found"],
  ])("that is refused with %i ends as %s", async (code, why) => {
    const server = new FakeServer();
    server.refusals.push(failure(code));
    const session = joinTable("K4TX", { name: "Ana" }, server.dial);
    await settle();
    expect(session.store.getState().status).toEqual({ is: "ended", why });
  });

  test("goes on trying while the server cannot be reached", async () => {
    const server = new FakeServer();
    server.refusals.push(new TypeError("network"), new TypeError("network"));
    const session = joinTable("K4TX", { name: "Ana" }, server.dial);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.calls).toHaveLength(3);
    session.close();
  });

  test("a table one has set oneself needs no second call", async () => {
    const server = new FakeServer();
    const session = await createTable("magic-maze", "Ana", server.dial);
    server.welcome();
    expect(session.code).toBe("K4TX");
    expect(session.store.getState().status).toEqual({ is: "joined" });
    expect(seatToken("K4TX")).toBe("secret");
    session.close();
  });
});

describe("a line that breaks", () => {
  test("is taken up again with the seat's token, and the board stays in view", async () => {
    const server = new FakeServer();
    const session = await seated(server);
    server.last.listener.onBroken(1006);
    expect(session.store.getState().status).toEqual({ is: "rejoining" });
    expect(session.store.getState().view?.code).toBe("K4TX");
    await vi.advanceTimersByTimeAsync(500);
    server.welcome(0, undefined);
    expect(server.last.wish).toMatchObject({ join: { token: "secret" } });
    expect(session.store.getState().status).toEqual({ is: "joined" });
    session.close();
  });

  test("after it has held for a while is taken up at once", async () => {
    const server = new FakeServer();
    const session = await seated(server);
    await vi.advanceTimersByTimeAsync(60_000);
    server.last.listener.onBroken(1006);
    await settle();
    expect(server.calls).toHaveLength(2);
    session.close();
  });

  test("again and again is taken up more and more slowly", async () => {
    const server = new FakeServer();
    const session = await seated(server);
    server.last.listener.onBroken(1006);
    for (let second = 0; second < 20; second++) {
      const calls = server.calls.length;
      await vi.advanceTimersByTimeAsync(1000);
      if (server.calls.length > calls) server.last.listener.onBroken(1006);
    }
    expect(server.calls.length).toBeLessThan(10);
    session.close();
  });

  test("because the server restarts is no end", async () => {
    const server = new FakeServer();
    const session = await seated(server);
    server.refusals.push(new TypeError("network"), failure(522));
    server.last.listener.onBroken(CLOSE.restarting);
    await vi.advanceTimersByTimeAsync(2000);
    server.welcome();
    expect(session.store.getState().status).toEqual({ is: "joined" });
    session.close();
  });

  test("to a table that is gone ends as closed", async () => {
    const server = new FakeServer();
    const session = await seated(server);
    server.refusals.push(failure(522), failure(522), failure(522));
    server.last.listener.onBroken(1006);
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.store.getState().status).toEqual({ is: "ended", why: "closed" });
  });

  test.each([
    [CLOSE.replaced, "replaced"],
    [CLOSE.closed, "closed"],
    [CLOSE.flood, "flood"],
  ])("with %i is for good: %s", async (code, why) => {
    const server = new FakeServer();
    const session = await seated(server);
    server.last.listener.onBroken(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.store.getState().status).toEqual({ is: "ended", why });
    expect(server.calls).toHaveLength(1);
  });
});

describe("a command", () => {
  test("has an id of 32 bits and is answered", async () => {
    const server = new FakeServer();
    server.answer = async () => ({ refused: "wall" });
    const session = await seated(server);
    expect(await session.perform({ type: "move" })).toEqual({ refused: "wall" });
    const { id, c } = (server.asked[0]?.payload ?? {}) as { id: number; c: unknown };
    expect(c).toEqual({ type: "move" });
    expect(id >>> 0).toBe(id);
    session.close();
  });

  test("whose answer did not come is sent again with the same id", async () => {
    const server = new FakeServer();
    const session = await seated(server);
    server.answer = () => Promise.reject(new LineBroken());
    const answer = session.perform({ type: "move" });
    await settle();
    server.answer = async () => undefined;
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toBeUndefined();
    const [first, second] = server.asked;
    expect(server.asked).toHaveLength(2);
    expect(second?.payload).toEqual(first?.payload);
    session.close();
  });

  test("is given up after ten seconds without a line", async () => {
    const server = new FakeServer();
    const session = await seated(server);
    server.answer = () => Promise.reject(new LineBroken());
    server.refusals.push(...Array.from({ length: 30 }, () => new TypeError("network")));
    const answer = session.perform({ type: "move" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual({ refused: "offline" });
    session.close();
  });

  test("and a request made while there is no line are refused at once", async () => {
    const server = new FakeServer();
    const session = await seated(server);
    server.refusals.push(new TypeError("network"));
    server.last.listener.onBroken(1006);
    expect(await session.perform({ type: "move" })).toEqual({ refused: "offline" });
    expect(await session.ask({ type: "start" })).toEqual({ refused: "offline" });
    expect(server.asked).toEqual([]);
    session.close();
  });
});

test("chat begins with what was said before, and goes on", async () => {
  const server = new FakeServer();
  const session = await seated(server);
  const line = (text: string) => ({ seat: 0, name: "Ana", colour: 1, text });
  server.last.listener.onMessage(MESSAGE.chatHistory, [line("one")]);
  server.last.listener.onMessage(MESSAGE.chat, line("two"));
  expect(session.store.getState().chat.map(({ text }) => text)).toEqual(["one", "two"]);
  session.close();
});

test("a seat that was given up is forgotten, and not asked for again", async () => {
  const server = new FakeServer();
  const session = await seated(server);
  server.last.listener.onMessage(MESSAGE.seat, { seat: -1 });
  expect(seatToken("K4TX")).toBeUndefined();
  server.last.listener.onBroken(1006);
  await vi.advanceTimersByTimeAsync(500);
  expect(server.calls).toHaveLength(2);
  expect(server.last.wish).toMatchObject({ join: { watch: true } });
  session.close();
});

describe("a seat", () => {
  test("that comes back says which events it had last", async () => {
    const server = new FakeServer();
    const session = await seated(server);
    server.last.listener.onMessage(MESSAGE.seat, { seat: 0, events: 4 });
    server.last.listener.onMessage(MESSAGE.events, []);
    server.last.listener.onMessage(MESSAGE.events, []);
    await vi.advanceTimersByTimeAsync(60_000);
    server.last.listener.onBroken(1006);
    await settle();
    expect(server.last.wish).toMatchObject({ join: { since: 6 } });
    session.close();
  });

  test("is taken over by a link, which is sent until it has worked and never again", async () => {
    const server = new FakeServer();
    const session = joinTable("K4TX", { link: "once" }, server.dial);
    await settle();
    expect(server.last.wish).toMatchObject({ join: { link: "once" } });
    server.welcome();
    await vi.advanceTimersByTimeAsync(60_000);
    server.last.listener.onBroken(1006);
    await settle();
    expect(server.last.wish).toMatchObject({ join: { token: "secret" } });
    expect(server.last.wish).not.toHaveProperty("join.link");
    session.close();
  });

  test("is handed on by the link that the server tells", async () => {
    const server = new FakeServer();
    const session = await seated(server);
    server.last.listener.onMessage(MESSAGE.link, { code: "once", until: 9 });
    expect(session.store.getState().link).toEqual({ code: "once", until: 9 });
    session.close();
  });
});

test("who is muted is not heard on this page until all of it is shown again", async () => {
  const server = new FakeServer();
  const session = await seated(server);
  const say = (name: string, text: string) =>
    server.last.listener.onMessage(MESSAGE.chat, { seat: 1, name, colour: 2, text });
  say("Bo", "one");
  session.mute("Bo", true);
  say("Bo", "two");
  say("Cy", "three");
  const heard = () => session.store.getState().chat.map(({ text }) => text);
  expect(heard()).toEqual(["three"]);
  session.mute("Bo", false);
  expect(heard()).toEqual(["one", "two", "three"]);
  session.close();
});

test("who is muted stays so under another name, and whoever takes the old name is heard", async () => {
  const server = new FakeServer();
  const session = await seated(server);
  const { listener } = server.last;
  const sit = (...names: string[]) =>
    listener.onState({ ...state, seats: names.map((name, n) => ({ name, colour: n + 1, isTaken: true })) });
  const say = (name: string, text: string) => listener.onMessage(MESSAGE.chat, { seat: 1, name, colour: 2, text });
  const heard = () => session.store.getState().chat.map(({ text }) => text);
  sit("Ana", "Bo", "Cy");
  say("Bo", "one");
  session.mute("Bo", true);
  sit("Ana", "Bob", "Bo");
  say("Bob", "two");
  say("Bo", "three");
  expect(heard()).toEqual(["three"]);
  expect(session.store.getState().muted).toEqual(["Bob"]);
  session.mute("Bob", false);
  expect(heard()).toEqual(["one", "two", "three"]);
  session.close();
});

test("a spectator is shown the whole match as it stood a while ago", async () => {
  const server = new FakeServer();
  const session = await seated(server);
  const open = { at: 5000, board: { tiles: 3 }, hands: [] };
  server.last.listener.onMessage(MESSAGE.open, open);
  expect(session.store.getState().open).toEqual(open);
  session.close();
});

describe("a server that restarts", () => {
  test("has said so, and the page says so until it is back", async () => {
    const server = new FakeServer();
    const session = await seated(server);
    server.refusals.push(failure(JOIN_ERROR.restarting));
    server.last.listener.onBroken(CLOSE.restarting);
    expect(session.store.getState().status).toEqual({ is: "rejoining", isRestart: true });
    await vi.advanceTimersByTimeAsync(10_000);
    server.welcome();
    expect(session.store.getState().status).toEqual({ is: "joined" });
    server.last.listener.onBroken(1006);
    expect(session.store.getState().status).toEqual({ is: "rejoining" });
  });
});

describe("everything, a minute late", () => {
  test("is of its own match: the next begins with nothing of it", async () => {
    const server = new FakeServer();
    const session = await seated(server);
    const { listener } = server.last;
    listener.onMessage(MESSAGE.open, { at: 1, board: {}, hands: [] });
    listener.onState({ ...state, phase: "ended" });
    expect(session.store.getState().open).toBeDefined();
    listener.onState({ ...state, match: 2 });
    expect(session.store.getState().open).toBeUndefined();
  });
});
