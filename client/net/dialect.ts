import type { Room } from "@colyseus/sdk";
import { Packr } from "msgpackr";
import { framesOf } from "../../shared/table/bundle.ts";

/** Teaches a room of the SDK how our server speaks. To be called as soon as it is joined: the first messages follow at once. */
export function learnDialect(room: Room): void {
  packPlainly(room);
  unbundle(room);
}

/**
 * Has a room send plain maps. Left alone it sends records, which save the names of a message's fields in those that
 * follow; but here each message stands alone, so that it pays for a record and has nothing of it.
 */
export function packPlainly(room: Room): void {
  (room as unknown as { packr: Packr }).packr = new Packr({ useRecords: false });
}

/** What happened at once is bundled into one message, see shared/table/bundle.ts: a room is given its frames one by one. */
function unbundle({ connection: { events } }: Room): void {
  const receive = events.onmessage;
  events.onmessage = (message: MessageEvent<ArrayBuffer>) => {
    const failures: unknown[] = [];
    for (const data of framesOf(new Uint8Array(message.data))) {
      try {
        receive?.({ data } as MessageEvent);
      } catch (error) {
        failures.push(error);
      }
    }
    // Only now: a frame at which the page failed does not keep the next one from it.
    if (failures.length > 0) throw failures[0];
  };
}
