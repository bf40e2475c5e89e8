import { randomInt } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH } from "../../shared/table/protocol.ts";

/** A code that no open table has. */
export function freeCode(isTaken: (code: string) => boolean): string {
  for (;;) {
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)));
    const code = letters.join("");
    if (!isTaken(code)) return code;
  }
}
