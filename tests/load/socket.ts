// What 800 pages in one process receive with: the WebSocket that Node brings keeps several times as much on the heap,
// and its collections would be measured instead of the servers. Imported before Colyseus looks for one.
import { WebSocket } from "ws";

Object.assign(globalThis, { WebSocket });
