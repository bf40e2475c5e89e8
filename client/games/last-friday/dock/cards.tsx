import { useTranslation } from "react-i18next";
import { COLOURS } from "../../../../shared/games/last-friday/camp.ts";
import { cardOf, NO_CARD } from "../../../../shared/games/last-friday/cards.ts";
import { useCampState, useShow } from "../context.ts";
import { Art } from "../parts/art.tsx";
import { useWords } from "../parts/words.ts";

/** Of each own camper's three cards one is picked: its skill and its first clue. */
export function Cards() {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  const words = useWords();
  const choices = useCampState((state) => state.choices);
  const board = useCampState((state) => state.board);
  const isSending = useCampState((state) => state.isSending);
  const camper = board?.campers.findIndex(
    ({ card }, number) =>
      card === NO_CARD && choices.some(({ command }) => command.type === "pickCard" && command.camper === number),
  );
  if (camper === undefined || camper < 0) return null;
  return (
    <ul className="lf-cards" aria-label={words.who(camper)}>
      {choices.map(({ command }) => {
        const card =
          command.type === "pickCard" && command.camper === camper ? cardOf(camper, command.card) : undefined;
        if (!card) return null;
        return (
          <li key={card.name}>
            <button type="button" className="card" disabled={isSending} onClick={() => model.send(command)}>
              <Art name={`camper-${COLOURS[camper] ?? "red"}`} />
              <span>
                <b>{card.name}</b>
                <strong>{t(`skill.${card.skill}.name`)}</strong>
                <span>{t(`skill.${card.skill}.text`)}</span>
              </span>
              <Art name={`clue-${card.own}`} alt={words.front(card.own)} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
