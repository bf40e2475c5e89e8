import { Suspense } from "react";
import { posters } from "../lobby/posters.ts";

/** The game's diorama behind the head of the page. */
export function TableScene({ game }: { readonly game: string }) {
  const Scene = posters[game]?.Scene;
  return (
    <div className="table-scene" aria-hidden="true">
      <Suspense>{Scene && <Scene isWide />}</Suspense>
    </div>
  );
}
