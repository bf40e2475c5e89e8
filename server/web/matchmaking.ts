import { matchMaker, ServerError } from "@colyseus/core";
import express, { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import type { z } from "zod";
import { createOptions, JOIN_ERROR, joinOptions, PROTOCOL, TABLE_ROOM } from "../../shared/table/protocol.ts";
import type { Settings } from "../config.ts";
import type { House } from "../house.ts";
import type { Log } from "../log.ts";
import { isAllowedOrigin } from "./origin.ts";
import { statusOf } from "./status.ts";

const ASKED = { create: createOptions, joinById: joinOptions } as const;

function isMethod(method: string): method is keyof typeof ASKED {
  return Object.hasOwn(ASKED, method);
}

/**
 * The way to a table: what the SDK calls before it opens the socket. It stands where Colyseus would mount its own, which
 * answers every origin without any limit; here what is asked for is checked before a room hears of it.
 */
export function matchmaking(settings: Settings, house: House): Router {
  const router = Router();
  router.use(allowOrigin(settings));
  router.post("/:method/:name", express.json({ limit: "8kb", type: () => true }), async (request, response) => {
    const { method, name } = request.params;
    if (!isMethod(method)) throw new ServerError(JOIN_ERROR.malformed, "unknown method");
    const asked = check(ASKED[method], request.body);
    const room = method === "create" ? TABLE_ROOM : name.toUpperCase();
    if (method === "joinById" && !matchMaker.getLocalRoomById(room)) {
      if (house.damaged.has(room)) throw new ServerError(JOIN_ERROR.damaged, "the table was damaged");
      throw new ServerError(JOIN_ERROR.noTable, "no table");
    }
    response.json(await matchMaker.controller.invokeMethod(method, room, { asked }));
  });
  router.use((_request, response) => {
    response.status(404).json({ code: JOIN_ERROR.noTable, error: "not-found" });
  });
  router.use(refuse(house.log));
  return router;
}

/** @throws ServerError with the code that says what is wrong */
function check<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  // An old page may send anything: first of all it must reload.
  if ((body as { protocol?: unknown } | undefined)?.protocol !== PROTOCOL) {
    throw new ServerError(JOIN_ERROR.protocol, `protocol ${PROTOCOL} is spoken here`);
  }
  if (parsed.success) return parsed.data;
  const isName = parsed.error.issues.some(({ path }) => path[0] === "name");
  throw new ServerError(isName ? JOIN_ERROR.name : JOIN_ERROR.malformed, isName ? "no such name" : "malformed");
}

function allowOrigin(settings: Settings): RequestHandler {
  return (request, response, next) => {
    if (!isAllowedOrigin(request.headers, settings)) {
      response.status(403).json({ code: 403, error: "origin not allowed" });
      return;
    }
    const { origin } = request.headers;
    if (origin !== undefined && settings.ALLOWED_ORIGINS.includes(origin)) {
      response.set({
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Headers": "content-type",
        Vary: "Origin",
      });
    }
    if (request.method === "OPTIONS") response.status(204).end();
    else next();
  };
}

function refuse(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const isOurs = error instanceof ServerError;
    const isTheirs = !isOurs && statusOf(error) < 500;
    if (!isOurs && !isTheirs) log.error({ event: "matchmaking failed", err: error });
    const code = isOurs ? codeOf(error.code) : isTheirs ? JOIN_ERROR.malformed : 500;
    response.status(code).json({ code, error: isOurs ? error.message : isTheirs ? "malformed" : "internal" });
  };
}

/** Codes of our own are statuses; what Colyseus itself refuses is that the table is not there, or no more. */
function codeOf(code: number): number {
  if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) return JOIN_ERROR.restarting;
  return Object.values<number>(JOIN_ERROR).includes(code) ? code : JOIN_ERROR.noTable;
}
