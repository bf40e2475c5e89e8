import { type Client, ClientState, SchemaSerializer } from "@colyseus/core";
import type { TableState } from "../../shared/table/board.ts";

/**
 * Colyseus writes every patch into one buffer of the room, and gives that very buffer to the sockets. Where a frame waits,
 * for a slow line or for what leaves together with it, the next patch would be written over it: so each has its own copy.
 */
export class CopyingSerializer extends SchemaSerializer<TableState> {
  /** Absent until the room is given it: a table that is laid again may change before. */
  #state: TableState | undefined;
  #patch: Uint8Array | undefined;
  /** Stands for all pages: every one of them is sent the same. */
  readonly #catcher = [
    {
      state: ClientState.JOINED,
      raw: (frame: Uint8Array) => {
        this.#patch = new Uint8Array(frame);
      },
    },
  ] as unknown as Client[];

  override reset(state: TableState): void {
    super.reset(state);
    this.#state = state;
  }

  /** @returns what changed since the last time, for whoever has joined; undefined where nothing did */
  takePatch(): Uint8Array | undefined {
    if (this.#state === undefined) return undefined;
    this.applyPatches(this.#catcher, this.#state);
    const patch = this.#patch;
    this.#patch = undefined;
    return patch;
  }

  override getFullState(client?: Client): Uint8Array<ArrayBuffer> {
    return new Uint8Array(super.getFullState(client));
  }
}
