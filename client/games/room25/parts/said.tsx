import { Send } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_CHAT } from "../../../../shared/table/protocol.ts";
import { EmoteBar, EmoteSign } from "../../../table/emotes.tsx";
import { useAsk } from "../../../table/useAsk.ts";
import { SeatShape } from "../../../ui/seatShape.tsx";
import { useRoomState, useSessionState, useShow } from "../context.ts";
import type { Said } from "../model/said.ts";
import { ColourChip } from "./colourChip.tsx";
import { useWords } from "./words.ts";

type Claim = Extract<Said, { is: "claim" }>;

/** Stand in a sentence for what is more than text; no keyboard types them. */
const PLAYER = "\uE000";
const COLOUR = "\uE001";

/** "Mara says row 1, column 5 is red": pressed, it shows where. */
function ClaimLine({ claim }: { claim: Claim }) {
  const { t } = useTranslation("room25");
  const { model } = useShow();
  const words = useWords();
  const seats = useSessionState(({ view }) => view?.seats);
  const board = useRoomState((state) => state.board);
  const cell = board ? [...board.cells].indexOf(claim.tile) : claim.cell;
  const values = { player: PLAYER, place: words.place(claim.cell) };
  const text = claim.colour === "" ? t("said.unclaim", values) : t("said.claim", { ...values, colour: COLOUR });
  return (
    <li className="r25-line">
      <SeatShape colour={seats?.[claim.seat]?.colour ?? 0} size={15} />
      <button type="button" onClick={() => model.point({ cell })}>
        {text.split(/([\uE000\uE001])/).map((part) => {
          if (part === PLAYER) return <b key={part}>{words.player(claim.seat)}</b>;
          return part === COLOUR && claim.colour ? <ColourChip key={part} colour={claim.colour} /> : part;
        })}
      </button>
    </li>
  );
}

function Line({ said }: { said: Said }) {
  const { t } = useTranslation("room25");
  if (said.is === "claim") return <ClaimLine claim={said} />;
  const { seat, name, colour, text, emote } = said.line;
  return (
    <li className="r25-line">
      <SeatShape colour={colour} size={15} />
      <p>
        <b>
          <bdi>{seat < 0 ? t("common:chat.spectator") : name}</bdi>
        </b>{" "}
        {emote === undefined ? <bdi>{text}</bdi> : <EmoteSign emote={emote} />}
      </p>
    </li>
  );
}

/** What was said: of rooms, and in words. Whoever watches only listens. */
export function SaidList({ said }: { said: readonly Said[] }) {
  const { t } = useTranslation("room25");
  const { session } = useShow();
  const seat = useRoomState((state) => state.seat);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls because a line came.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said]);
  return (
    <div className="r25-said">
      <div
        className="r25-lines"
        ref={list}
        role="log"
        aria-label={t("said.title")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
      >
        {said.length === 0 && <p className="r25-none">{t("said.none")}</p>}
        <ul>
          {said.map((one) => (
            <Line key={one.id} said={one} />
          ))}
        </ul>
      </div>
      {seat >= 0 && (
        <>
          <EmoteBar session={session} />
          <SayForm />
        </>
      )}
    </div>
  );
}

function SayForm() {
  const { t } = useTranslation("room25");
  const { session } = useShow();
  const ask = useAsk(session);
  const id = useId();
  const [text, setText] = useState("");
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    setText("");
    if (!(await ask({ type: "chat", text }))) setText(text);
  };
  return (
    <form className="row" onSubmit={(event) => void send(event)}>
      <label className="unseen" htmlFor={id}>
        {t("common:chat.say")}
      </label>
      <input
        id={id}
        className="field"
        value={text}
        maxLength={MAX_CHAT}
        placeholder={t("common:chat.say")}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn r25-send" aria-label={t("common:chat.send")}>
        <Send aria-hidden="true" />
      </button>
    </form>
  );
}
