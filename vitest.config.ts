import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A process a file: the match maker of Colyseus is one to a process.
    pool: "forks",
    projects: [
      { extends: true, test: { name: "rules", include: ["tests/*.test.ts", "tests/{rules,client}/**/*.test.ts"] } },
      {
        extends: true,
        test: { name: "server", include: ["tests/server/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
      },
    ],
  },
});
