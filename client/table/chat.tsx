import "./chat.css";
import { Lock, Send } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Talk } from "../../shared/table/game.ts";
import { type ChatLine, MAX_CHAT } from "../../shared/table/protocol.ts";
import { SeatShape } from "../ui/seatShape.tsx";
import { EmoteBar, EmoteSign } from "./emotes.tsx";
import type { Session } from "./session.ts";
import { useAsk } from "./useAsk.ts";
import { useSessionState } from "./useSession.ts";

/**
 * What is said at the table. `talk` is how far words may go now; spectators of a match are given "closed". Where one may
 * talk in private, `among` says with whom.
 */
export function Chat({
  session,
  talk,
  among,
}: {
  readonly session: Session;
  readonly talk: Talk;
  readonly among?: string | undefined;
}) {
  const { t } = useTranslation();
  const lines = useSessionState(session, (state) => state.chat);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls because a line came.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <div className="chat">
      <div
        className="chat-lines"
        ref={list}
        role="log"
        aria-label={t("chat.title")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
      >
        {lines.length === 0 && <p className="hint chat-none">{t("chat.none")}</p>}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever join at the end.
          <Line key={index} line={line} />
        ))}
      </div>
      {talk === "closed" ? (
        <p className="hint chat-closed">{t("chat.closed")}</p>
      ) : (
        <>
          <EmoteBar session={session} />
          {talk === "open" && <ChatForm session={session} among={among} />}
        </>
      )}
    </div>
  );
}

function Line({ line }: { readonly line: ChatLine }) {
  return (
    <div className="chat-line">
      <SeatShape colour={line.colour} size={16} />
      <ChatWords line={line} />
    </div>
  );
}

/** Who says it, and what. */
export function ChatWords({ line }: { readonly line: ChatLine }) {
  const { t } = useTranslation();
  return (
    <p>
      <b>
        <bdi>{line.seat < 0 ? t("chat.spectator") : line.name}</bdi>
      </b>{" "}
      {line.isPrivate && <Lock className="chat-lock" role="img" aria-label={t("chat.private")} />}
      {line.emote === undefined ? <bdi>{line.text}</bdi> : <EmoteSign emote={line.emote} />}
    </p>
  );
}

/** Says something; where one may talk in private, `among` says with whom. */
export function ChatForm({ session, among }: { readonly session: Session; readonly among?: string | undefined }) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const id = useId();
  const [text, setText] = useState("");
  const [isPrivate, setIsPrivate] = useState(true);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    setText("");
    if (!(await ask({ type: "chat", text, isPrivate: isPrivate && among !== undefined }))) setText(text);
  };
  return (
    <form className="row chat-form" onSubmit={(event) => void send(event)}>
      {among !== undefined && (
        <label className="chat-among">
          <input type="checkbox" checked={isPrivate} onChange={(event) => setIsPrivate(event.target.checked)} />
          <Lock aria-hidden="true" />
          {among}
        </label>
      )}
      <label className="unseen" htmlFor={id}>
        {t("chat.say")}
      </label>
      <input
        id={id}
        className="field"
        value={text}
        maxLength={MAX_CHAT}
        placeholder={t("chat.say")}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn chat-send" aria-label={t("chat.send")}>
        <Send aria-hidden="true" />
      </button>
    </form>
  );
}
