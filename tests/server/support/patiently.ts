import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "../../../shared/table/protocol.ts";

/** A scripted player is faster than a seat may be, and is sent away for good when it keeps asking: it waits a little. */
const BREATH = 60;

/** Asks, and asks again a little later while the answer is that this seat asks too often. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if ((answer as Answer)?.refused !== "too-many") return answer;
    await sleep(BREATH);
  }
}
