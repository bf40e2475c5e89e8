import { useTranslation } from "react-i18next";
import { tileAt } from "../../../../shared/games/room25/complex.ts";
import type { RoomEvent } from "../../../../shared/games/room25/events.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";
import { useTelling } from "../../../play/useTelling.ts";
import { useRoomState, useShow } from "../context.ts";
import { isSameSpot, type Spot } from "../model/aims.ts";
import { useSentence } from "./sentence.ts";
import { useWords } from "./words.ts";

/** Tells a screen reader what happens, in whole sentences, and not more of them than can be listened to. */
export function Announcer() {
  const { session, model } = useShow();
  const sentenceOf = useSentence();
  const { text } = useTelling(session, (event) =>
    sentenceOf(event as RoomEvent, [...(model.store.getState().board?.cells ?? [])]),
  );
  return (
    <>
      <div className="unseen" role="log" aria-live="polite">
        {text}
      </div>
      <Pointed />
    </>
  );
}

/** Says what the cursor is on: whoever does not see the complex walks it by ear. */
function Pointed() {
  const { t } = useTranslation("room25");
  const words = useWords();
  const board = useRoomState((state) => state.board);
  const looks = useRoomState(({ hand, isVeiled }) => (isVeiled ? undefined : hand?.looks));
  const cursor = useRoomState((state) => state.cursor);
  const isLit = useRoomState(
    ({ aims, cursor: at }) => at !== undefined && aims.some(({ spot }) => isSameSpot(spot, at)),
  );
  const describe = (view: RoomView, spot: Spot): string[] => {
    if ("line" in spot) return [words.slide(spot.line, spot.direction)];
    if ("character" in spot) return [words.who(spot.character)];
    const tile = tileAt(view, spot.cell);
    const kind = view.tiles[tile]?.kind ?? "";
    const seen = looks?.[tile];
    const people = [...view.characters].flatMap((one, number) => (one.tile === tile ? [words.who(number)] : []));
    return [
      words.place(spot.cell),
      kind ? words.room(kind) : t("card.hidden"),
      seen ? t("card.seen", { room: words.room(seen) }) : "",
      ...people,
    ];
  };
  const parts = board && cursor ? [...describe(board, cursor), isLit ? t("stage.lit") : ""].filter(Boolean) : [];
  return (
    <div className="unseen" role="status">
      {parts.join(", ")}
    </div>
  );
}
