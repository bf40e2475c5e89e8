/** Controls, halves of characters, direction marks, fillers and whatever else is drawn as nothing, besides joiners. */
const INVISIBLE =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A joiner, with what stands before and behind it. */
const JOINER = /(.?)(\u200c|\u200d)(?=(.?))/gsu;
/** What may be joined: Persian and Indian scripts need joiners between letters, and emoji between pictures. */
const JOINED = /^(?:[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u;
/** No script piles more than four marks on a letter. */
const PILE = /(\p{M}{4})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What somebody wrote, as one line of what can be seen: trimmed, white space folded, in composed characters (NFC). */
export function oneLine(raw: string): string {
  return raw
    .replace(INVISIBLE, (each) => (/[\t\n\r\u2028\u2029]/u.test(each) ? " " : ""))
    .replace(JOINER, (_, before: string, joiner: string, behind: string) =>
      JOINED.test(before) && JOINED.test(behind) ? before + joiner : before,
    )
    .normalize("NFC")
    .replace(PILE, "$1")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Whether there is anything to be seen, to click on and to tell apart. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** By which two names that look alike, or nearly so, are found out. */
export function look(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase();
}
