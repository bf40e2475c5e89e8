import { type ComponentType, Suspense, useEffect, useState } from "react";
import { gameClients } from "../games/registry.ts";

/** How far the table has come, where its game leads from match to match. */
export function TableProgress({ game, code }: { readonly game: string; readonly code: string }) {
  const [view, setView] = useState<{ readonly Progress: ComponentType<{ readonly code: string }> | undefined }>();
  useEffect(() => {
    let isGone = false;
    void gameClients[game]?.().then((client) => {
      if (!isGone) setView({ Progress: client.default.Progress });
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  if (view?.Progress === undefined) return null;
  return (
    <Suspense>
      <view.Progress code={code} />
    </Suspense>
  );
}
