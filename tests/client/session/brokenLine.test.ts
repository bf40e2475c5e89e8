import { describe, expect, test, vi } from "vitest";
import { CLOSE, JOIN_ERROR } from "../../../shared/table/protocol.ts";
import { FakeServer, failure, seated, settle, standTimeStill } from "./fakeServer.ts";

standTimeStill();

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
