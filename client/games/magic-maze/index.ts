import type { GameClient } from "../types.ts";
import { Options } from "./options.tsx";
import { Play } from "./play.tsx";

const client: GameClient = { Play, Options };
export default client;
