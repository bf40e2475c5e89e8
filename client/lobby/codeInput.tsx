import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CODE_LENGTH, codeIn } from "./code.ts";

const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/** Four boxes that are one field: one input lies over them, so typing, pasting and phone keyboards just work. */
export function CodeInput({
  code,
  onCode,
  problemId,
}: {
  readonly code: string;
  readonly onCode: (code: string) => void;
  /** The id of the text that says what is wrong, if anything is. */
  readonly problemId?: string | undefined;
}) {
  const { t } = useTranslation();
  const [isFocused, setIsFocused] = useState(false);
  const next = Math.min(code.length, CODE_LENGTH - 1);
  return (
    <div className="code">
      {PLACES.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          className={isFocused && place === next ? "code-box is-next" : "code-box"}
          data-is-empty={code[place] === undefined}
        >
          {code[place]}
        </span>
      ))}
      <input
        className="code-input"
        aria-label={t("join.code")}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        value={code}
        onChange={(event) => onCode(codeIn(event.target.value))}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        // The caret is not seen: it stays at the end, where the next letter goes.
        onSelect={(event) => event.currentTarget.setSelectionRange(CODE_LENGTH, CODE_LENGTH)}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
    </div>
  );
}
