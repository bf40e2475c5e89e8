import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PATIENCE } from "../../server/house.ts";
import { JOIN_ERROR, PROTOCOL } from "../../shared/table/protocol.ts";
import { gathered, Page } from "./support/page.ts";
import { boot, type TestServer } from "./support/server.ts";
import { RawPage } from "./support/socket.ts";
import { until } from "./support/until.ts";

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sandglass-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<title>Sandglass</title>");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets", "main-abc123.js"), "1");
  const environment = {
    MAX_TABLES: "12",
    ALLOWED_ORIGINS: "https://friends.example",
    PUBLIC_URL: "https://games.example/",
  };
  server = await boot({ clientFolder: folder, environment });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers = {}) => fetch(server.url + path, { headers });

test("the health check says how many tables are open", async () => {
  const response = await get("/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok", tables: 0 });
});

test("the policy is strict, and nothing asks a home network for HTTPS", async () => {
  const { headers } = await get("/");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("worker-src 'self' blob:");
  expect(policy).toContain("img-src 'self' data: blob:");
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).not.toContain("upgrade-insecure-requests");
  for (const name of [
    "strict-transport-security",
    "cross-origin-opener-policy",
    "origin-agent-cluster",
    "x-powered-by",
  ]) {
    expect(headers.get(name)).toBeNull();
  }
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("the page is asked for anew, hashed files are kept for ever", async () => {
  expect((await get("/")).headers.get("cache-control")).toBe("no-cache");
  expect((await get("/icon.svg")).headers.get("cache-control")).toBe("no-cache");
  const asset = await get("/assets/main-abc123.js");
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("routes of the client give its page; what is missing is missing", async () => {
  for (const path of ["/t/ABCD", "/settings", "/t/ABCD?x=1"]) {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, "<title>Sandglass</title>"]);
  }
  for (const path of [
    "/assets/old.js",
    "/missing.svg",
    "/api/unknown",
    "/api/tables/QQQQ",
    "/matchmake",
    "/../etc/passwd.txt",
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test.each(["/%", "/api/tables/%", "/api/tables/%E0%A4%A", "/assets/%C0", "/api/tables/%/progress", "/matchmake/%/x"])(
  "%s, an address that cannot be read, is answered without a word about this machine",
  async (path) => {
    for (const method of ["GET", "POST"]) {
      const response = await fetch(server.url + path, { method, body: method === "POST" ? "{}" : null });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toContain("node_modules");
    }
    expect(server.lines.filter(({ level }) => level === "error")).toEqual([]);
  },
);

test("a body that is not what it says is the sender's mistake, and no error of ours", async () => {
  const headers = { "content-encoding": "gzip" };
  const asked = { method: "POST", body: "{}" };
  expect((await fetch(`${server.url}/matchmake/create/table`, { ...asked, headers })).status).toBe(
    JOIN_ERROR.malformed,
  );
  expect((await fetch(`${server.url}/matchmake/joinById/%E0%A4%A`, asked)).status).toBe(JOIN_ERROR.malformed);
  expect(server.lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("info tells the protocol and the address", async () => {
  const info = await (await get("/api/info")).json();
  expect(info).toEqual({ protocol: PROTOCOL, addresses: ["https://games.example"] });
});

test("the list shows public tables where somebody is, those with free seats first", async () => {
  const full = (await gathered(server.url, 2, { isPublic: true, options: { seats: 2 } })) as [Page, Page];
  const open = await Page.set(server.url, { isPublic: true, name: "Olga" });
  const hidden = await Page.set(server.url);
  const listed = async () => (await (await get("/api/tables")).json()) as { code: string }[];
  expect((await listed()).map(({ code }) => code)).toEqual([open.code, full[0].code]);
  expect((await listed())[0]).toEqual({
    code: open.code,
    game: "pebbles",
    host: "Olga",
    phase: "gathering",
    options: { seats: 8, round: 1 },
    colours: [1],
    maxSeats: 8,
  });
  expect((await (await get(`/api/tables/${hidden.code.toLowerCase()}`)).json()).code).toBe(hidden.code);
  await open.ask({ type: "publish", isPublic: false });
  expect((await listed()).map(({ code }) => code)).toEqual([full[0].code]);
});

test("only setting a table and joining one are possible", async () => {
  const post = (path: string, body: string) => fetch(`${server.url}/matchmake/${path}`, { method: "POST", body });
  const body = JSON.stringify({ protocol: PROTOCOL, game: "pebbles", name: "X" });
  for (const method of ["joinOrCreate", "join", "reconnect", "constructor", "__proto__"]) {
    expect((await post(`${method}/table`, body)).status).toBe(JOIN_ERROR.malformed);
  }
  for (const rubbish of ["", "{", "[]", "null", "5", `"${"x".repeat(9000)}"`]) {
    expect([JOIN_ERROR.malformed, JOIN_ERROR.protocol]).toContain((await post("create/table", rubbish)).status);
  }
  expect((await post("joinById/__proto__", body)).status).toBe(JOIN_ERROR.noTable);
});

test("pages of other origins may neither join nor open a socket, unless they are allowed", async () => {
  const { code } = await Page.set(server.url);
  const join = (origin: string) =>
    fetch(`${server.url}/matchmake/joinById/${code}`, {
      method: "POST",
      headers: { origin },
      body: JSON.stringify({ protocol: PROTOCOL }),
    });
  expect((await join("https://evil.example")).status).toBe(403);
  expect((await join(server.url)).headers.get("access-control-allow-origin")).toBeNull();
  const friendly = await join("https://friends.example");
  expect(friendly.headers.get("access-control-allow-origin")).toBe("https://friends.example");
  const seat = await friendly.json();
  const path = `/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
  const evil = RawPage.open(server.url, path, { origin: "https://evil.example" });
  await until(() => evil.closeCode !== undefined);
  expect(evil.frames).toEqual([]);
  const own = RawPage.open(server.url, path, { origin: server.url });
  await until(() => own.frames.length > 0);
});

test("a table that was set and never joined is soon closed", async () => {
  const body = JSON.stringify({ protocol: PROTOCOL, game: "pebbles", name: "X" });
  const seat = await (await fetch(`${server.url}/matchmake/create/table`, { method: "POST", body })).json();
  expect((await get(`/api/tables/${seat.roomId}`)).status).toBe(200);
  server.pass(PATIENCE.unjoinedTable);
  await until(async () => (await get(`/api/tables/${seat.roomId}`)).status === 404);
});

test("beyond the most tables the server is full", async () => {
  const setting = Array.from({ length: 13 }, () => Page.set(server.url));
  const outcomes = await Promise.allSettled(setting);
  const refused = outcomes.filter((outcome) => outcome.status === "rejected").map(({ reason }) => reason.code);
  expect(new Set(refused)).toEqual(new Set([JOIN_ERROR.serverFull]));
  expect((await (await get("/healthz")).json()).tables).toBe(12);
});
