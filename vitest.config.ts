import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A process a file: the match maker of Colyseus is one to a process.
    pool: "forks",
    // A core is not kept free for the runner, which does little: of two cores that would be half of them.
    maxWorkers: "100%",
    // Sockets and browsers on a machine that others use too: tried again before a change is turned away.
    retry: process.env.CI ? 2 : 0,
    projects: [
      { extends: true, test: { name: "rules", include: ["tests/*.test.ts", "tests/{rules,client}/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          // One browser at a time: it draws in software.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
