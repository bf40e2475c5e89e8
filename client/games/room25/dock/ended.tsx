import { useTranslation } from "react-i18next";
import { useRoomState } from "../context.ts";
import { useVerdict } from "../end/useVerdict.ts";

/** The show is over: the rooms are opening, and this is how it went. */
export function Ended({ onResult }: { onResult(): void }) {
  const { t } = useTranslation("room25");
  const board = useRoomState((state) => state.board);
  const say = useVerdict();
  if (!board || board.ending === "") return null;
  const { title, why } = say(board);
  return (
    <>
      <div className="r25-ask" role="status">
        <h2>{title}</h2>
        <p>{why}</p>
      </div>
      <button type="button" className="btn go" onClick={onResult}>
        {t("end.result")}
      </button>
    </>
  );
}
