import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { JOIN_ERROR } from "../../shared/table/protocol.ts";
import type { Settings } from "../config.ts";
import type { House } from "../house.ts";
import type { Log } from "../log.ts";
import { api } from "./api.ts";
import { client } from "./client.ts";
import { securityHeaders } from "./headers.ts";
import { matchmaking } from "./matchmaking.ts";
import { statusOf } from "./status.ts";

export interface WebParts {
  readonly house: House;
  readonly settings: Settings;
  /** The folder of the built client. */
  readonly clientFolder: string;
  readonly reachedAt: () => readonly string[];
}

/** All that is answered over HTTP, in the order in which it is looked for. */
export function createWeb({ house, settings, clientFolder, reachedAt }: WebParts): Express {
  const app = express();
  app.disable("x-powered-by");
  // One proxy: what it adds is true, what a client wrote before it may not be.
  app.set("trust proxy", settings.TRUST_PROXY ? 1 : false);
  app.use(securityHeaders());
  app.get("/healthz", (_request, response) => {
    response.json({ status: "ok", tables: house.tables.size });
  });
  const limit = limitPerAddress(60_000, settings.HTTP_RATE);
  // Else whoever likes could soon have all the tables that there may be.
  app.post("/matchmake/create/:name", limitPerAddress(600_000, settings.TABLE_RATE));
  app.use("/matchmake", limit, matchmaking(settings, house));
  app.use("/api", limit, api(house, reachedAt));
  app.use(client(clientFolder));
  app.use(failure(house.log));
  return app;
}

/** @param span milliseconds in which one address may ask `limit` times */
function limitPerAddress(span: number, limit: number): RequestHandler {
  return rateLimit({
    windowMs: span,
    limit,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    // Without a trusted proxy the header says nothing, and is no reason to warn.
    validate: { xForwardedForHeader: false },
    handler: (_request, response) => {
      response.status(JOIN_ERROR.tooMany).json({ code: JOIN_ERROR.tooMany, error: "too-many" });
    },
  });
}

/** Express itself would answer with the stack, and print it: an address that cannot be read is nobody's failure here. */
function failure(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const status = statusOf(error);
    if (status >= 500) log.error({ event: "request failed", err: error });
    if (response.headersSent) next(error);
    else response.status(status).json({ error: status >= 500 ? "internal" : "malformed" });
  };
}
