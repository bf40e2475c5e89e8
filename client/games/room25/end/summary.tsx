import "../../../play/end.css";
import "../styles/end.css";
import { Skull } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { RoomKind } from "../../../../shared/games/room25/kinds.ts";
import { roomRules } from "../../../../shared/games/room25/rooms/index.ts";
import type { CharacterView, RoomView } from "../../../../shared/games/room25/view.ts";
import Complex from "../../../lobby/scenes/complex.tsx";
import { useHost } from "../../../play/useHost.ts";
import { useIsPhone } from "../../../play/useIsPhone.ts";
import { ReplayLink } from "../../../table/replayLink.tsx";
import { useAsk } from "../../../table/useAsk.ts";
import { Brand } from "../../../ui/brand.tsx";
import { SeatShape } from "../../../ui/seatShape.tsx";
import { SettingsButton } from "../../../ui/settingsButton.tsx";
import { useRoomState, useSessionState, useShow } from "../context.ts";
import { Art, roomArt } from "../parts/art.tsx";
import { Leave } from "../parts/topBar.tsx";
import { useWords } from "../parts/words.ts";
import { useVerdict } from "./useVerdict.ts";

function Face({ number, character }: { number: number; character: CharacterView }) {
  const { t } = useTranslation("room25");
  const words = useWords();
  return (
    <span className={character.isAlive ? "r25-face" : "r25-face is-dead"}>
      <Art name={`char-${character.name}`} alt={words.who(number)} />
      {!character.isAlive && <Skull role="img" aria-label={t("order.dead")} />}
    </span>
  );
}

/** Who was what, and what it came to. */
function People({ board }: { board: RoomView }) {
  const { t } = useTranslation("room25");
  const seats = useSessionState(({ view }) => view?.seats) ?? [];
  return (
    <section>
      <h2>{t("end.people")}</h2>
      <ul className="r25-fates">
        {[...board.outcomes].map((outcome, seat) => {
          const mine = [...board.characters].flatMap((character, number) =>
            character.seat === seat ? [{ character, number }] : [],
          );
          const identity = mine[0]?.character.identity;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={seat} data-outcome={outcome}>
              <SeatShape colour={seats[seat]?.colour ?? 0} size={18} />
              <bdi title={seats[seat]?.name}>{seats[seat]?.name}</bdi>
              <span className="r25-faces">
                {mine.map((one) => (
                  <Face key={one.number} {...one} />
                ))}
              </span>
              <span className="r25-was">
                {board.mode === "suspicion" && identity ? (
                  <>
                    <Art name={`role-${identity}`} />
                    {t(`role.${identity}.name`)}
                  </>
                ) : null}
              </span>
              <b>{t(`end.outcome.${outcome}`)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Every room of the complex, as it lay in the end; pale where nobody had opened it. */
function Plan({ board }: { board: RoomView }) {
  const { t } = useTranslation("room25");
  const words = useWords();
  return (
    <section>
      <h2>{t("end.rooms")}</h2>
      <ol className="r25-plan">
        {[...board.cells].map((tile) => {
          const kind = (board.complex[tile] || board.tiles[tile]?.kind) as RoomKind | undefined;
          if (!kind) return <li key={tile} />;
          const isUnopened = board.tiles[tile]?.kind === "";
          return (
            <li key={tile} className={`is-${roomRules(kind).colour}${isUnopened ? " is-pale" : ""}`}>
              <Art name={roomArt(kind)} alt={words.room(kind)} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Acts() {
  const { t } = useTranslation("room25");
  const { session } = useShow();
  const ask = useAsk(session);
  const { isHost, hostName } = useHost(session);
  if (!isHost) {
    return (
      <div className="end-acts r25-acts">
        <p className="end-wait r25-wait" role="status">
          {t("end.wait", { name: hostName })}
        </p>
        <ReplayLink session={session} />
      </div>
    );
  }
  return (
    <div className="end-acts r25-acts">
      <button type="button" className="btn go" onClick={() => void ask({ type: "again", next: false })}>
        {t("end.again")}
      </button>
      <button type="button" className="btn dark" onClick={() => void ask({ type: "gather" })}>
        {t("end.gather")}
      </button>
      <ReplayLink session={session} />
    </div>
  );
}

/** The end, for all: who won and why, who was what, what the rooms were, and what next. */
export function Summary({ board, onLook }: { board: RoomView; onLook(): void }) {
  const { t } = useTranslation("room25");
  const isPhone = useIsPhone();
  const seat = useRoomState((state) => state.seat);
  const say = useVerdict();
  const { title, why } = say(board);
  const outcome = seat < 0 ? undefined : board.outcomes[seat];
  return (
    <main className="end r25-end" data-outcome={outcome}>
      <header className="r25-top">
        <Leave />
        <Brand />
        <p className="r25-mode">{t(`mode.${board.mode}.name`)}</p>
        <SettingsButton />
      </header>
      <div className="end-picture r25-dio" aria-hidden="true">
        <Complex isWide={!isPhone} />
      </div>
      <article className="end-paper r25-paper">
        <header>
          <div>
            <p>{outcome ? t(`end.yours.${outcome}`) : t("end.over")}</p>
            <h1>{title}</h1>
            <p>{why}</p>
          </div>
          <p className="r25-turn">
            <b>{board.turn}</b>
            <span>{t("end.turns", { count: board.turn })}</span>
          </p>
        </header>
        <div className="r25-cols">
          <People board={board} />
          <Plan board={board} />
        </div>
        <Acts />
        <button type="button" className="end-look r25-look" onClick={onLook}>
          {t("end.look")}
        </button>
      </article>
    </main>
  );
}
