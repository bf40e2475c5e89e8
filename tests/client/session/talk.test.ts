import { expect, test } from "vitest";
import { MESSAGE } from "../../../shared/table/protocol.ts";
import { FakeServer, seated, standTimeStill, state } from "./fakeServer.ts";

standTimeStill();

test("chat begins with what was said before, and goes on", async () => {
  const server = new FakeServer();
  const session = await seated(server);
  const line = (text: string) => ({ seat: 0, name: "Ana", colour: 1, text });
  server.last.listener.onMessage(MESSAGE.chatHistory, [line("one")]);
  server.last.listener.onMessage(MESSAGE.chat, line("two"));
  expect(session.store.getState().chat.map(({ text }) => text)).toEqual(["one", "two"]);
  session.close();
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
