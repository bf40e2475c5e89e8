import { useTranslation } from "react-i18next";
import { ACTIONS } from "../../../../shared/games/room25/actions/action.ts";
import { CHARACTERS } from "../../../../shared/games/room25/characters.ts";
import type { Choice } from "../../../../shared/games/room25/commands.ts";
import { KeyCap } from "../../../play/keyCap.tsx";
import { useRoomState, useShow } from "../context.ts";
import { pushedOf } from "../model/aims.ts";
import { Art } from "../parts/art.tsx";
import { useWords } from "../parts/words.ts";
import { Token } from "./token.tsx";

/** The key of what is asked: `ask.<key>.title` and `.more`. */
export function useQuestion(): string | undefined {
  return useRoomState(({ choices, pushed, isPlacing }) => {
    if (isPlacing) return "place";
    if ((choices?.clue.length ?? 0) > 0) return "clue";
    const { decision } = choices ?? {};
    if (decision?.kind !== "push") return decision?.kind;
    return pushedOf(decision.options, pushed) === undefined ? "push" : "push-where";
  });
}

/** What is asked of this player, and what to tap. */
export function Question({ question }: { question: string }) {
  const { t } = useTranslation("room25");
  const words = useWords();
  const character = useRoomState(({ choices }) => choices?.decision?.character);
  const pushed = useRoomState(({ choices, pushed: picked }) => pushedOf(choices?.decision?.options ?? [], picked));
  const names = {
    who: character === undefined ? "" : words.who(character),
    other: pushed === undefined ? "" : words.who(pushed),
  };
  return (
    <div className="r25-ask" role="status" data-question={question}>
      <h2>{t(`ask.${question}.title`, names)}</h2>
      <p>{t(`ask.${question}.more`, names)}</p>
    </div>
  );
}

/** The answers that are not given in the complex: now or keep, an action, a character. */
export function Answers() {
  const options = useRoomState(({ choices }) => choices?.decision?.options);
  if (!options) return null;
  return (
    <div className="r25-answers">
      {options.map((option) => (
        <Answer key={JSON.stringify(option)} option={option} />
      ))}
      <WhomToPush options={options} />
    </div>
  );
}

function Answer({ option }: { option: Choice }) {
  const { t } = useTranslation("room25");
  const { model } = useShow();
  const send = () => model.send(option);
  switch (option.type) {
    case "playNow":
      return (
        <button type="button" className="btn go" onClick={send}>
          {t("dock.now")}
          <KeyCap sign="N" />
        </button>
      );
    case "keep":
      return (
        <button type="button" className="btn" onClick={send}>
          {t("dock.keep")}
          <KeyCap sign="K" />
        </button>
      );
    case "act":
      return <Token action={option.action} sign={String(ACTIONS.indexOf(option.action) + 1)} onTap={send} />;
    case "takeCharacter":
      return (
        <button type="button" className="r25-take" onClick={send}>
          <Art name={`char-${option.name}`} />
          <span>
            {t(`character.${option.name}`)}
            <KeyCap sign={String(CHARACTERS.indexOf(option.name) + 1)} />
          </span>
        </button>
      );
    case "push":
    case "slide":
    case "target":
      return null;
  }
}

/** Several could be pushed: their faces, for who does not tap them in the complex. */
function WhomToPush({ options }: { options: readonly Choice[] }) {
  const { model } = useShow();
  const words = useWords();
  const board = useRoomState((state) => state.board);
  const picked = useRoomState(({ pushed }) => pushedOf(options, pushed));
  const all = [...new Set(options.flatMap((option) => (option.type === "push" ? [option.character] : [])))];
  if (all.length < 2) return null;
  return all.map((character) => (
    <button
      key={character}
      type="button"
      className="r25-take"
      aria-pressed={character === picked}
      onClick={() => model.tap({ character })}
    >
      <Art name={`char-${board?.characters[character]?.name}`} />
      <span>{words.who(character)}</span>
    </button>
  ));
}
