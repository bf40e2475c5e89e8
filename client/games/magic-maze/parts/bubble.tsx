import { useSessionState } from "../context.ts";

/** A player's last words, shown for a moment beside the card. The style sheet lets it fade. */
export function Bubble({ seat }: { seat: number }) {
  const count = useSessionState(({ chat }) => chat.length);
  const last = useSessionState(({ chat }) => chat.at(-1));
  if (last?.seat !== seat || last.text === undefined) return null;
  return (
    <span key={count} className="mm-bubble" aria-hidden="true">
      {last.text}
    </span>
  );
}
