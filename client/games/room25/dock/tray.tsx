import { useTranslation } from "react-i18next";
import type { Action } from "../../../../shared/games/room25/actions/action.ts";
import { useRoomState } from "../context.ts";
import { Art } from "../parts/art.tsx";
import { useWords } from "../parts/words.ts";
import { Token } from "./token.tsx";

const SLOTS = [0, 1] as const;

/** The two slots of a turn. Given `onTap`, the tokens can be taken off and moved. */
export function Tray({
  actions,
  limit,
  now,
  onTake,
  onMove,
}: {
  actions: readonly Action[];
  /** 1 for who is in a Cold Chamber. rules: 6.3 */
  limit: number;
  /** The slot that is being played. */
  now?: number | undefined;
  onTake?: (action: Action) => void;
  onMove?: (action: Action, slot: number) => void;
}) {
  const { t } = useTranslation("room25");
  const words = useWords();
  const isVeiled = useRoomState((state) => state.isVeiled);
  return (
    <ol className="r25-tray" aria-label={t("dock.tray")}>
      {SLOTS.map((slot) => {
        const action = actions[slot];
        const isFrozen = slot >= limit;
        return (
          <li key={slot} data-slot={slot} className={slot === now ? "is-now" : undefined}>
            {action === undefined || isFrozen ? (
              <span className={isFrozen ? "r25-drop is-frozen" : "r25-drop"}>
                {isFrozen && <Art name="room-cold" />}
              </span>
            ) : isVeiled && !onTake ? (
              <Art name="act25-back" />
            ) : onTake ? (
              <Token
                action={action}
                isLabelled={false}
                label={t("dock.take-back", { action: words.action(action) })}
                onTap={() => onTake(action)}
                onDrop={(to) => (to === undefined ? onTake(action) : onMove?.(action, to))}
              />
            ) : (
              <Art name={`act25-${action}`} />
            )}
            <span className="label">{t(slot === 0 ? "dock.first" : "dock.second")}</span>
            <b>
              {isFrozen
                ? t("dock.frozen")
                : action === undefined
                  ? t(onTake ? "dock.drop" : "dock.none")
                  : isVeiled && !onTake
                    ? t("dock.face-down")
                    : words.action(action)}
            </b>
          </li>
        );
      })}
    </ol>
  );
}
