import { matchMaker } from "@colyseus/core";
import { TABLE_ROOM } from "../shared/table/protocol.ts";
import type { House } from "./house.ts";

/** Brings back every table that was open when the last process ended. What cannot be brought back is kept aside. */
export async function restoreTables(house: House): Promise<void> {
  for (const stored of house.journal.openTables()) {
    const details = { code: stored.table?.code, table: stored.id };
    try {
      if (stored.table === undefined) throw new Error("the row cannot be read");
      await matchMaker.createRoom(TABLE_ROOM, { stored });
      house.log.info({ event: "table restored", ...details, phase: stored.table.phase });
    } catch (error) {
      house.journal.closeTable(stored.id, "damaged");
      if (stored.table !== undefined) house.damaged.add(stored.table.code);
      house.log.error({ event: "table damaged", ...details, err: error }, "cannot be brought back: kept aside");
    }
  }
}
