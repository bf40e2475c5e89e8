import "./hintLine.css";

/** Why nothing happened: a few words over the dock, gone after a moment (the style sheet lets them fade). */
export function HintLine<Hint extends { readonly id: number }>({
  hint,
  say,
}: {
  hint: Hint | undefined;
  say(hint: Hint): string | undefined;
}) {
  return (
    <div className="hint-line" role="status">
      {hint && <p key={hint.id}>{say(hint)}</p>}
    </div>
  );
}
