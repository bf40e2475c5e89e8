import { createElement, lazy } from "react";
import type { Session } from "../../table/session.ts";
import type { GameClient } from "../types.ts";
import { Options } from "./options.tsx";

/** The playing view comes by itself, so that choosing a mode does not wait for the complex's renderer. */
const LazyPlay = lazy(async () => ({ default: (await import("./play.tsx")).Play }));

/** Around the lazy view, since the table page loads this one lazily too, and React takes no lazy of a lazy. */
function Play({ session }: { readonly session: Session }) {
  return createElement(LazyPlay, { session });
}

const Replay = lazy(async () => ({ default: (await import("./replay/replay.tsx")).Replay }));

const client: GameClient = { Play, Options, Replay };
export default client;
