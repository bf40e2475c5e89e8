import type { Talk } from "../../shared/table/game.ts";
import { type Answer, type ChatLine, type Emote, REFUSED } from "../../shared/table/protocol.ts";
import type { Visitor } from "./visitor.ts";

/** How many lines a newcomer is shown. */
const KEPT = 50;
/** How many lines and emotes one page may send in five seconds. */
const MAX_CHATTER = 5;

export type Saying = { readonly text: string } | { readonly emote: Emote };

const control = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** What is said at the table. The lines are plain text and stay so; they are kept in memory only. */
export class Chat {
  readonly #lines: ChatLine[] = [];

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /**
   * @param talk how far words may go at this moment
   * @param isPlaying spectators are silent during a match: they see more than they may say
   * @returns the line for everybody, or why not
   */
  say(visitor: Visitor, seat: number, saying: Saying, talk: Talk, isPlaying: boolean, now: number): ChatLine | Answer {
    const isAllowed = talk === "open" || (talk === "emotes" && "emote" in saying);
    if (!isAllowed || (isPlaying && visitor.place === undefined)) return { refused: REFUSED.silence };
    if (visitor.chatter.add(now) > MAX_CHATTER) return { refused: REFUSED.tooMany };
    const { name, colour } = visitor.place?.seat ?? { name: "", colour: 0 };
    const said = "text" in saying ? { text: saying.text.replace(control, " ").trim() } : saying;
    if ("text" in said && said.text === "") return { refused: REFUSED.malformed };
    const line: ChatLine = { seat, name, colour, ...said };
    this.#lines.push(line);
    if (this.#lines.length > KEPT) this.#lines.shift();
    return line;
  }
}
