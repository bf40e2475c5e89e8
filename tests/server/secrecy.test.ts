import { expect, test } from "vitest";
import { Page, playing } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";
import { RawPage } from "./support/socket.ts";
import { until } from "./support/until.ts";

const server = serverOfFile();

/** A number as it may stand in a frame: msgpack's big-endian, the schema's little-endian, as floats, or as digits. */
function traces(value: number): string[] {
  const forms = [
    Buffer.from(Uint32Array.of(value).buffer),
    Buffer.from(Uint32Array.of(value).buffer).reverse(),
    Buffer.from(Float64Array.of(value).buffer),
    Buffer.from(Float64Array.of(value).buffer).reverse(),
    Buffer.from(String(value)),
  ];
  return forms.map((bytes) => bytes.toString("latin1"));
}

test("no frame holds the seed, the stack, another's hand, or another's token", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const spectator = await RawPage.join(server.url, anna.code);
  await anna.drop();
  const rejoined = await RawPage.join(server.url, anna.code, { token: anna.token });
  await ben.play({ type: "peek" });
  await ben.play({ type: "peek" });
  await until(() => ben.hand?.peeked.length === 2);
  await ben.play({ type: "take", count: 1 });
  const late = await RawPage.join(server.url, anna.code);
  await ben.play({ type: "finish" });
  await ben.ask({ type: "rename", name: "The end" });
  for (const page of [spectator, rejoined, late]) await until(() => page.text.includes("The end"));

  const stored = server.journal.openTables().find(({ table }) => table?.code === anna.code)?.table;
  const seed = server.journal.match(stored?.matchId ?? 0).head.seed;
  const secrets = [seed, ben.hand?.lucky ?? 0, ...(ben.hand?.peeked ?? [])].flatMap(traces);
  secrets.push(ben.token ?? "", ...(stored?.seats.flatMap(({ tokenHash }) => tokenHash ?? []) ?? []));
  expect(secrets).toHaveLength(4 * 5 + 1 + 2);
  for (const page of [spectator, rejoined, late]) {
    expect(secrets.filter((secret) => page.text.includes(secret))).toEqual([]);
  }
  // The search does find what is there: Anna's own hand and token went to her page.
  expect(traces(anna.hand?.lucky ?? 0).some((trace) => rejoined.text.includes(trace))).toBe(true);
  expect(rejoined.text).toContain(anna.token);
  expect(spectator.text).not.toContain(anna.token);
});

test("no log line and no listing holds a token", async () => {
  const anna = await Page.set(server.url, { isPublic: true });
  const listing = await (await fetch(`${server.url}/api/tables`)).text();
  expect(listing).toContain(anna.code);
  for (const where of [listing, JSON.stringify(server.lines)]) expect(where).not.toContain(anna.token);
});
