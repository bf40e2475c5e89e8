import { type ComponentType, useEffect, useState } from "react";
import { Redirect } from "wouter";
import { gameClients } from "../games/registry.ts";
import { Waiting } from "../ui/waiting.tsx";

/** A game's first steps; the lobby, where it has none. */
export default function LearnPage({ game }: { readonly game: string }) {
  const [view, setView] = useState<{ readonly Learn: ComponentType | undefined }>();
  useEffect(() => {
    let isGone = false;
    void (gameClients[game]?.() ?? Promise.resolve(undefined)).then((client) => {
      if (!isGone) setView({ Learn: client?.default.Learn });
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  if (view === undefined) return <Waiting />;
  return view.Learn === undefined ? <Redirect to="/" replace /> : <view.Learn />;
}
