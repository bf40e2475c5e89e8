import { Router } from "express";
import { PROTOCOL, type ServerInfo, type TableListing } from "../../shared/table/protocol.ts";
import type { House } from "../house.ts";

/** How many tables the lobby's list shows. */
const LISTED = 100;

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
  router.use((_request, response) => {
    response.status(404).json({ error: "not-found" });
  });
  return router;
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
