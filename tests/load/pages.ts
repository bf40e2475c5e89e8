// What the bench changes of the pages: at home each has a process of its own, here 800 share one and must not stop each
// other.

import { Decoder, type Iterator } from "@colyseus/schema";
import { type Room, registerSerializer, SchemaSerializer } from "@colyseus/sdk";

/** The classes of the state, as the first page was told them. They are the same for all, and Colyseus never frees any. */
let shared: Decoder | undefined;

class SharedSerializer extends SchemaSerializer {
  override handshake(bytes: Uint8Array, it?: Iterator): void {
    if (shared === undefined) {
      super.handshake(bytes, it);
      shared = this.decoder;
    }
    const { state, context } = shared;
    this.state = new (state.constructor as new () => typeof state)();
    this.decoder = new Decoder(this.state, context);
  }
}
registerSerializer("schema", SharedSerializer);

/** From now on this page keeps no board: it reads what happens, but no patches. */
export function closeEyes(room: Room): void {
  const blind = { patch() {}, getState() {}, teardown() {} };
  (room as unknown as { serializer: typeof blind }).serializer = blind;
}
