import "./styles/table.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toggleMute } from "../../play/bar.tsx";
import { useIsPhone } from "../../play/useIsPhone.ts";
import { useSceneRef } from "../../play/useSceneRef.ts";
import { Chat } from "../../table/chat.tsx";
import type { Session } from "../../table/session.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ShowContext, useCampState, useShow } from "./context.ts";
import { Dock } from "./dock/dock.tsx";
import { ChapterCard, ScoreCard } from "./end/chapterCard.tsx";
import { Help } from "./help/help.tsx";
import { Announcer } from "./parts/announcer.tsx";
import { CamperCard } from "./parts/camperCard.tsx";
import { HintLine } from "./parts/hintLine.tsx";
import { Log } from "./parts/log.tsx";
import { Planning } from "./parts/planning.tsx";
import { Campers, ManiacCard, Strip } from "./parts/rail.tsx";
import { EyeButtons, Stage } from "./parts/stage.tsx";
import { PhoneBar, type Sheet, TopBar } from "./parts/topBar.tsx";
import type { CampScene } from "./scene/types.ts";
import { useSounds } from "./sounds/useSounds.ts";
import { useCampModel } from "./useCampModel.ts";
import { useKeyboard } from "./useKeyboard.ts";
import { type Telling, useTelling } from "./useTelling.ts";

export function Play({ session }: { readonly session: Session }) {
  const show = useCampModel(session);
  return (
    <ShowContext value={show}>
      <Match />
    </ShowContext>
  );
}

function Match() {
  const { t } = useTranslation("last-friday");
  const show = useShow();
  const { model } = show;
  const telling = useTelling(show);
  useSounds(show);
  const isPhone = useIsPhone();
  const board = useCampState((state) => state.board);
  const [scene, onScene] = useSceneRef<CampScene>();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [sheet, setSheet] = useState<Sheet>();
  const help = () => setIsHelpOpen(true);
  useKeyboard(model, {
    help,
    chat: () => setSheet("talk"),
    mute: toggleMute,
    fit: () => scene.current?.fit(),
    zoom: (factor) => scene.current?.zoom(factor),
  });
  const bar = { onHelp: help, onSheet: setSheet };
  return (
    <div className="lf" data-game="last-friday">
      <Announcer />
      <div className="lf-table">
        {isPhone ? <PhoneBar {...bar} /> : <TopBar {...bar} />}
        {board && isPhone && <Strip board={board} onManiac={() => setSheet("people")} />}
        {board && !isPhone && (
          <aside className="lf-rail" aria-label={t("people.title")}>
            <ManiacCard board={board} />
            <Campers board={board} />
          </aside>
        )}
        <main className="stage lf-stage">
          <h1 className="unseen">{t("stage.title")}</h1>
          <Stage onScene={onScene} />
          <EyeButtons scene={scene} />
          <Planning />
          <HintLine />
        </main>
        <Dock />
      </div>
      <ScoreCard ended={telling.ended} onClose={telling.putAway} />
      {telling.ended === undefined && <ChapterCard />}
      <CamperCard />
      <Sheets sheet={sheet} telling={telling} onClose={() => setSheet(undefined)} />
      <Help isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  );
}

/** What comes over the camp when it is asked for. */
function Sheets({ sheet, telling, onClose }: { sheet: Sheet | undefined; telling: Telling; onClose(): void }) {
  const { t } = useTranslation("last-friday");
  const { session } = useShow();
  const seat = useCampState((state) => state.seat);
  const board = useCampState((state) => state.board);
  const isCamper = useCampState(({ hand }) => hand?.side === "campers");
  const isUnheard = board !== undefined && !board.isOverheard && board.result === "";
  return (
    <>
      <Dialog isOpen={sheet === "people"} onClose={onClose} title={t("people.title")}>
        {board && (
          <div className="lf-sheet" data-game="last-friday">
            <ManiacCard board={board} />
            <Campers board={board} />
          </div>
        )}
      </Dialog>
      <Dialog isOpen={sheet === "talk"} onClose={onClose} title={t("talk.title")}>
        <p className="remark">{t(isUnheard ? "talk.private" : "talk.overheard")}</p>
        <Chat
          session={session}
          talk={seat < 0 ? "closed" : "open"}
          among={isCamper && isUnheard ? t("talk.campers") : undefined}
        />
      </Dialog>
      <Dialog isOpen={sheet === "log"} onClose={onClose} title={t("log.title")}>
        <Log lines={telling.lines} />
      </Dialog>
    </>
  );
}
