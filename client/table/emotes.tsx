import {
  Heart,
  HeartCrack,
  Hourglass,
  Laugh,
  type LucideIcon,
  PartyPopper,
  Sparkles,
  ThumbsDown,
  ThumbsUp,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { EMOTES, type Emote } from "../../shared/table/protocol.ts";
import type { Session } from "./session.ts";
import { useAsk } from "./useAsk.ts";

const SIGNS: Readonly<Record<Emote, LucideIcon>> = {
  yes: ThumbsUp,
  no: ThumbsDown,
  thanks: Heart,
  sorry: HeartCrack,
  hurry: Hourglass,
  wow: Sparkles,
  laugh: Laugh,
  "well-done": PartyPopper,
};

/** An emote with its word: a sign alone would mean something else to everybody. */
export function EmoteSign({ emote }: { readonly emote: Emote }) {
  const { t } = useTranslation();
  const Sign = SIGNS[emote];
  return (
    <span className="emote">
      <Sign aria-hidden="true" />
      {t(`emote.${emote}`)}
    </span>
  );
}

/** One button an emote. */
export function EmoteBar({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  return (
    <fieldset className="emote-bar" aria-label={t("chat.emotes")}>
      {EMOTES.map((emote) => {
        const Sign = SIGNS[emote];
        return (
          <button
            key={emote}
            type="button"
            className="icon-btn"
            title={t(`emote.${emote}`)}
            aria-label={t(`emote.${emote}`)}
            onClick={() => void ask({ type: "emote", emote })}
          >
            <Sign aria-hidden="true" />
          </button>
        );
      })}
    </fieldset>
  );
}
