import { afterAll, beforeAll, expect, test } from "vitest";
import type { MazeView } from "../../shared/games/magic-maze/board.ts";
import type { Command } from "../../shared/games/magic-maze/commands.ts";
import { magicMaze } from "../../shared/games/magic-maze/index.ts";
import { mallOf } from "../../shared/games/magic-maze/mall.ts";
import type { Options } from "../../shared/games/magic-maze/options.ts";
import { placesFor } from "../../shared/games/magic-maze/placing.ts";
import { replayMatch } from "../../shared/table/match.ts";
import type { MatchRecording } from "../../shared/table/protocol.ts";
import { begin, boardOn, perform, playOn, turnSand } from "./support/mazePlayers.ts";
import type { Page } from "./support/page.ts";
import { boot, type TestServer } from "./support/server.ts";
import { until } from "./support/until.ts";

/** Sand, in milliseconds; so much of it is let run through at once that the players have to turn the timer. */
const SAND = 420_000;
const WASTED = 0.75 * SAND;

let server: TestServer;
let seed = 0;
beforeAll(async () => {
  server = await boot({ games: [magicMaze], seed: () => seed });
});
afterAll(() => server.stop());

const timersUsed = ({ tiles, tokens }: MazeView) =>
  [...tokens].filter(({ row, col }) => mallOf(tiles).cell(row, col)?.feature?.type === "timer").length;

/** Where the players may choose a cell to start from, they do. rules: Scenarios 13 */
async function chooseCells(pages: readonly Page[]): Promise<void> {
  const [host] = pages as [Page];
  const [cell] = placesFor(boardOn(host), "yellow");
  if (cell)
    await perform(server, pages, pages.length - 1, { type: "place", hero: "yellow", row: cell.row, col: cell.col });
}

/** What may be said now: text, and emotes. */
async function talk([host]: readonly Page[]): Promise<{ readonly hasText: boolean; readonly hasEmotes: boolean }> {
  server.pass(1000);
  const text = await host?.ask({ type: "chat", text: "Green to the north" });
  const emote = await host?.ask({ type: "emote", emote: "yes" });
  return { hasText: !text, hasEmotes: !emote };
}

interface Table {
  readonly players: number;
  readonly options: Partial<Options>;
  /** What may be said once the timer has been turned. */
  readonly talk?: Awaited<ReturnType<typeof talk>>;
  /** What the players can only do under these options, and have to. */
  readonly needs?: Command["type"];
}

const SILENCE = { hasText: false, hasEmotes: false };
const EMOTES = { hasText: false, hasEmotes: true };
const FREELY = { hasText: true, hasEmotes: true };

/** Every number of players is among them. */
const TABLES: Readonly<Record<string, Table>> = {
  "1 Discovery": { players: 2, options: { scenario: 1 } },
  "2 Several exits": { players: 3, options: { scenario: 2 } },
  "3 Pass your actions": { players: 4, options: { scenario: 3 } },
  "4 Dwarf and elf": { players: 5, options: { scenario: 4 } },
  "5 Mage": { players: 6, options: { scenario: 5 } },
  "6 Barbarian": { players: 7, options: { scenario: 6 } },
  "7 Watched everywhere": { players: 8, options: { scenario: 7 } },
  "8 Divination": { players: 2, options: { scenario: 8, level: 24, side: "A" } },
  "9 Follow the leader": { players: 9, options: { scenario: 9, level: 14, side: "B" } },
  "10 Trick the guards": { players: 4, options: { scenario: 10, level: 12, side: "A" } },
  "11 Rearrangement": { players: 5, options: { scenario: 11, level: 13, side: "B" }, needs: "removeTile" },
  "12 Body language": { players: 3, options: { scenario: 12, level: 17, side: "A" }, talk: EMOTES },
  "13 Two dimensions": { players: 4, options: { scenario: 13, level: 15, side: "B" }, needs: "place" },
  "14 No communication": { players: 6, options: { scenario: 14, level: 16, side: "A" }, talk: SILENCE },
  "15 Beautiful eyes": { players: 2, options: { scenario: 15, level: 18, side: "B" }, talk: SILENCE },
  "16 Vortex out of service": { players: 7, options: { scenario: 16, level: 19, side: "A" } },
  "17 No groups": { players: 3, options: { scenario: 17, level: 12, side: "B" } },
  "3 alone, by the book": { players: 1, options: { scenario: 3, solo: "book" }, needs: "turnUp" },
  "8 alone, all seven at hand": { players: 1, options: { scenario: 8, level: 12, solo: "relaxed" } },
};

test.each(Object.entries(TABLES))(
  "%s is won at real sockets, and its replay ends on the same board",
  async (name, table) => {
    seed = Object.keys(TABLES).indexOf(name);
    const pages = await begin(server, table.players, { ...table.options, sand: 420 });
    const [host] = pages as [Page];
    await chooseCells(pages);
    await turnSand(server, pages);
    expect(await talk(pages)).toEqual(table.options.scenario === 1 ? FREELY : SILENCE);
    server.pass(WASTED);
    await playOn(server, pages, (board) => timersUsed(board) > 0);
    expect(await talk(pages)).toEqual(table.talk ?? FREELY);
    await playOn(server, pages);

    for (const page of pages) await until(() => page.state.phase === "ended");
    const live = boardOn(host);
    expect(live.result).toBe("won");
    expect(live.summary?.timersUsed).toBeGreaterThan(0);
    for (const page of pages) expect(boardOn(page)).toEqual(live);

    const answer = await fetch(`${server.url}/api/matches/${host.state.matchKey}`);
    const { head, entries } = (await answer.json()) as MatchRecording;
    const again = replayMatch(magicMaze, { ...head, seats: head.names.length }, entries);
    expect(JSON.stringify(again.board.toJSON())).toBe(JSON.stringify(live));
    if (table.needs) expect(entries.map(({ command }) => command?.type)).toContain(table.needs);
    for (const page of pages) await page.room.leave();
  },
);
