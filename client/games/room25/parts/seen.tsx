import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useRoomState, useShow } from "../context.ts";
import { seenRooms } from "../model/seen.ts";
import { Art, roomArt } from "./art.tsx";
import { useWords } from "./words.ts";

/** The rooms one has looked into, and the exit once it is found. Each opens its card. */
export function Seen() {
  const { t } = useTranslation("room25");
  const { model } = useShow();
  const words = useWords();
  const board = useRoomState((state) => state.board);
  const hand = useRoomState((state) => state.hand);
  const isVeiled = useRoomState((state) => state.isVeiled);
  const rooms = useMemo(() => (board ? seenRooms(board, isVeiled ? undefined : hand) : []), [board, hand, isVeiled]);
  return (
    <section className="sheet r25-seen">
      <h2>{t("seen.title")}</h2>
      {rooms.length === 0 && <p className="remark">{t(isVeiled ? "secret.veiled" : "seen.none")}</p>}
      <ul>
        {rooms.map(({ tile, cell, kind, isOpen }) => (
          <li key={tile}>
            <button
              type="button"
              data-tile={tile}
              data-kind={kind}
              onClick={() => {
                model.point({ cell });
                model.open(tile);
              }}
            >
              <Art name={roomArt(kind)} />
              <span>
                <b>{words.room(kind)}</b>
                <span>{isOpen ? t("seen.open", { place: words.place(cell) }) : words.place(cell)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
