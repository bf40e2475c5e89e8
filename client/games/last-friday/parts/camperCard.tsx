import { useTranslation } from "react-i18next";
import { COLOURS } from "../../../../shared/games/last-friday/camp.ts";
import { cardOf } from "../../../../shared/games/last-friday/cards.ts";
import { CLUES, namesOf } from "../../../../shared/games/last-friday/clues.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useCampState, useShow } from "../context.ts";
import { Art } from "./art.tsx";
import { useWords } from "./words.ts";

/** A camper's card: its skill, and what its clues do. */
export function CamperCard() {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  const words = useWords();
  const opened = useCampState((state) => state.opened);
  const board = useCampState((state) => state.board);
  const camper = opened === undefined ? undefined : board?.campers[opened];
  const card = opened === undefined || !camper ? undefined : cardOf(opened, camper.card);
  const close = () => model.open(undefined);
  return (
    <Dialog isOpen={camper !== undefined} onClose={close} title={opened === undefined ? "" : words.who(opened)}>
      {camper && opened !== undefined && (
        <div className="lf-person">
          <Art name={`camper-${COLOURS[opened] ?? "red"}`} />
          <div>
            <p>
              {words.player(camper.seat)} · {t(`people.${camper.life}`)}
              {board?.chosen === opened && ` · ${t("people.chosen")}`}
            </p>
            {card && (
              <>
                <h3>{t(`skill.${card.skill}.name`)}</h3>
                <p>{t(`skill.${card.skill}.text`)}</p>
              </>
            )}
          </div>
          <ul className="lf-owned">
            {camper.key >= 0 && (
              <li>
                <Art name={`key-${COLOURS[camper.key] ?? "red"}`} />
                <span>
                  <b>{words.key(camper.key)}</b> {t("thing.key-text", { cabin: words.cabin(camper.key) })}
                </span>
              </li>
            )}
            {namesOf(CLUES, camper.clues).map((clue) => (
              <li key={clue}>
                <Art name={`clue-${clue}`} />
                <span>
                  <b>{words.front(clue)}</b> {t(`clue-text.${clue}`)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
