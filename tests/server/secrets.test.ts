import { expect, test } from "vitest";
import { hears } from "../../server/table/chat.ts";
import { games } from "../../shared/games/registry.ts";
import { packEvent, unpackEvent } from "../../shared/table/events.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { type Emitted, Match } from "../../shared/table/match.ts";
import { gathered, Page } from "./support/page.ts";
import { playOn } from "./support/playOn.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

// Every game is played over real sockets from its first phase to its last, and all that came to any page is held against
// what the rules, played again from the journal, say that its seat may know: no more came, and no less.

const PLAYERS = 4;
const OPTIONS: Readonly<Record<string, object>> = {
  "magic-maze": { scenario: 1 },
  room25: { mode: "suspicion", timeLimit: 0 },
  "last-friday": { play: "1", turnTime: 0 },
};

const server = serverOfFile({ games: [...games.values()], patience: { countdown: 20, bot: 5 } });

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null));

/** What the rules tell each seat, played again from the journal. */
interface Truth {
  readonly seed: number;
  readonly emitted: readonly Emitted[];
  /** By seat: its hands, in order, each once. */
  readonly hands: readonly (readonly unknown[])[];
}

function truthOf(game: AnyGame, code: string): Truth {
  const stored = server.journal.openTables().find(({ table }) => table?.code === code)?.table;
  const { head, entries } = server.journal.match(stored?.matchId ?? 0);
  const match = new Match(game, { options: head.options, seats: head.names.length, seed: head.seed });
  const hands = match.hands.map((hand) => [hand]);
  const emitted = match.takeEvents();
  for (const entry of entries) {
    match.replay(entry);
    emitted.push(...match.takeEvents());
    for (const [seat, hand] of match.hands.entries()) if (hand !== hands[seat]?.at(-1)) hands[seat]?.push(hand);
  }
  return { seed: head.seed, emitted, hands: hands.map((all) => all.map(plain)) };
}

/** What a seat hears of it (-1: whoever watches), as it comes out of the wire. */
function heardBy(game: AnyGame, { emitted }: Truth, seat: number): unknown[] {
  return emitted
    .filter(({ audience }) => hears(audience, seat))
    .map(({ event }) => plain(unpackEvent(game.events, packEvent(game.events, event))));
}

interface Table {
  readonly game: AnyGame;
  /** By seat: the page it began with, and those it came back on. */
  readonly seats: Page[][];
  readonly watchers: Page[];
}

/** Plays on, each seat on the page on which it came back last. */
function play({ game, seats }: Table, isEnough?: (played: number) => boolean): Promise<void> {
  return playOn(game, () => seats.flatMap((own) => own.at(-1) ?? []), isEnough);
}

/** The seat's line breaks, and it comes back on another page. */
async function comeBack(table: Table, seat: number): Promise<void> {
  const former = table.seats[seat]?.at(-1);
  if (former === undefined) return;
  await former.drop();
  const page = await former.again({ since: former.since });
  table.seats[seat]?.push(page);
  await until(() => page.state.clock.isRunning || page.state.phase !== "playing");
}

test.each([...games.values()].map((game) => [game.id, game] as const))(
  "%s: from the first phase to the last nobody is sent what is not theirs, coming back and watching late too",
  async (id, game) => {
    const pages = await gathered(server.url, PLAYERS, { game: id, options: OPTIONS[id] });
    const [host] = pages as [Page];
    const watchers = [await Page.join(server.url, host.code)];
    const table: Table = { game, seats: pages.map((page) => [page]), watchers };
    expect(await host.ask({ type: "start" })).toBeUndefined();
    for (const page of pages) await until(() => page.state.phase === "playing" && page.state.board !== undefined);
    for (let seat = 1; seat < PLAYERS; seat++) {
      await play(table, (played) => played >= 12);
      await comeBack(table, seat);
      watchers.push(await Page.join(server.url, host.code));
      // Nor is there a way around: while it is played the journal is nobody's.
      const { key } = server.journal.match(
        server.journal.openTables().find(({ table }) => table?.code === host.code)?.table?.matchId ?? 0,
      );
      expect((await fetch(`${server.url}/api/matches/${key}`)).status).toBe(404);
    }
    await play(table);
    // Sand and other limits run out.
    for (let minute = 0; host.state.phase === "playing"; minute++) {
      if (minute > 60) throw new Error(`${id} does not end`);
      server.pass(60_000);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await until(() => [...table.seats.flat(), ...watchers].every((page) => isGone(page) || page.state.matchKey !== ""));

    const truth = truthOf(game, host.code);
    for (const [seat, own] of table.seats.entries()) {
      const heard = heardBy(game, truth, seat);
      // Word for word: what it heard before the line broke, what it missed, what came after.
      const told = own.flatMap(({ missed, events }) => [...missed, ...events]).map(plain);
      expect({ seat, told }).toEqual({ seat, told: heard });
      for (const hand of own.flatMap(({ hands }) => hands)) expect(truth.hands[seat]).toContainEqual(plain(hand));
      expect(plain(own.at(-1)?.hand)).toEqual(truth.hands[seat]?.at(-1));
    }
    const forAll = heardBy(game, truth, -1);
    for (const watcher of watchers) {
      expect(watcher.hands).toEqual([]);
      expect(watcher.open).toBeUndefined();
      expect(forAll.slice(-watcher.events.length || forAll.length)).toEqual(watcher.events.map(plain));
    }
    const tokens = table.seats.map((own) => own[0]?.token ?? "?");
    for (const [seat, own] of [...table.seats, watchers].entries()) {
      const others = tokens.filter((_, other) => other !== seat);
      for (const { text } of own) {
        expect(others.filter((token) => text.includes(token))).toEqual([]);
        expect(traces(truth.seed).filter((trace) => text.includes(trace))).toEqual([]);
      }
    }
  },
);

const isGone = ({ closeCode }: Page) => closeCode !== undefined;

/** A number as it may stand in a frame: big-endian, little-endian, or as digits. */
function traces(value: number): string[] {
  const bytes = Buffer.from(Uint32Array.of(value).buffer);
  return [bytes.toString("latin1"), Buffer.from(bytes).reverse().toString("latin1"), String(value)];
}

test("Room 25: what one notes on a room goes to nobody else, in no frame, at no time", async () => {
  const game = games.get("room25");
  if (game === undefined) throw new Error("no Room 25");
  const pages = await gathered(server.url, PLAYERS, { game: game.id, options: OPTIONS[game.id] });
  const [anna, ben] = pages as [Page, Page];
  const watcher = await Page.join(server.url, anna.code);
  await anna.ask({ type: "start" });
  for (const page of pages) await until(() => page.state.phase === "playing" && page.hand !== undefined);
  expect(await anna.play({ type: "note", tile: 3, text: "hush-hush" })).toBeUndefined();
  await until(() => anna.text.includes("hush-hush"));
  const back = await ben.again();
  const late = await Page.join(server.url, anna.code);
  await anna.ask({ type: "emote", emote: "yes" });
  await until(() => [watcher, back, late, ...pages.slice(2)].every(({ chats }) => chats?.length === 1));
  for (const { text } of [watcher, ben, back, late, ...pages.slice(2)]) expect(text).not.toContain("hush-hush");
});
