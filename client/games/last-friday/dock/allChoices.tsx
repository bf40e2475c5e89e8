import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCampState, useShow } from "../context.ts";
import { useWords } from "../parts/words.ts";

/** Everything that may be done now, in words: for who does not use the map. */
export function AllChoices() {
  const { t } = useTranslation("last-friday");
  const count = useCampState((state) => state.choices.length);
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0) return null;
  return (
    <details className="lf-all" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t("dock.all", { number: count })}</summary>
      {isOpen && <Choices />}
    </details>
  );
}

function Choices() {
  const { model } = useShow();
  const words = useWords();
  const choices = useCampState((state) => state.choices);
  return (
    <ul>
      {choices.map(({ command, over }) => (
        <li key={JSON.stringify(command)}>
          <button type="button" className="btn" onClick={() => model.choose(command)}>
            {words.command(command)}
            {"over" in command && over.length > 0 && ` (${words.list(over.map(words.point))})`}
          </button>
        </li>
      ))}
    </ul>
  );
}
