// How near to the bare wire a table is: the same traffic through Sandglass and through a relay with nothing in it.
// Run by `npm run bench`. Prints figures and ratios; asserts nothing. The heap of the clients begins so large that only
// young objects are collected while it is measured.
import "./socket.ts";
import { setTimeout } from "node:timers/promises";
import { startChild } from "./child.ts";
import { PLAYERS_PER_TABLE, type Player, play } from "./players.ts";
import { relayTable } from "./relayPlayers.ts";
import { sandglassTable } from "./sandglassPlayers.ts";
import { median, percentile, type Result, Sample } from "./statistics.ts";

const TABLES = [1, 50, 200];
const WARM_UP = 3_000;
const MEASURED = 12_000;
/** The two take turns so often, and the median of each figure is shown: other work on the machine spoils one round or another. */
const ROUNDS = 3;
/** Tables set up at the same time. */
const BATCH = 8;

type MakeTable = (port: number, table: number, sample: Sample) => Promise<Player[]>;

async function measure(module: string, makeTable: MakeTable, tables: number): Promise<Result> {
  const server = await startChild(new URL(module, import.meta.url).pathname);
  const players: Player[][] = [];
  try {
    const sample = new Sample();
    // The first tables pay for what all share; memory is counted from there.
    let shared = { tables: 0, usage: await server.usageCollected() };
    for (let first = 0; first < tables; first += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, tables - first) }, (_, n) => first + n);
      players.push(...(await Promise.all(batch.map((table) => makeTable(server.port, table, sample)))));
      if (first === 0) shared = { tables: batch.length, usage: await server.usageCollected() };
    }
    // What setting up left behind is nobody's move.
    await server.usageCollected();
    // In one go: that all begin at once is not to be measured, either.
    const playing = play(players, WARM_UP + MEASURED);
    await setTimeout(WARM_UP);
    const before = await server.usage();
    sample.open();
    await playing;
    sample.close();
    const after = await server.usage();
    const full = await server.usageCollected();
    const latencies = sample.latencies();
    return {
      p50: percentile(latencies, 0.5),
      p95: percentile(latencies, 0.95),
      p99: percentile(latencies, 0.99),
      moves: sample.moves,
      bytesPerMove: sample.bytesPerMoveAndClient(PLAYERS_PER_TABLE),
      cpuPerMove: ((after.cpu - before.cpu) / sample.moves) * 1000,
      heapPerTable: (full.heap - shared.usage.heap) / (tables - shared.tables) / 1024,
      buffersPerTable: (full.buffers - shared.usage.buffers) / (tables - shared.tables) / 1024,
    };
  } finally {
    for (const player of players.flat()) player.close();
    await server.stop();
  }
}

const COLUMNS: readonly [title: string, field: keyof Result, digits: number][] = [
  ["p50 ms", "p50", 2],
  ["p95 ms", "p95", 2],
  ["p99 ms", "p99", 2],
  ["moves", "moves", 0],
  ["bytes/move/client", "bytesPerMove", 1],
  ["CPU us/move", "cpuPerMove", 0],
  ["heap KB/table", "heapPerTable", 1],
  ["buffers KB/table", "buffersPerTable", 1],
];

/** Memory a table cannot be told from a single one. */
function shown(value: number, digits: number, unit = ""): string {
  return Number.isFinite(value) ? value.toFixed(digits) + unit : "-";
}

function row(name: string, value: (field: keyof Result, digits: number) => string): void {
  console.log(
    [name.padEnd(24), ...COLUMNS.map(([title, field, digits]) => value(field, digits).padStart(title.length))].join(
      "  ",
    ),
  );
}

async function main(): Promise<void> {
  console.log(`medians of ${ROUNDS} rounds`);
  console.log(["tables of 4".padEnd(24), ...COLUMNS.map(([title]) => title)].join("  "));
  for (const tables of TABLES) {
    const relay: Result[] = [];
    const sandglass: Result[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      relay.push(await measure("./relay.ts", relayTable, tables));
      sandglass.push(await measure("./sandglass.ts", sandglassTable, tables));
    }
    row(`${tables}: bare relay`, (field, digits) => shown(median(relay.map((each) => each[field])), digits));
    row(`${tables}: Sandglass`, (field, digits) => shown(median(sandglass.map((each) => each[field])), digits));
    const ratios = (field: keyof Result) => relay.map((each, round) => (sandglass[round]?.[field] ?? 0) / each[field]);
    row(`${tables}: ratio`, (field) => shown(median(ratios(field)), 2, "x"));
  }
}

await main();
process.exit(0);
