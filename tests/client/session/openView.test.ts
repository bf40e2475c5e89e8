import { describe, expect, test } from "vitest";
import { MESSAGE } from "../../../shared/table/protocol.ts";
import { FakeServer, seated, standTimeStill, state } from "./fakeServer.ts";

standTimeStill();

test("a spectator is shown the whole match as it stood a while ago", async () => {
  const server = new FakeServer();
  const session = await seated(server);
  const open = { at: 5000, board: { tiles: 3 }, hands: [] };
  server.last.listener.onMessage(MESSAGE.open, open);
  expect(session.store.getState().open).toEqual(open);
  session.close();
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
