import { Crown, House, Skull, Unplug } from "lucide-react";
import { useTranslation } from "react-i18next";
import { COLOURS } from "../../../../shared/games/last-friday/camp.ts";
import { chapterOf } from "../../../../shared/games/last-friday/chapters/index.ts";
import { CLUES, MANIAC_TOKENS, namesOf } from "../../../../shared/games/last-friday/clues.ts";
import { LatencyBars } from "../../../table/latencyBars.tsx";
import { SeatShape } from "../../../ui/seatShape.tsx";
import { useCampState, useSessionState, useShow } from "../context.ts";
import type { BoardView } from "../model/rulesBoard.ts";
import { Art } from "./art.tsx";
import { useWords } from "./words.ts";

type CamperView = BoardView["campers"][number];

/** The player of a seat, with shape and name. */
function Player({ seat }: { seat: number }) {
  const { t } = useTranslation("last-friday");
  const me = useCampState((state) => state.seat);
  const player = useSessionState(({ view }) => view?.seats[seat]);
  return (
    <span className="lf-player">
      <SeatShape colour={player?.colour ?? 0} size={14} />
      <bdi title={player?.name}>{player?.name}</bdi>
      {seat === me && <small>{t("people.you")}</small>}
      <LatencyBars latency={player?.latency} />
      {player && !player.isConnected && <Unplug role="img" aria-label={t("people.away")} />}
    </span>
  );
}

/** Where he was shown last, and when that was true. */
function useLastSeen(board: BoardView): string {
  const { t } = useTranslation("last-friday");
  const marks = [board.trail, board.sighting].flatMap((mark) => (mark ? [mark] : []));
  const last = marks.sort((one, other) => other.ofRound - one.ofRound || other.round - one.round)[0];
  return last ? t("maniac.seen", { circle: last.circle, round: last.ofRound }) : t("maniac.unseen");
}

function nextTrail(round: number): number | undefined {
  const next = Math.ceil(Math.max(1, round) / 3) * 3;
  return next <= 15 ? next : undefined;
}

/** The hunter: who plays him, where he was shown, and what he can still play. */
export function ManiacCard({ board }: { board: BoardView }) {
  const { t } = useTranslation("last-friday");
  const words = useWords();
  const seen = useLastSeen(board);
  const hand = useCampState((state) => state.hand);
  const me = useCampState(({ seat }) => seat);
  const left = namesOf(MANIAC_TOKENS, board.maniacTokens);
  const next = nextTrail(board.round);
  const lag = useCampState(({ rules }) => (rules && rules.chapter > 0 ? chapterOf(rules).trailLag : 0));
  return (
    <section className="lf-hunt card" data-due={board.agenda.at(-1)?.stage === "prowl" || undefined}>
      <Art name="maniac" />
      <div>
        <h2>{t("maniac.title")}</h2>
        <Player seat={board.maniac} />
        <b>{seen}</b>
      </div>
      <ul className="lf-tokens">
        {MANIAC_TOKENS.map((token) => {
          const name = words.token(token);
          const has = left.includes(token);
          return (
            <li key={token} className={has ? undefined : "is-spent"} title={name}>
              <Art name={`maniac-${token}`} alt={has ? name : t("maniac.without", { token: name })} />
            </li>
          );
        })}
      </ul>
      {hand?.side === "maniac" && hand.circle > 0 && (
        <p className="lf-here">{t(me < 0 ? "maniac.there" : "maniac.here", { circle: hand.circle })}</p>
      )}
      {next && <p>{t(lag === 3 ? "maniac.next-old" : "maniac.next", { round: next, of: next - 3 })}</p>}
    </section>
  );
}

function Fate({ camper, number, board }: { camper: CamperView; number: number; board: BoardView }) {
  const { t } = useTranslation("last-friday");
  return (
    <>
      {camper.life === "dead" && <Skull role="img" aria-label={t("people.dead")} />}
      {camper.life === "safe" && <House role="img" aria-label={t("people.safe")} />}
      {board.chosen === number && <Crown className="lf-crown" role="img" aria-label={t("people.chosen")} />}
    </>
  );
}

function Belongings({ camper }: { camper: CamperView }) {
  const words = useWords();
  return (
    <span className="lf-items">
      {camper.key >= 0 && <Art name={`key-${COLOURS[camper.key] ?? "red"}`} alt={words.key(camper.key)} />}
      {namesOf(CLUES, camper.clues).map((clue) => (
        <Art key={clue} name={`clue-${clue}`} alt={words.front(clue)} />
      ))}
    </span>
  );
}

function dueCamper(board: BoardView): number {
  return board.agenda.at(-1)?.camper ?? -1;
}

function classesOf(board: BoardView, camper: CamperView, number: number): string {
  return [
    "lf-camper",
    dueCamper(board) === number ? "is-due" : "",
    camper.life === "dead" ? "is-dead" : "",
    board.chosen === number ? "is-chosen" : "",
  ].join(" ");
}

/** The five campers; pressed, one shows its card. */
export function Campers({ board }: { board: BoardView }) {
  const { model } = useShow();
  const words = useWords();
  return (
    <ul className="lf-campers">
      {board.campers.map((camper, number) => (
        <li key={COLOURS[number]}>
          <button
            type="button"
            className={`card ${classesOf(board, camper, number)}`}
            onClick={() => model.open(number)}
          >
            <Art name={`camper-${COLOURS[number] ?? "red"}`} />
            <span>
              <b>
                {words.who(number)} <Fate camper={camper} number={number} board={board} />
              </b>
              <Player seat={camper.seat} />
            </span>
            <Belongings camper={camper} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same over the camp, on a phone: faces only. */
export function Strip({ board, onManiac }: { board: BoardView; onManiac?: () => void }) {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  const words = useWords();
  return (
    <aside className="lf-strip" aria-label={t("people.title")}>
      {board.campers.map((camper, number) => (
        <button
          key={COLOURS[number]}
          type="button"
          className={classesOf(board, camper, number)}
          aria-label={words.who(number)}
          onClick={() => model.open(number)}
        >
          <Art name={`camper-${COLOURS[number] ?? "red"}`} />
          <Fate camper={camper} number={number} board={board} />
        </button>
      ))}
      {onManiac && (
        <button type="button" className="lf-camper is-maniac" aria-label={t("maniac.title")} onClick={onManiac}>
          <Art name="maniac" />
        </button>
      )}
    </aside>
  );
}
