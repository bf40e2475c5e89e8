import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** What a server under load tells of itself. */
interface Usage {
  /** CPU time since its start, ms. */
  readonly cpu: number;
  /** Bytes on the heap, and of buffers outside it. */
  readonly heap: number;
  readonly buffers: number;
}

type Question = "usage" | "usage, collected";

/** A server in a process of its own. */
export interface Child {
  readonly port: number;
  usage(): Promise<Usage>;
  /** The same after a collection of what nobody holds any more, which stops the server for a moment. */
  usageCollected(): Promise<Usage>;
  stop(): Promise<void>;
}

export async function startChild(module: string): Promise<Child> {
  const child = fork(module, {
    // As `npm start` does.
    execArgv: ["--max-semi-space-size=32", "--expose-gc"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const port = (await nextMessage(child)) as number;
  const ask = async (question: Question) => {
    child.send(question);
    return (await nextMessage(child)) as Usage;
  };
  return {
    port,
    usage: () => ask("usage"),
    usageCollected: () => ask("usage, collected"),
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
  process.on("message", (question: Question) => {
    if (question === "usage, collected") globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000, heap: heapUsed, buffers: external } satisfies Usage);
  });
  process.send?.(port);
}
