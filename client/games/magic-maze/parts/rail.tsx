import { ArrowDown, Check, Unplug } from "lucide-react";
import { useTranslation } from "react-i18next";
import { actionsOf } from "../../../../shared/games/magic-maze/actions.ts";
import { switchesOf } from "../../../../shared/games/magic-maze/scenarios.ts";
import { whyNoPawn } from "../../../../shared/games/magic-maze/signals.ts";
import { KeyCap } from "../../../play/keyCap.tsx";
import { LatencyBars } from "../../../table/latencyBars.tsx";
import type { SeatView } from "../../../table/session.ts";
import { SeatShape } from "../../../ui/seatShape.tsx";
import { useMaze, useMazeState, useSessionState } from "../context.ts";
import { Art } from "./art.tsx";
import { Bubble } from "./bubble.tsx";
import { SeatMenu } from "./seatMenu.tsx";
import { Struck } from "./struck.tsx";

interface CardProps {
  readonly seat: number;
  readonly player: SeatView;
}

function ActionPicture({ name, isOff }: { name: string; isOff: boolean }) {
  return isOff ? <Struck name={name} /> : <Art name={name} />;
}

/** Who it is, whose action is which, and what stands before them: the same on the rail and on the strip. */
function Card({ seat, player }: CardProps) {
  const { t } = useTranslation("magic-maze");
  const actions = useMazeState(({ board }) => board?.actions[seat] ?? 0);
  const isMine = useMazeState((state) => state.seat === seat);
  const isSpectator = useMazeState((state) => state.seat < 0);
  const hasPawn = useMazeState(({ board }) => board?.redPawn === seat);
  const isChosen = useMazeState(({ choice }) => choice?.of === "seat" && choice.seats[choice.at] === seat);
  const isPlanning = useMazeState(({ board }) => (board?.sandOut ?? -1) < 0);
  const isReady = useMazeState(({ board }) => board?.ready[seat] === true);
  const leads = useMazeState(({ board }) => board?.actions[seat] === 0 && switchesOf(board).hasLeader);
  const hasVortexes = useMazeState(({ board }) => board === undefined || switchesOf(board).hasVortexes);
  const isAway = !player.isConnected;
  const names = leads ? [t("seat.leader")] : actionsOf(actions).map((action) => t(`action.${action}`));
  const isMarkedReady = isPlanning && isReady;
  const who = [player.name, isAway ? t("seat.away") : "", isMarkedReady ? t("seat.ready") : ""].filter(Boolean);
  const label = `${who.join(" ")}: ${names.join(", ")}${hasPawn ? `. ${t("pawn.here")}` : ""}`;
  const classes = [
    "mm-card",
    isMine ? "is-me" : "",
    isChosen ? "is-chosen" : "",
    isAway ? "is-away" : "",
    hasPawn ? "has-pawn" : "",
  ]
    .filter(Boolean)
    .join(" ");
  const content = (
    <>
      <span className="mm-who">
        <SeatShape colour={player.colour} size={18} />
        <b title={player.name}>{player.name}</b>
        <LatencyBars latency={player.latency} />
        {isMine && <small>{t("seat.you")}</small>}
        {isAway && (
          <small className="mm-away">
            <Unplug aria-hidden="true" />
            <span>{t("seat.away")}</span>
          </small>
        )}
        {isMarkedReady && (
          <small className="mm-ready">
            <Check aria-hidden="true" />
            <span>{t("seat.ready")}</span>
          </small>
        )}
      </span>
      <span className="mm-tiles">
        {actionsOf(actions).map((action) => (
          <ActionPicture
            key={action}
            name={`act-${action.toLowerCase()}`}
            isOff={action === "vortex" && !hasVortexes}
          />
        ))}
        {leads && (
          <span className="mm-leads">
            <Art name="stare" />
            {t("seat.leader")}
          </span>
        )}
      </span>
      {hasPawn && <Art name="do-something" className="mm-pawn" />}
    </>
  );
  return (
    <li>
      {isMine || isSpectator ? (
        <div className={classes}>{content}</div>
      ) : (
        <SeatMenu seat={seat} label={label} className={classes}>
          {content}
        </SeatMenu>
      )}
      <Bubble seat={seat} />
    </li>
  );
}

/** All players at the left, on the desktop. */
export function Rail() {
  const { t } = useTranslation("magic-maze");
  const { model } = useMaze();
  const seats = useSessionState(({ view }) => view?.seats) ?? [];
  const count = useMazeState(({ board }) => board?.actions.length ?? 0);
  const hasPassing = useMazeState(({ board }) => board !== undefined && switchesOf(board).hasPassing);
  const hasPawnAside = useMazeState(
    ({ board, seat }) => seat >= 0 && board !== undefined && whyNoPawn(board, seat) === undefined,
  );
  return (
    <aside className="mm-rail" aria-label={t("seat.players")} data-many={count > 5 || undefined}>
      <ul>
        {seats.slice(0, count).map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <Card key={seat} seat={seat} player={player} />
        ))}
      </ul>
      {hasPassing && count > 1 && (
        <p className="mm-pass">
          <ArrowDown aria-hidden="true" />
          {t("seat.pass")}
        </p>
      )}
      {hasPawnAside && count > 1 && (
        <button type="button" className="mm-aside" onClick={() => model.chooseSeat()}>
          <Art name="do-something" />
          <b>{t("pawn.doSomething")}</b>
          <KeyCap sign={t("common:play.key.space")} />
        </button>
      )}
    </aside>
  );
}

/** The others over the board, on the phone. */
export function Strip() {
  const { t } = useTranslation("magic-maze");
  const seats = useSessionState(({ view }) => view?.seats) ?? [];
  const me = useMazeState((state) => state.seat);
  const count = useMazeState(({ board }) => board?.actions.length ?? 0);
  return (
    <aside className="mm-strip" aria-label={t("seat.players")} data-many={count > 4 || undefined}>
      <ul>
        {seats.slice(0, count).map((player, seat) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          seat === me ? null : <Card key={seat} seat={seat} player={player} />,
        )}
      </ul>
    </aside>
  );
}
