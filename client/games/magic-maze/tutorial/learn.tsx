import "../styles/frame.css";
import "../styles/stage.css";
import "../styles/people.css";
import "../styles/dock.css";
import "../styles/side.css";
import "../styles/phone.css";
import "../styles/low.css";
import "./learn.css";
import { ChevronLeft } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { useStore } from "zustand";
import { toggleMute } from "../../../play/bar.tsx";
import { localSession } from "../../../table/localSession.ts";
import { Brand } from "../../../ui/brand.tsx";
import { LanguageMenu } from "../../../ui/languageMenu.tsx";
import { SettingsButton } from "../../../ui/settingsButton.tsx";
import { MazeContext } from "../context.ts";
import { createMazeModel } from "../model/model.ts";
import { Clock } from "../parts/clock.tsx";
import { Dock } from "../parts/dock.tsx";
import { HintLine } from "../parts/hintLine.tsx";
import { Stage } from "../parts/stage.tsx";
import type { MazeScene } from "../scene/types.ts";
import { useSounds } from "../sounds/useSounds.ts";
import { useKeyboard } from "../useKeyboard.ts";
import { Card } from "./card.tsx";
import { createCourse } from "./course.ts";
import { LESSONS } from "./lessons.ts";

function newMaze() {
  const course = createCourse(() => performance.now());
  const session = localSession({ game: "magic-maze", names: [""], seat: 0, ...course });
  const model = createMazeModel({ perform: session.perform });
  return { course, maze: { session, model } };
}

/** First steps: alone, without a server, lesson by lesson. */
export function Learn() {
  const { t } = useTranslation(["first-steps", "magic-maze", "common"]);
  const { course, maze } = useMemo(newMaze, []);
  const { model } = maze;
  const scene = useRef<MazeScene>(undefined);
  const state = useStore(course.store);
  const { board, number, beginnings } = state;
  useSounds(maze);
  useEffect(() => model.serve(board, 0), [model, board]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each beginning lights the way anew.
  useEffect(() => model.select(LESSONS[number]?.hero), [model, number, beginnings]);
  useEffect(() => {
    const timer = setInterval(course.tick, 500);
    return () => clearInterval(timer);
  }, [course]);
  useEffect(() => {
    document.title = t("first-steps:page-title");
  }, [t]);
  useKeyboard(model, {
    help: () => {},
    chat: () => {},
    mute: toggleMute,
    fit: () => scene.current?.fit(),
    zoom: (factor) => scene.current?.zoom(factor),
  });
  const onScene = useCallback((made: MazeScene | undefined) => {
    scene.current = made;
  }, []);

  return (
    <MazeContext value={maze}>
      <div className="mm mm-learn" data-game="magic-maze">
        <header className="mm-top">
          <Link className="icon-btn" href="/" aria-label={t("common:to-lobby")}>
            <ChevronLeft aria-hidden="true" />
          </Link>
          <Brand />
          <h1>{t("first-steps:title")}</h1>
          <Clock />
          <LanguageMenu />
          <SettingsButton />
        </header>
        <Card
          state={state}
          onNext={() => course.begin(number + 1)}
          onAgain={() => course.begin(number < LESSONS.length ? number : 0)}
          onTurn={() => model.send({ type: "turnSand" })}
        />
        <main className="mm-stage">
          <Stage onScene={onScene} />
          <div className="mm-lower">
            <HintLine />
          </div>
          <Dock />
        </main>
      </div>
    </MazeContext>
  );
}
