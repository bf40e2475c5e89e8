import "./styles/table.css";
import { MessageSquare, VenetianMask } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toggleMute } from "../../play/bar.tsx";
import { useIsPhone } from "../../play/useIsPhone.ts";
import type { Session } from "../../table/session.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ShowContext, useRoomState, useSessionState, useShow } from "./context.ts";
import { Dock } from "./dock/dock.tsx";
import { Summary } from "./end/summary.tsx";
import { Help } from "./help/help.tsx";
import { Announcer } from "./parts/announcer.tsx";
import { HintLine } from "./parts/hintLine.tsx";
import { Log } from "./parts/log.tsx";
import { Order, Rail, Strip } from "./parts/order.tsx";
import { RoomCard } from "./parts/roomCard.tsx";
import { SaidList } from "./parts/said.tsx";
import { Secret } from "./parts/secret.tsx";
import { Seen } from "./parts/seen.tsx";
import { Side, type Tab } from "./parts/side.tsx";
import { Stage } from "./parts/stage.tsx";
import { PhoneBar, type Sheet, TopBar } from "./parts/topBar.tsx";
import { useSounds } from "./sounds/useSounds.ts";
import { useKeyboard } from "./useKeyboard.ts";
import { useRoomModel } from "./useRoomModel.ts";
import { useRoomScene } from "./useRoomScene.ts";
import { type Telling, useTelling } from "./useTelling.ts";

export function Play({ session }: { readonly session: Session }) {
  const show = useRoomModel(session);
  return (
    <ShowContext value={show}>
      <Match />
    </ShowContext>
  );
}

/** From the first clue to the summary, which is asked for: first everybody sees the rooms open. */
function Match() {
  const show = useShow();
  const telling = useTelling(show);
  useSounds(show);
  const board = useRoomState((state) => state.board);
  const match = useSessionState(({ view }) => view?.match);
  const [summed, setSummed] = useState(board?.phase === "over" ? match : undefined);
  const isSummary = board?.phase === "over" && summed === match;
  return (
    <div className="r25" data-game="room25">
      <Announcer />
      {board && isSummary ? (
        <Summary board={board} onLook={() => setSummed(undefined)} />
      ) : (
        <Table telling={telling} onResult={() => setSummed(match)} />
      )}
    </div>
  );
}

function Table({ telling, onResult }: { telling: Telling; onResult(): void }) {
  const { t } = useTranslation("room25");
  const { model } = useShow();
  const isPhone = useIsPhone();
  const { scene, onScene, whereIs } = useRoomScene();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [sheet, setSheet] = useState<Sheet>();
  const [tab, setTab] = useState<Tab>("said");
  useKeyboard(model, {
    help: () => setIsHelpOpen(true),
    chat() {
      if (isPhone) return setSheet("said");
      setTab("said");
      requestAnimationFrame(() => document.querySelector<HTMLInputElement>(".r25-tabs input")?.focus());
    },
    mute: toggleMute,
    fit: () => scene.current?.fit(),
    zoom: (factor) => scene.current?.zoom(factor),
  });
  const help = () => setIsHelpOpen(true);
  return (
    <div className="r25-table" data-phone={isPhone || undefined}>
      {isPhone ? <PhoneBar onHelp={help} onSheet={setSheet} /> : <TopBar onHelp={help} />}
      {isPhone ? <Strip /> : <Rail />}
      <main className="stage r25-stage">
        <h1 className="unseen">{t("stage.title")}</h1>
        <Stage onScene={onScene} />
        {isPhone && <Quick onSheet={setSheet} />}
        <HintLine />
        <RoomCard whereIs={whereIs} />
      </main>
      {!isPhone && <Side {...telling} tab={tab} onTab={setTab} />}
      <Dock onResult={onResult} />
      {isPhone && <Sheets sheet={sheet} telling={telling} onClose={() => setSheet(undefined)} />}
      <Help isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  );
}

/** What one looks up most on a phone, in thumb's reach. */
function Quick({ onSheet }: { onSheet(sheet: Sheet): void }) {
  const { t } = useTranslation("room25");
  const isSeated = useRoomState(({ seat }) => seat >= 0);
  return (
    <div className="r25-quick">
      {isSeated && (
        <button type="button" className="icon-btn" aria-label={t("secret.title")} onClick={() => onSheet("secret")}>
          <VenetianMask aria-hidden="true" />
        </button>
      )}
      <button type="button" className="icon-btn" aria-label={t("said.title")} onClick={() => onSheet("said")}>
        <MessageSquare aria-hidden="true" />
      </button>
    </div>
  );
}

/** What lies beside the complex on a desk comes over it on a phone. */
function Sheets({ sheet, telling, onClose }: { sheet: Sheet | undefined; telling: Telling; onClose(): void }) {
  const { t } = useTranslation("room25");
  return (
    <>
      <Dialog isOpen={sheet === "secret"} onClose={onClose} title={t("secret.title")}>
        <div className="r25-sheet">
          <Secret />
          <Seen />
        </div>
      </Dialog>
      <Dialog isOpen={sheet === "order"} onClose={onClose} title={t("order.title")}>
        <Order />
      </Dialog>
      <Dialog isOpen={sheet === "said"} onClose={onClose} title={t("said.title")}>
        <SaidList said={telling.said} />
      </Dialog>
      <Dialog isOpen={sheet === "log"} onClose={onClose} title={t("log.title")}>
        <Log lines={telling.lines} />
      </Dialog>
    </>
  );
}
