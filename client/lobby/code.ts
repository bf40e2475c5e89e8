/** As in shared/table/protocol.ts; put in by the build (vite.config.ts), for its checks would weigh too much here. */
const CODE_ALPHABET: string = import.meta.env.CODE_ALPHABET;
export const CODE_LENGTH: number = import.meta.env.CODE_LENGTH;

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
