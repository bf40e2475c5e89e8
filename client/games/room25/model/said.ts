import type { RoomColour } from "../../../../shared/games/room25/kinds.ts";
import type { ClaimView } from "../../../../shared/games/room25/view.ts";
import type { ChatLine } from "../../../../shared/table/protocol.ts";

/** Something said at the table: of a room, or in words. */
export type Said = { readonly id: number } & (
  | {
      readonly is: "claim";
      readonly seat: number;
      readonly tile: number;
      /** Where the room lay when it was said. */
      readonly cell: number;
      /** Empty where a claim was taken back. */
      readonly colour: RoomColour | "";
    }
  | { readonly is: "chat"; readonly line: ChatLine }
);

const KEPT = 200;

type New<T> = T extends Said ? Omit<T, "id"> : never;

/** What was said with something more, newest last. */
export function withSaid(all: readonly Said[], ...more: New<Said>[]): readonly Said[] {
  let id = all.at(-1)?.id ?? 0;
  return [...all, ...more.map((one) => ({ ...one, id: ++id }) as Said)].slice(-KEPT);
}

/** What a page that has just come is told: the claims that stand, then the chat. */
export function saidSoFar(
  claims: Iterable<ClaimView>,
  cellOf: (tile: number) => number,
  chat: readonly ChatLine[],
): readonly Said[] {
  return withSaid(
    [],
    ...[...claims].map(({ seat, tile, colour }) => ({ is: "claim" as const, seat, tile, cell: cellOf(tile), colour })),
    ...chat.map((line) => ({ is: "chat" as const, line })),
  );
}

/** The lines of a chat that were not in it before; old ones may have dropped off its head. */
export function newLines(before: readonly ChatLine[], now: readonly ChatLine[]): readonly ChatLine[] {
  const last = before.at(-1);
  return last === undefined ? now : now.slice(now.lastIndexOf(last) + 1);
}
