import { EmoteSign } from "../../../table/emotes.tsx";
import { useSessionState } from "../context.ts";

/** A player's last words, shown for a moment beside the card. The style sheet lets it fade. */
export function Bubble({ seat }: { seat: number }) {
  const count = useSessionState(({ chat }) => chat.length);
  const last = useSessionState(({ chat }) => chat.at(-1));
  if (last?.seat !== seat) return null;
  return (
    <span key={count} className="mm-bubble" aria-hidden="true">
      {last.emote === undefined ? last.text : <EmoteSign emote={last.emote} />}
    </span>
  );
}
