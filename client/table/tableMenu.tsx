import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/dialog.tsx";
import { SeatShape } from "../ui/seatShape.tsx";
import { Switch } from "../ui/switch.tsx";
import { OnMyPhone } from "./onMyPhone.tsx";
import { SeatActButtons } from "./seatActButtons.tsx";
import { SeatMarks } from "./seatMarks.tsx";
import type { LiveSession, TableView } from "./session.ts";
import { useAsk } from "./useAsk.ts";
import { useSessionState } from "./useSession.ts";
import { VoteBanner } from "./voteBanner.tsx";

/** Who is at the table and how well their lines hold, and what may be done about it: the same in every game. */
export function TableMenu({
  session,
  view,
  seat,
  isOpen,
  onClose,
}: {
  readonly session: LiveSession;
  readonly view: TableView;
  readonly seat: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const watchers = view.watchers ?? [];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("table-menu.title")}>
      {isOpen && view.vote && <VoteBanner session={session} view={view} vote={view.vote} seat={seat} />}
      <ul className="menu-seats">
        {view.seats.map((_, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <MenuSeat key={number} session={session} view={view} you={seat} seat={number} />
        ))}
      </ul>
      {watchers.length > 0 && (
        <p className="hint">
          {t("table-menu.watchers", { names: watchers.map(({ name }) => name || t("chat.spectator")).join(", ") })}
        </p>
      )}
      {view.phase === "playing" && seat >= 0 && <MatchActs session={session} view={view} />}
      {seat >= 0 && <OnMyPhone session={session} view={view} />}
    </Dialog>
  );
}

function MenuSeat({
  session,
  view,
  you,
  seat,
}: {
  readonly session: LiveSession;
  readonly view: TableView;
  readonly you: number;
  readonly seat: number;
}) {
  const { t } = useTranslation();
  const muted = useSessionState(session, (state) => state.muted);
  const place = view.seats[seat];
  if (place === undefined) return null;
  const { name, colour, isTaken, isBot = false } = place;
  const isMuted = muted?.includes(name) ?? false;
  return (
    <li className="card menu-seat">
      <div className="row">
        <SeatShape colour={colour} size={26} isNamed />
        <div className="grow">
          <div className="strong ellipsis">
            <bdi>{isTaken ? name : t("table-menu.free")}</bdi>
          </div>
          <SeatMarks place={place} isYou={seat === you} isHost={seat === view.host} />
        </div>
      </div>
      <SeatActButtons session={session} view={view} you={you} seat={seat} />
      {isTaken && !isBot && seat !== you && (
        <Switch title={t("table-menu.mute", { name })} isOn={isMuted} onSwitch={(isOn) => session.mute(name, isOn)} />
      )}
    </li>
  );
}

function MatchActs({ session, view }: { readonly session: LiveSession; readonly view: TableView }) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const isStanding = view.isPaused === true || (view.waitsUntil ?? 0) !== 0;
  const isVoting = view.vote !== undefined;
  const type = isStanding ? "resume" : "pause";
  return (
    <>
      <div className="dialog-acts">
        <button type="button" className="btn grow" disabled={isVoting} onClick={() => void ask({ type })}>
          {t(`table-menu.${type}`)}
        </button>
        <button type="button" className="btn bad grow" disabled={isVoting} onClick={() => void ask({ type: "end" })}>
          {t("table-menu.end")}
        </button>
      </div>
      <p className="hint">{t("table-menu.others-agree")}</p>
    </>
  );
}
