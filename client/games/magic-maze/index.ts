import { createElement, lazy, useEffect, useState } from "react";
import type { Session } from "../../table/session.ts";
import { Waiting } from "../../ui/waiting.tsx";
import type { GameClient } from "../types.ts";
import { Options } from "./options.tsx";

type View = typeof import("./play.tsx").Play;
let loaded: View | undefined;

/** The playing view comes by itself, so that choosing a scenario does not wait for the mall's renderer. */
function Play({ session }: { readonly session: Session }) {
  const [view, setView] = useState(() => loaded);
  useEffect(() => {
    void import("./play.tsx").then((module) => {
      loaded = module.Play;
      setView(() => module.Play);
    });
  }, []);
  return view ? createElement(view, { session }) : createElement(Waiting);
}

const Replay = lazy(async () => ({ default: (await import("./replay/replay.tsx")).Replay }));
const Learn = lazy(async () => ({ default: (await import("./tutorial/learn.tsx")).Learn }));

const Progress = lazy(async () => ({ default: (await import("./campaign/progress.tsx")).Progress }));

const client: GameClient = { Play, Options, Replay, Learn, Progress };
export default client;
