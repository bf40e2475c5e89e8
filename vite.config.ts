import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = process.env.SANDGLASS_SERVER ?? "http://127.0.0.1:2567";

export default defineConfig({
  root: "client",
  plugins: [react()],
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    // Pictures stay files: in scripts they would weigh on the first load.
    assetsInlineLimit: 0,
    // PixiJS is this large; it comes with a game, never before.
    chunkSizeWarningLimit: 700,
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": server, "/matchmake": server },
  },
});
