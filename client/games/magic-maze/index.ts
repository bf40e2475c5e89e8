import { createElement, useEffect, useState } from "react";
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

const client: GameClient = { Play, Options };
export default client;
