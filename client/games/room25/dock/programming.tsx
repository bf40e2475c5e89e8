import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ACTIONS } from "../../../../shared/games/room25/actions/action.ts";
import { KeyCap } from "../../../play/keyCap.tsx";
import { useRoomState, useShow } from "../context.ts";
import { programmedNow, trayOf } from "../model/model.ts";
import { readiness } from "../model/order.ts";
import { Art } from "../parts/art.tsx";
import { useWords } from "../parts/words.ts";
import { TimeBar } from "./timeBar.tsx";
import { Token } from "./token.tsx";
import { Tray } from "./tray.tsx";

/** Whose programme lies in the tray, for who has several characters. */
function Mine() {
  const { t } = useTranslation("room25");
  const { model } = useShow();
  const words = useWords();
  const board = useRoomState((state) => state.board);
  const all = useRoomState(({ choices }) => choices?.programmes);
  const now = useRoomState((state) => programmedNow(state)?.character);
  if (!all || all.length < 2) return null;
  return (
    <fieldset className="r25-mine">
      <legend className="unseen">{t("dock.mine")}</legend>
      {all.map(({ character, isReady }) => (
        <button key={character} type="button" aria-pressed={character === now} onClick={() => model.pick(character)}>
          <Art name={`char-${board?.characters[character]?.name}`} />
          <span>{words.who(character)}</span>
          {isReady && <Check role="img" aria-label={t("order.ready")} />}
        </button>
      ))}
    </fieldset>
  );
}

/** Two actions in secret, changeable until everybody's are in. rules: 3.1 */
export function Programming() {
  const { t } = useTranslation("room25");
  const { model } = useShow();
  const words = useWords();
  const state = useRoomState((all) => all);
  const { board, isVeiled } = state;
  const now = programmedNow(state);
  if (!board || !now) return null;
  const actions = trayOf(state, now.character);
  const { ready, of } = readiness(board);
  // What is in and must not be seen lies face down until it is asked back.
  const isLaidDown = now.isReady && isVeiled;
  const hands = { onTake: model.takeBack, onMove: model.lay };
  const hand = isLaidDown ? [] : ACTIONS.filter((action) => !actions.includes(action));
  return (
    <>
      <Mine />
      <Tray actions={actions} limit={now.limit} {...(isLaidDown ? {} : hands)} />
      <fieldset className="r25-hand">
        <legend className="unseen">{t("dock.hand")}</legend>
        {hand.map((action) => (
          <Token
            key={action}
            action={action}
            sign={String(ACTIONS.indexOf(action) + 1)}
            onTap={() => model.lay(action)}
            onDrop={(slot) => slot !== undefined && model.lay(action, slot)}
          />
        ))}
      </fieldset>
      <div className="r25-go">
        <TimeBar word={t("dock.ready-count", { ready, of })} />
        {now.isReady ? (
          <button
            type="button"
            className="btn"
            onClick={() => model.send({ type: "unprogramme", character: now.character })}
          >
            {t("dock.change")}
          </button>
        ) : (
          <button type="button" className="btn go" aria-disabled={actions.length === 0} onClick={() => model.giveIn()}>
            {actions.length === 0
              ? t("dock.choose-actions")
              : actions.length < now.limit
                ? t("dock.ready-one")
                : t("dock.ready", { who: words.who(now.character) })}
            <KeyCap sign="⏎" />
          </button>
        )}
      </div>
    </>
  );
}
