import "./styles/frame.css";
import "./styles/stage.css";
import "./styles/people.css";
import "./styles/dock.css";
import "./styles/side.css";
import "./styles/phone.css";
import "./styles/low.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toggleMute } from "../../play/bar.tsx";
import { useSceneRef } from "../../play/useSceneRef.ts";
import { Chat } from "../../table/chat.tsx";
import type { Session } from "../../table/session.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { MazeContext, useMaze, useMazeState, useSessionState } from "./context.ts";
import { Help } from "./help/help.tsx";
import type { LogLine } from "./model/log.ts";
import { Announcer } from "./parts/announcer.tsx";
import { Called } from "./parts/called.tsx";
import { Dock } from "./parts/dock.tsx";
import { Goals } from "./parts/goals.tsx";
import { HintLine } from "./parts/hintLine.tsx";
import { Log } from "./parts/log.tsx";
import { NextTile } from "./parts/nextTile.tsx";
import { Planning } from "./parts/planning.tsx";
import { Rail, Strip } from "./parts/rail.tsx";
import { Side, type Tab, Timers, useTalk } from "./parts/side.tsx";
import { Sign } from "./parts/sign.tsx";
import { Stage } from "./parts/stage.tsx";
import { Summary } from "./parts/summary.tsx";
import { PhoneBar, type Sheet, TopBar } from "./parts/topBar.tsx";
import { useIsPhone } from "./parts/useIsPhone.ts";
import type { MazeScene } from "./scene/types.ts";
import { useSounds } from "./sounds/useSounds.ts";
import { useKeyboard } from "./useKeyboard.ts";
import { useLog, useMazeModel } from "./useMazeModel.ts";

export function Play({ session }: { readonly session: Session }) {
  const maze = useMazeModel(session);
  return (
    <MazeContext value={maze}>
      <Match />
    </MazeContext>
  );
}

/** From the planning to the summary. The mall can be looked at again from the summary. */
function Match() {
  const maze = useMaze();
  const lines = useLog(maze);
  useSounds(maze);
  const board = useMazeState(({ served }) => served);
  const match = useSessionState(({ view }) => view?.match);
  const [lookedAt, setLookedAt] = useState<number>();
  const summary = board?.summary;
  const isSummary = board?.result !== "" && summary !== undefined && lookedAt !== match;
  return (
    <div className="mm" data-game="magic-maze">
      <Announcer />
      {board && isSummary ? (
        <Summary board={board} onLook={() => setLookedAt(match)} />
      ) : (
        <Table lines={lines} onSummary={summary ? () => setLookedAt(undefined) : undefined} />
      )}
    </div>
  );
}

function Table({ lines, onSummary }: { lines: readonly LogLine[]; onSummary: (() => void) | undefined }) {
  const { t } = useTranslation("magic-maze");
  const { model } = useMaze();
  const isPhone = useIsPhone();
  const isPlanning = useMazeState(({ served }) => (served?.sandOut ?? -1) < 0);
  const [scene, onScene] = useSceneRef<MazeScene>();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [sheet, setSheet] = useState<Sheet>();
  const [tab, setTab] = useState<Tab>();
  const [chatCalls, setChatCalls] = useState(0);
  const shownTab = tab ?? (isPlanning ? "chat" : "log");
  const openChat = () => {
    if (isPhone) return setSheet("chat");
    setTab("chat");
    setChatCalls((calls) => calls + 1);
  };
  useKeyboard(model, {
    help: () => setIsHelpOpen(true),
    chat: openChat,
    mute: toggleMute,
    fit: () => scene.current?.fit(),
    zoom: (factor) => scene.current?.zoom(factor),
  });
  const help = () => setIsHelpOpen(true);

  return (
    <div className="mm-table" data-phone={isPhone || undefined}>
      {isPhone ? <PhoneBar onHelp={help} onSheet={setSheet} /> : <TopBar onHelp={help} />}
      {isPhone ? <Strip /> : <Rail />}
      <main className="mm-stage">
        <h1 className="unseen">{t("stage.title")}</h1>
        <Sign />
        <Stage onScene={onScene} />
        <NextTile />
        <div className="mm-lower">
          <HintLine />
          {onSummary && (
            <button type="button" className="btn go" onClick={onSummary}>
              {t("end.back")}
            </button>
          )}
        </div>
        <Planning />
        <Dock />
        <Called />
      </main>
      {!isPhone && <Side lines={lines} tab={shownTab} onTab={setTab} chatCalls={chatCalls} />}
      {isPhone && <Sheets sheet={sheet} lines={lines} onClose={() => setSheet(undefined)} />}
      <Help isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  );
}

/** What lies beside the mall on a desk comes over it on a phone. */
function Sheets({ sheet, lines, onClose }: { sheet: Sheet | undefined; lines: readonly LogLine[]; onClose(): void }) {
  const { t } = useTranslation("magic-maze");
  const { session } = useMaze();
  const talk = useTalk();
  const tilesLeft = useMazeState(({ served }) => served?.tilesLeft ?? 0);
  return (
    <>
      <Dialog isOpen={sheet === "log"} onClose={onClose} title={t("log.title")}>
        <Log lines={lines} />
      </Dialog>
      <Dialog isOpen={sheet === "goals"} onClose={onClose} title={t("goals.title")}>
        <Goals />
        <Timers />
        <p>{t("bar.tiles", { count: tilesLeft })}</p>
      </Dialog>
      <Dialog isOpen={sheet === "chat"} onClose={onClose} title={t("chat.title")}>
        <Chat session={session} talk={talk} />
      </Dialog>
    </>
  );
}
