import { type Client, SchemaSerializer } from "@colyseus/core";
import type { TableState } from "../../shared/table/board.ts";

/**
 * Colyseus writes every patch into one buffer of the room, and gives that very buffer to the sockets. Where a frame waits,
 * for a slow line or for what leaves together with it, the next patch would be written over it: so each has its own copy.
 */
export class CopyingSerializer extends SchemaSerializer<TableState> {
  override reset(state: TableState): void {
    super.reset(state);
    const { encoder } = this;
    const encode = encoder.encode.bind(encoder);
    encoder.encode = (...args) => new Uint8Array(encode(...args));
  }

  override getFullState(client?: Client): Uint8Array<ArrayBuffer> {
    return new Uint8Array(super.getFullState(client));
  }
}
