import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BASE } from "../../../../shared/games/room25/edition.ts";
import { ROOM_COLOURS, ROOM_KINDS, type RoomKind } from "../../../../shared/games/room25/kinds.ts";
import { type Composition, countOf, isPlayable, tilesOf } from "../../../../shared/games/room25/lists.ts";
import { roomRules } from "../../../../shared/games/room25/rooms/index.ts";
import { Art, roomArt } from "../parts/art.tsx";

const TILES = 25;
/** Both are in every complex exactly once. */
const FIXED: ReadonlySet<RoomKind> = new Set(["central", "room25"]);
const FREE = ROOM_COLOURS.flatMap((colour) =>
  ROOM_KINDS.filter((kind) => roomRules(kind).colour === colour && !FIXED.has(kind)),
);

/** A complex of one's own. What is not playable yet stays here; the table is told of what is. rules: 8.1 */
export function Composer({ rooms, onChange }: { rooms: Composition; onChange(rooms: Composition): void }) {
  const { t } = useTranslation("room25");
  const [draft, setDraft] = useState(rooms);
  const sum = tilesOf(draft).length;
  const isDaring = countOf(draft, "vortex") === 2 && countOf(draft, "mortal") === 2;
  const set = (kind: RoomKind, count: number) => {
    const changed = { ...draft, [kind]: count };
    setDraft(changed);
    if (isPlayable(changed, BASE.supply)) onChange(changed);
  };
  return (
    <fieldset className="r25-composer">
      <legend>{t("list.own.name")}</legend>
      <ul>
        {FREE.map((kind) => {
          const count = countOf(draft, kind);
          const name = t(`room.${kind}.name`);
          return (
            <li key={kind}>
              <Art name={roomArt(kind)} />
              <span>{name}</span>
              <button
                type="button"
                className="icon-btn"
                aria-label={t("options.fewer", { room: name })}
                disabled={count === 0}
                onClick={() => set(kind, count - 1)}
              >
                <Minus aria-hidden="true" />
              </button>
              <output>{t("options.of", { count, of: BASE.supply[kind] })}</output>
              <button
                type="button"
                className="icon-btn"
                aria-label={t("options.more-of", { room: name })}
                disabled={count >= BASE.supply[kind]}
                onClick={() => set(kind, count + 1)}
              >
                <Plus aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className={sum === TILES ? "r25-sum" : "r25-sum is-wrong"}>
        {sum === TILES
          ? t("options.sum-right", { sum })
          : t(sum < TILES ? "options.sum-few" : "options.sum-many", { sum, count: Math.abs(TILES - sum) })}
      </p>
      {isDaring && <p className="hint">{t("options.daring")}</p>}
    </fieldset>
  );
}
