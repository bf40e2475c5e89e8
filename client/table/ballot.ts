import type { VoteView } from "./session.ts";

const has = (mask: number, seat: number) => seat >= 0 && (mask & (1 << seat)) !== 0;

/** Where you stand in a vote: your say is asked for, you have given it, or you have none. */
export function yourSay({ needed, agreed }: VoteView, you: number): "asked" | "given" | "none" {
  if (!has(needed, you)) return "none";
  return has(agreed, you) ? "given" : "asked";
}

/** The seats that have a say, and whether each has agreed. */
export function voices({ needed, agreed }: VoteView, seats: number): { seat: number; hasAgreed: boolean }[] {
  return Array.from({ length: seats }, (_, seat) => ({ seat, hasAgreed: has(agreed, seat) })).filter(({ seat }) =>
    has(needed, seat),
  );
}
