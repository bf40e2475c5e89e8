import { MapPin, X } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NOTE_LENGTH } from "../../../../shared/games/room25/commands.ts";
import { cellOf, occupantsOf } from "../../../../shared/games/room25/complex.ts";
import { ROOM_COLOURS, type RoomColour, type RoomKind } from "../../../../shared/games/room25/kinds.ts";
import { roomRules } from "../../../../shared/games/room25/rooms/index.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";
import { SeatShape } from "../../../ui/seatShape.tsx";
import { useRoomState, useSessionState, useShow } from "../context.ts";
import { Art, roomArt } from "./art.tsx";
import { ColourChip } from "./colourChip.tsx";
import { useWords } from "./words.ts";

/** What a kind of room does, in a few words. */
export function RoomFacts({ kind }: { kind: RoomKind }) {
  const { t } = useTranslation("room25");
  const words = useWords();
  return (
    <div className="r25-facts">
      <Art name={roomArt(kind)} />
      <div>
        <b>{words.room(kind)}</b> <ColourChip colour={roomRules(kind).colour} />
        <p>{t(`room.${kind}.text`)}</p>
      </div>
    </div>
  );
}

/** The colour one says a hidden room has. Nobody checks. rules: 3.3 */
function ClaimButtons({ board, tile, seat }: { board: RoomView; tile: number; seat: number }) {
  const { t } = useTranslation("room25");
  const { model } = useShow();
  const mine = [...board.claims].find((claim) => claim.tile === tile && claim.seat === seat)?.colour;
  const say = (colour: RoomColour) => model.send({ type: "claim", tile, colour: colour === mine ? "" : colour });
  return (
    <fieldset className="r25-claims">
      <legend>{t("card.claim")}</legend>
      {ROOM_COLOURS.map((colour) => (
        <button key={colour} type="button" aria-pressed={colour === mine} onClick={() => say(colour)}>
          <ColourChip colour={colour} />
        </button>
      ))}
      {mine && <p>{t("card.unclaim")}</p>}
    </fieldset>
  );
}

/** What all players say of a room. */
function Claims({ board, tile }: { board: RoomView; tile: number }) {
  const words = useWords();
  const seats = useSessionState(({ view }) => view?.seats);
  const claims = [...board.claims].filter((claim) => claim.tile === tile);
  if (claims.length === 0) return null;
  return (
    <ul className="r25-claimed">
      {claims.map(({ seat, colour }) => (
        <li key={seat}>
          <SeatShape colour={seats?.[seat]?.colour ?? 0} size={15} />
          <bdi>{words.player(seat)}</bdi>
          <ColourChip colour={colour} />
        </li>
      ))}
    </ul>
  );
}

function NoteForm({ tile, note }: { tile: number; note: string }) {
  const { t } = useTranslation("room25");
  const { model } = useShow();
  const id = useId();
  const [text, setText] = useState(note);
  const keep = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== note) model.send({ type: "note", tile, text: text.trim() });
  };
  return (
    <form className="r25-note" onSubmit={keep}>
      <label htmlFor={id}>{t("card.note")}</label>
      <input
        id={id}
        className="field"
        value={text}
        maxLength={NOTE_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setText(event.target.value)}
        onBlur={() => keep()}
      />
    </form>
  );
}

function People({ board, tile }: { board: RoomView; tile: number }) {
  const words = useWords();
  const people = occupantsOf(board, tile);
  if (people.length === 0) return null;
  return (
    <ul className="r25-people">
      {people.map((number) => (
        <li key={number}>
          <Art name={`char-${board.characters[number]?.name}`} />
          {words.who(number)}
        </li>
      ))}
    </ul>
  );
}

/** All there is to a hidden room: what you know, what is said, and your marks. */
function Hidden({ board, tile }: { board: RoomView; tile: number }) {
  const { t } = useTranslation("room25");
  const { model } = useShow();
  const hand = useRoomState((state) => state.hand);
  const seat = useRoomState((state) => state.seat);
  const isVeiled = useRoomState((state) => state.isVeiled);
  const canClaim = useRoomState(({ choices }) => choices?.claims.includes(tile) === true);
  const canRemind = useRoomState(({ choices }) => choices?.reminder.includes(tile) === true);
  const seen = isVeiled ? undefined : hand?.looks[tile];
  return (
    <>
      {seen && <RoomFacts kind={seen} />}
      <Claims board={board} tile={tile} />
      {canClaim && <ClaimButtons board={board} tile={tile} seat={seat} />}
      {canRemind && (
        <button type="button" className="btn" onClick={() => model.send({ type: "placeReminder", tile })}>
          <MapPin aria-hidden="true" />
          {t("card.remind")}
        </button>
      )}
      {hand && seat >= 0 && !isVeiled && <NoteForm key={tile} tile={tile} note={hand.notes[tile] ?? ""} />}
    </>
  );
}

/** The card of the room that was tapped. @param whereIs the middle of a cell on the page */
export function RoomCard({ whereIs }: { whereIs(cell: number): { readonly x: number; readonly y: number } }) {
  const { t } = useTranslation("room25");
  const { model } = useShow();
  const words = useWords();
  const board = useRoomState((state) => state.board);
  const tile = useRoomState((state) => state.opened);
  const isSeen = useRoomState(({ hand }) => tile !== undefined && hand?.looks[tile] !== undefined);
  const card = useRef<HTMLElement>(null);
  const close = () => model.open(undefined);
  useEffect(() => {
    // Whoever is writing goes on writing.
    if (tile !== undefined && !document.activeElement?.matches("input, textarea")) card.current?.focus();
  }, [tile]);
  if (!board || tile === undefined) return null;
  const cell = cellOf(board, tile);
  const kind = board.tiles[tile]?.kind || ((board.complex[tile] ?? "") as RoomKind | "");
  const { x, y } = whereIs(cell);
  const side = x > innerWidth / 2 ? "is-left" : "is-right";
  const half = y > innerHeight / 2 ? "is-up" : "is-down";
  return (
    <section
      ref={card}
      className={`r25-card sheet ${side} ${half}`}
      // It takes the focus by itself: whoever reads it goes on playing.
      data-keys="open"
      style={{ "--x": `${x}px`, "--y": `${y}px` } as React.CSSProperties}
      role="dialog"
      aria-label={words.place(cell)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h2>{kind ? words.place(cell) : isSeen ? t("card.looked") : t("card.hidden")}</h2>
        {!kind && <span>{words.place(cell)}</span>}
        <button type="button" className="icon-btn" aria-label={t("common:close")} onClick={close}>
          <X aria-hidden="true" />
        </button>
      </header>
      {kind ? <RoomFacts kind={kind} /> : <Hidden board={board} tile={tile} />}
      {board.tiles[tile]?.isClosed && <p className="r25-closed">{t("card.closed")}</p>}
      <People board={board} tile={tile} />
    </section>
  );
}
