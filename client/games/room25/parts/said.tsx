import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ChatForm, ChatWords } from "../../../table/chat.tsx";
import { EmoteBar } from "../../../table/emotes.tsx";
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
  if (said.is === "claim") return <ClaimLine claim={said} />;
  return (
    <li className="r25-line">
      <SeatShape colour={said.line.colour} size={15} />
      <ChatWords line={said.line} />
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
        {said.length === 0 && <p className="remark">{t("said.none")}</p>}
        <ul>
          {said.map((one) => (
            <Line key={one.id} said={one} />
          ))}
        </ul>
      </div>
      {seat >= 0 && (
        <>
          <EmoteBar session={session} />
          <ChatForm session={session} />
        </>
      )}
    </div>
  );
}
