import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

/** What a server under load tells of itself. */
interface Usage {
  /** CPU time since its start, ms. */
  readonly cpu: number;
  /** Bytes on the heap after a collection. */
  readonly heap: number;
  /** Bytes of buffers outside the heap. */
  readonly buffers: number;
}

/** A server in a process of its own, on a core of its own where the machine can do that. */
export interface Child {
  readonly port: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

export async function startChild(module: string): Promise<Child> {
  // As `npm start` does.
  const flags = ["--max-semi-space-size=32", "--expose-gc"];
  const pinned = existsSync("/usr/bin/taskset");
  const child = fork(module, {
    execArgv: flags,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    ...(pinned ? { execPath: "/usr/bin/taskset", execArgv: ["-c", "0", process.execPath, ...flags] } : {}),
  });
  const port = (await nextMessage(child)) as number;
  return {
    port,
    async usage() {
      child.send("usage");
      return (await nextMessage(child)) as Usage;
    },
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const [message] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`the server under load ended with ${code}`))),
  ]);
  return message;
}

/** The other end, in the child: tells the port, then its usage whenever asked. */
export function serveUsage(port: number): void {
  process.on("message", () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000, heap: heapUsed, buffers: external } satisfies Usage);
  });
  process.send?.(port);
}
