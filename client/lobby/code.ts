/**
 * As in shared/table/protocol.ts, whose checks would be a sixth of the lobby's weight; a test holds the two together.
 */
export const CODE_ALPHABET = "ACDEFGHJKLMNPQRTUVWXY3479";
export const CODE_LENGTH = 4;

/** @returns what of a text can be a table's code: typed, pasted, or taken out of a pasted link to the table */
export function codeIn(text: string): string {
  const linked = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  return [...(linked ?? text).toUpperCase()]
    .filter((letter) => CODE_ALPHABET.includes(letter))
    .slice(0, CODE_LENGTH)
    .join("");
}

export function isWholeCode(code: string): boolean {
  return code.length === CODE_LENGTH;
}
