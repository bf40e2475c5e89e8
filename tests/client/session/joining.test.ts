import { describe, expect, test, vi } from "vitest";
import { keepSeat, seatToken } from "../../../client/net/keptSeats.ts";
import { createTable, joinTable } from "../../../client/net/session.ts";
import { JOIN_ERROR, MESSAGE } from "../../../shared/table/protocol.ts";
import { FakeServer, failure, seated, settle, standTimeStill, state } from "./fakeServer.ts";

standTimeStill();

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
