import { useTranslation } from "react-i18next";
import type { RoomEvent } from "../../../../shared/games/room25/events.ts";
import { useRoomState } from "../context.ts";
import type { LogLine } from "../model/log.ts";
import { Art, roomArt } from "./art.tsx";
import { useSentence } from "./sentence.ts";

/** The picture before a line: whom or what it is about. */
export function usePicture(): (event: RoomEvent) => string {
  const characters = useRoomState(({ board }) => board?.characters);
  const face = (number: number | undefined) => `char-${characters?.[number ?? -1]?.name ?? ""}`;
  const faceOfSeat = (seat: number) => face([...(characters ?? [])].findIndex((one) => one.seat === seat));
  return (event) => {
    if (event.type === "revealed") return roomArt(event.kind);
    if (event.type === "died") return roomArt(event.cause);
    if (event.type === "escaped") return "room-25";
    if ("character" in event) return face(event.character);
    if ("by" in event) return face(event.by);
    return "seat" in event ? faceOfSeat(event.seat) : "sand-timer";
  };
}

/** What happened, newest first. It is read out by the announcer, not from here. */
export function Log({ lines }: { lines: readonly LogLine[] }) {
  const { t } = useTranslation("room25");
  const say = useSentence();
  const pictureOf = usePicture();
  if (lines.length === 0) return <p className="remark">{t("log.empty")}</p>;
  return (
    <ol className="r25-log">
      {lines.map(({ id, event, cells }) => (
        <li key={id} className={event.type === "turnBegan" ? "is-turn" : undefined}>
          <Art name={pictureOf(event)} />
          <span>{say(event, cells)}</span>
        </li>
      ))}
    </ol>
  );
}
