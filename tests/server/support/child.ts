import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { until } from "./until.ts";

/** A server in a process of its own, that can be killed. */
export interface Child {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it with a signal. @returns its exit code, or the signal that ended it */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** A process takes its time to start on a busy machine. */
const PATIENCE = 30_000;
const running = new Set<ChildProcess>();

/** Ends whatever a failed test left running. */
export function endChildren(): void {
  for (const child of running) child.kill("SIGKILL");
}

const MAIN = fileURLToPath(new URL("../../../server/main.ts", import.meta.url));
const PEBBLES = fileURLToPath(new URL("./pebblesServer.ts", import.meta.url));

function run(script: string, environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1", ...environment },
  });
  running.add(child);
  child.on("exit", () => running.delete(child));
  const said = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said.text += chunk;
    });
  }
  return { child, said };
}

/** Starts the server as `npm start` does, or the one that has pebbles, and waits until it listens. */
export async function startChild(
  which: "main" | "pebbles",
  environment: Readonly<Record<string, string>>,
): Promise<Child> {
  const { child, said } = run(which === "main" ? MAIN : PEBBLES, environment);
  const url = await until(() => {
    if (child.exitCode !== null) throw new Error(said.text);
    return /http:\/\/127\.0\.0\.1:\d+/.exec(said.text)?.[0];
  }, PATIENCE);
  return {
    url,
    process: child,
    async end(signal) {
      child.kill(signal);
      await until(() => child.exitCode !== null || child.signalCode !== null);
      return child.exitCode ?? child.signalCode;
    },
  };
}

/** Starts the server and waits until it has ended by itself. */
export async function runMain(environment: Readonly<Record<string, string>>): Promise<Outcome> {
  const { child, said } = run(MAIN, environment);
  await until(() => child.exitCode !== null, PATIENCE);
  return { code: child.exitCode, output: said.text };
}
