import "../styles/frame.css";
import "../styles/stage.css";
import "./replay.css";
import { useEffect, useMemo } from "react";
import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../../shared/games/magic-maze/commands.ts";
import { sandLeft } from "../../../../shared/games/magic-maze/sand.ts";
import { Controls } from "../../../replay/controls.tsx";
import { frameAt } from "../../../replay/film.ts";
import { sharesOf } from "../../../replay/shares.ts";
import { usePlayback } from "../../../replay/usePlayback.ts";
import { silentSession } from "../../../table/localSession.ts";
import { clockText } from "../../../ui/clockText.ts";
import type { ReplayProps } from "../../types.ts";
import { MazeContext } from "../context.ts";
import { createMazeModel } from "../model/model.ts";
import { useScenarioName } from "../parts/scenarioName.ts";
import { Stage } from "../parts/stage.tsx";
import { ActsNow, Moments, Shares } from "./beside.tsx";
import { Line } from "./line.tsx";
import { momentsOf, sandStart } from "./moments.ts";

const ACTS: ReadonlySet<string> = new Set(["move", "vortex", "escalator", "explore"]);

/** The scene and the words, for boards that no server sends. */
function newMaze(names: readonly string[]) {
  const session = silentSession("magic-maze", names);
  return { session, model: createMazeModel({ perform: async () => undefined }) };
}

/** A match of Magic Maze, watched again from the first turning of the sand on. */
export function Replay({ head, film }: ReplayProps) {
  const { names } = head;
  const maze = useMemo(() => newMaze(names), [names]);
  const { from, moments, times, shares } = useMemo(() => {
    const from = sandStart(film);
    const moments = momentsOf(film).filter(({ at }) => at >= from);
    const times = [...new Set(moments.map(({ at }) => at))];
    return { from, moments, times, shares: sharesOf(film, names.length, (type) => ACTS.has(type), from) };
  }, [film, names]);
  const player = usePlayback(from, film.duration);
  const scenario = useScenarioName();
  const number = frameAt(film, player.time);
  const frame = film.frames[number];
  const board = frame?.board as MazeView;
  const current = moments.findLastIndex(({ at }) => at <= player.time);
  const moment = moments[current];
  const command = frame?.entry?.command as Command | undefined;
  const hero = command && "hero" in command ? command.hero : undefined;

  useEffect(() => {
    maze.model.serve(board, -1);
    maze.model.select(hero);
  }, [maze, board, hero]);

  return (
    <MazeContext value={maze}>
      <main className="mm-stage mm-rp-stage">
        <Stage onScene={ignore} />
      </main>
      <aside className="rp-beside">
        <p className="mm-rp-title">{scenario(board.scenario).title}</p>
        <ActsNow
          moment={moment}
          command={command}
          board={(film.frames[number - 1] ?? frame)?.board as MazeView}
          names={names}
        />
        <Moments film={film} moments={moments} names={names} time={player.time} from={from} onSeek={player.seek} />
        <Shares shares={shares} names={names} />
      </aside>
      <footer className="sheet rp-foot">
        <Controls
          player={player}
          moments={times}
          now={clockText(player.time - from)}
          end={clockText(film.duration - from)}
        />
        <Line
          film={film}
          from={from}
          total={board.sandTotal}
          time={player.time}
          sand={Math.min(board.sandTotal, sandLeft(board, player.time))}
          onSeek={player.seek}
        />
      </footer>
    </MazeContext>
  );
}

const ignore = () => {};
