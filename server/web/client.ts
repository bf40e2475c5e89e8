import { existsSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, Router } from "express";

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sandglass</title>
<h1>The client has not been built</h1><p>Run <code>npm run build</code>, then load this page again.</p>`;

/** The built client: hashed assets for ever, everything else asked for anew, and its page for every route of its own. */
export function client(folder: string): Router {
  const router = Router();
  const index = join(folder, "index.html");
  router.use(
    "/assets",
    express.static(join(folder, "assets"), { immutable: true, maxAge: "1y", index: false, fallthrough: true }),
    notFound,
  );
  router.use(
    express.static(folder, {
      index: false,
      cacheControl: false,
      setHeaders: (response) => response.set("Cache-Control", "no-cache"),
    }),
  );
  router.get("/*path", notFoundFile);
  router.get(["/", "/*path"], (_request, response) => {
    response.set("Cache-Control", "no-cache");
    if (existsSync(index)) response.sendFile("index.html", { root: folder, cacheControl: false });
    else response.status(503).type("html").send(NOT_BUILT);
  });
  router.use(notFound);
  return router;
}

const notFound: RequestHandler = (_request, response) => {
  response.status(404).type("text").send("not found");
};

/** A path that names a file is no route of the client. */
const notFoundFile: RequestHandler = (request, response, next) => {
  if (/\.\w+$/.test(request.path)) notFound(request, response, next);
  else next();
};
