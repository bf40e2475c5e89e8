import { Router } from "express";
import { z } from "zod";
import {
  type MatchRecord,
  type MatchRecording,
  PROTOCOL,
  type ServerInfo,
  type TableListing,
} from "../../shared/table/protocol.ts";
import type { House } from "../house.ts";

/** How many tables the lobby's list shows. */
const LISTED = 100;

/** How many of its matches a table is told of. */
const REMEMBERED = 100;

const recordsQuery = z.object({
  game: z.string().max(40).optional(),
  /** Without the boards at the end, which are most of an answer. */
  brief: z.literal("1").optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  /** Instead of the newest: so many of the best of each challenge. */
  best: z.coerce.number().int().min(1).max(10).optional(),
});

/** @param reachedAt the addresses of this server, best first */
export function api(house: House, reachedAt: () => readonly string[]): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });
  router.get("/info", (_request, response) => {
    response.json({ protocol: PROTOCOL, addresses: reachedAt() } satisfies ServerInfo);
  });
  router.get("/tables", (_request, response) => {
    const open = [...house.tables.values()].filter((table) => table.isPublic && table.isAlive);
    response.json(
      open
        .map((table) => table.listing())
        .sort(inviting)
        .slice(0, LISTED),
    );
  });
  router.get("/tables/:code", (request, response) => {
    const table = house.tables.get(request.params.code.toUpperCase());
    if (table === undefined) response.status(404).json({ error: "no-table" });
    else response.json(table.listing());
  });
  router.get("/tables/:code/progress", (request, response) => {
    const table = house.tables.get(request.params.code.toUpperCase());
    if (table === undefined) response.status(404).json({ error: "no-table" });
    else response.json(progressOf(house, table.id).map(withoutBoard));
  });
  router.get("/records", (request, response) => {
    const asked = recordsQuery.safeParse(request.query);
    if (!asked.success) {
      response.status(400).json({ error: "malformed" });
      return;
    }
    response.set("Cache-Control", "no-cache");
    const { game, limit, best, brief } = asked.data;
    const lines = best
      ? house.journal.bestMatches({ game, each: best })
      : house.journal.finishedMatches({ game, limit });
    response.json(brief === undefined ? lines : lines.map(withoutBoard));
  });
  router.get("/matches/:key", (request, response) => {
    const match = house.journal.finishedMatch(request.params.key);
    if (match === undefined) {
      response.status(404).json({ error: "no-match" });
      return;
    }
    // A match that has ended never changes.
    response.set("Cache-Control", "private, max-age=31536000, immutable");
    response.json({ head: match.head, entries: match.entries } satisfies MatchRecording);
  });
  router.use((_request, response) => {
    response.status(404).json({ error: "not-found" });
  });
  return router;
}

/** The last matches of a table, and what it has won, however long ago. */
function progressOf({ journal }: House, table: number): MatchRecord[] {
  const newest = journal.finishedMatches({ table, limit: REMEMBERED });
  const known = new Set(newest.map(({ key }) => key));
  return [...newest, ...journal.bestMatches({ table, each: 1 }).filter(({ key }) => !known.has(key))];
}

function withoutBoard({ result: _, ...line }: MatchRecord): MatchRecord {
  return line;
}

/** Those that one can join first, then those that one can watch, then those that are over. */
function inviting(a: TableListing, b: TableListing): number {
  return rank(a) - rank(b) || a.code.localeCompare(b.code);
}

function rank({ phase, colours, maxSeats }: TableListing): number {
  if (phase === "ended") return 3;
  if (colours.length >= maxSeats) return 2;
  return phase === "gathering" ? 0 : 1;
}
