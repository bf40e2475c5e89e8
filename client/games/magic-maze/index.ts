import { lazy } from "react";
import type { GameClient } from "../types.ts";
import { Options } from "./options.tsx";

/** The playing view comes by itself, so that choosing a scenario does not wait for the mall's renderer. */
const Play = lazy(async () => ({ default: (await import("./play.tsx")).Play }));

const client: GameClient = { Play, Options };
export default client;
