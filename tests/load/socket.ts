// What the pages of both servers receive with: the WebSocket that Node brings leaves more behind, and its collections
// would be measured instead of the servers. Imported before Colyseus looks for one.
import { WebSocket } from "ws";

Object.assign(globalThis, { WebSocket });
