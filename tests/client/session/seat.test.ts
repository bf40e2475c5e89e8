import { describe, expect, test, vi } from "vitest";
import { seatToken } from "../../../client/net/keptSeats.ts";
import { joinTable } from "../../../client/net/session.ts";
import { MESSAGE } from "../../../shared/table/protocol.ts";
import { FakeServer, seated, settle, standTimeStill } from "./fakeServer.ts";

standTimeStill();

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
