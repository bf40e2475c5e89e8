import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ManiacToken } from "../../../../shared/games/last-friday/clues.ts";
import { spoilsCount, spoilsOf } from "../../../../shared/games/last-friday/stages/spoils.ts";
import { useCampState, useShow } from "../context.ts";
import { Art } from "../parts/art.tsx";
import { useWords } from "../parts/words.ts";

/** The tokens that the maniac takes after a chapter. rules: Scoring between chapters */
export function Spoils() {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  const words = useWords();
  const rules = useCampState((state) => state.rules);
  const [taken, setTaken] = useState<readonly ManiacToken[]>([]);
  const item = rules?.agenda.at(-1);
  if (!rules || !item) return null;
  const count = spoilsCount(rules, item);
  const toggle = (token: ManiacToken) =>
    setTaken((before) => (before.includes(token) ? before.filter((one) => one !== token) : [...before, token]));
  return (
    <>
      <ul className="lf-spoils">
        {spoilsOf(rules).map((token) => (
          <li key={token}>
            <button type="button" className="card" aria-pressed={taken.includes(token)} onClick={() => toggle(token)}>
              <Art name={`maniac-${token}`} />
              <span>
                <b>{words.token(token)}</b>
                <span>{t(`token.${token}.text`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn go"
        disabled={taken.length !== count}
        onClick={() => model.send({ type: "spoils", tokens: [...taken] })}
      >
        {t("do.spoils", { taken: taken.length, of: count })}
      </button>
    </>
  );
}
