import { expect, test } from "vitest";
import { gathered, Page, playing } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const server = serverOfFile();

test("what is said reaches everybody, as plain text", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  const text = `<script>alert("x")</script> & 'quotes'`;
  expect(await anna.ask({ type: "chat", text: `  ${text}\u0000\n` })).toBeUndefined();
  await until(() => ben.chats?.length === 1);
  expect(ben.chats?.[0]).toEqual({ seat: 0, name: "Anna", colour: 1, text });
});

test("silence by the rules: no words, but emotes; after the match, words again", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  expect(await ben.ask({ type: "chat", text: "hello" })).toBeUndefined();
  await anna.play({ type: "hush", isSilent: true });
  expect(await ben.ask({ type: "chat", text: "left!" })).toEqual({ refused: "silence" });
  expect(await ben.ask({ type: "emote", emote: "hurry" })).toBeUndefined();
  await until(() => anna.chats?.at(-1)?.emote === "hurry");
  await anna.play({ type: "finish" });
  expect(await ben.ask({ type: "chat", text: "well played" })).toBeUndefined();
});

test("a name says nothing during a match: it stays, and who watches without one may give it once", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const watcher = await Page.join(server.url, anna.code);
  expect(await ben.ask({ type: "rename", name: "go left" })).toEqual({ refused: "playing" });
  expect(await watcher.ask({ type: "rename", name: "Wim" })).toBeUndefined();
  expect(await watcher.ask({ type: "rename", name: "go left" })).toEqual({ refused: "playing" });
  await anna.play({ type: "finish" });
  expect(await ben.ask({ type: "rename", name: "Benno" })).toBeUndefined();
});

test("spectators are silent during a match, and may talk before and after", async () => {
  const [anna] = (await gathered(server.url, 2)) as [Page];
  const watcher = await Page.join(server.url, anna.code);
  expect(await watcher.ask({ type: "chat", text: "good luck" })).toBeUndefined();
  await anna.ask({ type: "start" });
  expect(await watcher.ask({ type: "chat", text: "it is on the left" })).toEqual({ refused: "silence" });
  expect(await watcher.ask({ type: "emote", emote: "yes" })).toEqual({ refused: "silence" });
  await anna.play({ type: "finish" });
  expect(await watcher.ask({ type: "chat", text: "bravo" })).toBeUndefined();
  await until(() => anna.chats?.length === 2);
  expect(anna.chats?.map(({ seat, text }) => [seat, text])).toEqual([
    [-1, "good luck"],
    [-1, "bravo"],
  ]);
});

test("five lines in five seconds are enough", async () => {
  const anna = await Page.set(server.url);
  for (let line = 0; line < 5; line++) expect(await anna.ask({ type: "chat", text: `${line}` })).toBeUndefined();
  expect(await anna.ask({ type: "chat", text: "one more" })).toEqual({ refused: "too-many" });
  expect(await anna.ask({ type: "emote", emote: "wow" })).toEqual({ refused: "too-many" });
});

test("lines that are empty, too long, or no text are refused", async () => {
  const anna = await Page.set(server.url);
  for (const text of ["", "   ", "\u200b\u2060", "\u3164", "\u202e", "x".repeat(301), 5]) {
    expect(await anna.ask({ type: "chat", text: text as string })).toEqual({ refused: "malformed" });
  }
  expect(await anna.ask({ type: "emote", emote: "rude" as "yes" })).toEqual({ refused: "malformed" });
});

test("what was said is never in the log", async () => {
  const anna = await Page.set(server.url);
  await anna.ask({ type: "chat", text: "between you and me" });
  expect(JSON.stringify(server.lines)).not.toContain("between you and me");
});

test("what is said in private reaches those alone whom the game lets hear it, also when they come back", async () => {
  const [anna, ben, cleo] = (await playing(server.url, 3)) as [Page, Page, Page];
  const watcher = await Page.join(server.url, anna.code);
  expect(await anna.ask({ type: "chat", text: "psst", isPrivate: true })).toBeUndefined();
  expect(await anna.ask({ type: "chat", text: "hello all" })).toBeUndefined();
  for (const page of [ben, cleo, watcher]) await until(() => page.chats?.some(({ text }) => text === "hello all"));
  const texts = ({ chats }: Page) => chats?.map(({ text }) => text);
  expect(texts(cleo)).toEqual(["psst", "hello all"]);
  expect(cleo.chats?.[0]).toMatchObject({ seat: 0, isPrivate: true });
  expect(texts(ben)).toEqual(["hello all"]);
  expect(texts(watcher)).toEqual(["hello all"]);
  expect(texts(await cleo.again())).toEqual(["psst", "hello all"]);
  expect(texts(await ben.again())).toEqual(["hello all"]);
  expect(texts(await watcher.again())).toEqual(["hello all"]);
  expect(await watcher.ask({ type: "chat", text: "psst", isPrivate: true })).toEqual({ refused: "silence" });
});

test("there is no private talk before and after a match, and what was said so is forgotten with it", async () => {
  const [anna, ben, cleo] = (await gathered(server.url, 3)) as [Page, Page, Page];
  expect(await anna.ask({ type: "chat", text: "psst", isPrivate: true })).toEqual({ refused: "no-private" });
  await anna.ask({ type: "start" });
  await anna.ask({ type: "chat", text: "psst", isPrivate: true });
  await until(() => cleo.chats?.length === 1);
  await anna.play({ type: "finish" });
  expect(await anna.ask({ type: "chat", text: "psst", isPrivate: true })).toEqual({ refused: "no-private" });
  await anna.ask({ type: "gather" });
  // Ben may sit in another seat from now on.
  expect((await cleo.again()).chats).toEqual([]);
  expect(ben.chats).toEqual([]);
});

test("who sits down hears what their seat has heard", async () => {
  const [anna, ben, cleo] = (await playing(server.url, 3)) as [Page, Page, Page];
  const watcher = await Page.join(server.url, anna.code);
  await anna.ask({ type: "chat", text: "psst", isPrivate: true });
  await until(() => cleo.chats?.length === 1);
  await cleo.ask({ type: "leave" });
  expect(await watcher.ask({ type: "sit", name: "Wim" })).toBeUndefined();
  await until(() => watcher.chats?.length === 1);
  expect(ben.chats).toEqual([]);
});
