import { spawn } from "node:child_process";
import { createServer } from "vite";
import { readSettings } from "./config.ts";
import { addresses } from "./web/addresses.ts";

// For working on Sandglass: one address, at which Vite serves the client with hot reload and hands everything else on to
// the server behind it, which starts again whenever one of its files changes. Ctrl-C ends both.
const { PORT, HOST, PUBLIC_URL } = readSettings(process.env);
const BEHIND = PORT + 1;
const target = `http://127.0.0.1:${BEHIND}`;
const [reachedAt = ""] = addresses(HOST, PORT, PUBLIC_URL);

const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", "server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, PORT: String(BEHIND), HOST: "127.0.0.1", PUBLIC_URL: reachedAt },
});

// Read by vite.config.ts.
process.env.SANDGLASS_SERVER = target;
const client = await createServer({
  server: {
    host: HOST,
    port: PORT,
    strictPort: true,
    proxy: {
      "/healthz": target,
      // A table's socket: /PROCESS/CODE.
      "^/[\\w-]{9}/[A-Z0-9]{4}\\?": { target, ws: true },
    },
  },
});
await client.listen();
console.log(`Sandglass, for working on it: ${reachedAt}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    server.kill("SIGTERM");
    await client.close();
    process.exit(0);
  });
}
