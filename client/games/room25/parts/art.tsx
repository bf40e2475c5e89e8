import type { RoomKind } from "../../../../shared/games/room25/kinds.ts";

const urls = import.meta.glob<string>(
  [
    "../../../art/room-*.svg",
    "../../../art/char-*.svg",
    "../../../art/act25-*.svg",
    "../../../art/role-*.svg",
    "../../../art/{control-token,do-not-cross,sand-timer}.svg",
  ],
  { eager: true, query: "?url", import: "default" },
);

/** The address of a picture of `client/art`. */
export function artUrl(name: string): string {
  return urls[`../../../art/${name}.svg`] ?? "";
}

/** The picture of a kind of room, or of a room that is hidden. */
export function roomArt(kind: RoomKind | ""): string {
  if (kind === "") return "room-hidden";
  return kind === "room25" ? "room-25" : `room-${kind}`;
}

/** A picture that only repeats what is said beside it; pass `alt` where nothing is. */
export function Art({ name, alt = "", className }: { name: string; alt?: string; className?: string }) {
  return <img src={artUrl(name)} alt={alt} className={className} draggable={false} />;
}
