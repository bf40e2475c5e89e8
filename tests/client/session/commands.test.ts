import { describe, expect, test, vi } from "vitest";
import { LineBroken } from "../../../client/net/line.ts";
import { FakeServer, seated, settle, standTimeStill } from "./fakeServer.ts";

standTimeStill();

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
