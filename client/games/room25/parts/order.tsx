import { Check, Skull, Unplug } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Action } from "../../../../shared/games/room25/actions/action.ts";
import type { CharacterView, RoomView } from "../../../../shared/games/room25/view.ts";
import { LatencyBars } from "../../../table/latencyBars.tsx";
import { SeatShape } from "../../../ui/seatShape.tsx";
import { useRoomState, useSessionState } from "../context.ts";
import { slotMarks, stillToCome, trackOf } from "../model/order.ts";
import { Art } from "./art.tsx";
import { useWords } from "./words.ts";

interface Row {
  readonly board: RoomView;
  readonly number: number;
  readonly character: CharacterView;
}

/** Actions that lie face down, for those before whom all hands lie open. */
function OpenActions({ actions }: { actions: readonly Action[] }) {
  const { t } = useTranslation("room25");
  return actions.map((action) => (
    <Art
      key={action}
      className="r25-open"
      name={`act25-${action}`}
      alt={t("order.face-down", { action: t(`action.${action}`) })}
    />
  ));
}

/** What is seen of its turn: given in or not, then the actions as they are turned over. */
function Marks({ board, number, character }: Row) {
  const { t } = useTranslation("room25");
  const open = useRoomState(({ hand, seat }) => (seat < 0 ? hand?.programmes[number] : undefined));
  if (!character.isAlive) return <Skull className="r25-dead" role="img" aria-label={t("order.dead")} />;
  if (board.phase === "programming") {
    if (character.isFree) return <small className="r25-free">{t("order.free")}</small>;
    if (open !== undefined && open.length > 0) return <OpenActions actions={open} />;
    return character.isReady ? (
      <span className="r25-ready" role="img" aria-label={t("order.ready")}>
        <Check aria-hidden="true" />
      </span>
    ) : (
      <span className="r25-thinking" role="img" aria-label={t("order.thinking")}>
        <i />
        <i />
        <i />
      </span>
    );
  }
  if (board.phase !== "action") return null;
  const coming = stillToCome(board, number, character, open ?? []);
  return slotMarks(board, number, character).map((mark, slot) => {
    if (mark.is === "played") {
      // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
      return <Art key={slot} name={`act25-${mark.action}`} alt={t(`action.${mark.action}`)} />;
    }
    const next = mark.is === "hidden" ? coming.shift() : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
    if (next !== undefined) return <OpenActions key={slot} actions={[next]} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
    if (mark.is === "hidden") return <Art key={slot} name="act25-back" />;
    // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
    return <span key={slot} className="r25-idle" />;
  });
}

function useRows(): readonly Row[] {
  const board = useRoomState((state) => state.board);
  if (!board) return [];
  return trackOf(board).flatMap((number) => {
    const character = board.characters[number];
    return character ? [{ board, number, character }] : [];
  });
}

function classesOf({ board, number, character }: Row, seat: number): string {
  return [
    character.seat === seat ? "is-me" : "",
    board.actor === number && board.phase === "action" ? "is-acting" : "",
    character.isAlive ? "" : "is-dead",
  ].join(" ");
}

/** Who is known to be what. In modes without guards everybody is a prisoner, and nobody needs to be told. */
function Identity({ board, character }: Row) {
  const { t } = useTranslation("room25");
  if (board.mode !== "suspicion" || character.identity === "") return null;
  return (
    <Art className="r25-identity" name={`role-${character.identity}`} alt={t(`role.${character.identity}.name`)} />
  );
}

/** Everybody in the order of play. */
export function Order() {
  const { t } = useTranslation("room25");
  const words = useWords();
  const rows = useRows();
  const me = useRoomState((state) => state.seat);
  const seats = useSessionState(({ view }) => view?.seats) ?? [];
  return (
    <>
      <ol className="r25-order">
        {rows.map((row, place) => {
          const { number, character } = row;
          const player = seats[character.seat];
          return (
            <li key={number} className={`card ${classesOf(row, me)}`}>
              <span className="r25-place">{character.isAlive ? place + 1 : ""}</span>
              <span className="r25-face">
                {character.name && <Art name={`char-${character.name}`} />}
                <Identity {...row} />
              </span>
              <span className="r25-who">
                <b>{words.who(number)}</b>
                <span>
                  <SeatShape colour={player?.colour ?? 0} size={14} />
                  <bdi title={player?.name}>{player?.name}</bdi>
                  <LatencyBars latency={player?.latency} />
                  {character.seat === me && <small>{t("order.you")}</small>}
                  {player && !player.isConnected && <Unplug role="img" aria-label={t("order.away")} />}
                </span>
              </span>
              <span className="r25-marks">
                <Marks {...row} />
              </span>
            </li>
          );
        })}
      </ol>
      <p className="remark">{t("order.rule")}</p>
    </>
  );
}

export function Rail() {
  const { t } = useTranslation("room25");
  const count = useRoomState(({ board }) => board?.characters.length ?? 0);
  return (
    <aside className="r25-rail" aria-label={t("order.title")} data-many={count > 5 || undefined}>
      <h2>{t("order.title")}</h2>
      <Order />
    </aside>
  );
}

/** The same over the complex, on a phone: faces and marks. */
export function Strip() {
  const { t } = useTranslation("room25");
  const words = useWords();
  const rows = useRows();
  const me = useRoomState((state) => state.seat);
  const seats = useSessionState(({ view }) => view?.seats) ?? [];
  return (
    <aside className="r25-strip" aria-label={t("order.title")}>
      <ol>
        {rows.map((row) => {
          const { board, number, character } = row;
          const mark = board.phase === "action" ? slotMarks(board, number, character)[board.round - 1] : undefined;
          return (
            <li key={number} className={classesOf(row, me)}>
              {character.name && <Art name={`char-${character.name}`} alt={words.who(number)} />}
              <Identity {...row} />
              <span className="r25-strip-seat">
                <SeatShape colour={seats[character.seat]?.colour ?? 0} size={13} />
              </span>
              {seats[character.seat]?.isConnected === false && (
                <Unplug className="r25-away" role="img" aria-label={t("order.away")} />
              )}
              {!character.isAlive && <Skull className="r25-dead" role="img" aria-label={t("order.dead")} />}
              {character.isAlive && board.phase === "programming" && !character.isFree && (
                <span
                  className={character.isReady ? "r25-pip is-ready" : "r25-pip"}
                  role="img"
                  aria-label={t(character.isReady ? "order.ready" : "order.thinking")}
                >
                  {character.isReady && <Check aria-hidden="true" />}
                </span>
              )}
              {character.isAlive && mark?.is === "played" && (
                <Art className="r25-mini" name={`act25-${mark.action}`} alt={t(`action.${mark.action}`)} />
              )}
              {character.isAlive && mark?.is === "hidden" && <Art className="r25-mini" name="act25-back" />}
              {character.isAlive && mark?.is === "idle" && <span className="r25-mini r25-idle" />}
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
