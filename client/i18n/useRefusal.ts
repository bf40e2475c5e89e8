import { useTranslation } from "react-i18next";
import type { Answer } from "../../shared/table/protocol.ts";

/** @returns a function that says in words why an answer refused, or undefined where it did not */
export function useRefusal(game?: string): (answer: Answer) => string | undefined {
  const { t } = useTranslation(game === undefined ? "common" : ["common", game]);
  return (answer) => {
    if (!answer) return undefined;
    const own = game === undefined ? [] : [`${game}:refusal.${answer.refused}`];
    return t([...own, `common:refusal.${answer.refused}`, "common:refusal.unknown"], answer.params ?? {});
  };
}
