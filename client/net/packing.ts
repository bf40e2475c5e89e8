import type { Room } from "@colyseus/sdk";
import { Packr } from "msgpackr";

/**
 * Has a room of the SDK send plain maps. Left alone it sends records, which save the names of a message's fields in those
 * that follow; but here each message stands alone, so that it pays for a record and has nothing of it.
 */
export function packPlainly(room: Room): void {
  (room as unknown as { packr: Packr }).packr = new Packr({ useRecords: false });
}
