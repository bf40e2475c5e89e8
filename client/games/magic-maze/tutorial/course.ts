import { createStore, type StoreApi } from "zustand/vanilla";
import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import { magicMaze } from "../../../../shared/games/magic-maze/index.ts";
import type { GameEvent } from "../../../../shared/table/events.ts";
import { type Entry, type Match, replayMatch } from "../../../../shared/table/match.ts";
import type { Answer } from "../../../../shared/table/protocol.ts";
import { Refusal } from "../../../../shared/table/refusal.ts";
import journal from "./journal.json" with { type: "json" };
import { LESSONS, type Lesson } from "./lessons.ts";

/** The first scenario, alone and relaxed, with much sand. */
const SETUP = { options: magicMaze.options.parse({ scenario: 1, sand: 420, solo: "relaxed" }), seats: 1 };

/** Much sand has run through when the timer is to be turned, so that turning it helps. */
const [SLOW, FAST, SLOW_ENTRIES] = [10_000, 1000, 25];
const timeOf = (number: number) => Math.min(number, SLOW_ENTRIES) * SLOW + Math.max(0, number - SLOW_ENTRIES) * FAST;

const ENTRIES: readonly Entry[] = journal.commands.map((command, number) => ({
  number,
  at: timeOf(number),
  seat: 0,
  command,
}));

export interface CourseState {
  /** The number of the lesson; as many as there are: all is learnt. */
  readonly number: number;
  readonly isLearnt: boolean;
  /** Goes up with every beginning of a lesson. */
  readonly beginnings: number;
  readonly board: MazeView;
}

/** The first steps: a match of one's own by the real rules, set to where each lesson begins. */
export interface Course {
  readonly store: StoreApi<CourseState>;
  /** Match time, ms. */
  now(): number;
  perform(command: { readonly type: string }): Answer;
  /** Time goes by: the sand may be out, then the lesson begins again. */
  tick(): void;
  /** Begins the lesson of this number. */
  begin(number: number): void;
  onEvents(listen: (events: readonly GameEvent[]) => void): () => void;
}

/** @param clock real time, ms */
export function createCourse(clock: () => number): Course {
  const listeners = new Set<(events: readonly GameEvent[]) => void>();
  let match = matchAt(LESSONS[0]);
  let zero = clock() - timeOf(LESSONS[0]?.at ?? 0);
  const store = createStore<CourseState>(() => ({
    number: 0,
    isLearnt: false,
    beginnings: 0,
    board: boardOf(match),
  }));
  const now = () => Math.floor(clock() - zero);

  function begin(number: number): void {
    const lesson = LESSONS[number];
    if (lesson !== undefined) {
      match = matchAt(lesson);
      zero = clock() - timeOf(lesson.at);
    }
    const { beginnings } = store.getState();
    store.setState({ number, isLearnt: false, beginnings: beginnings + 1, board: boardOf(match) });
  }

  /** Shows and tells what came of it. */
  function settle(): void {
    const events = match.takeEvents().map(({ event }) => event);
    const { number, isLearnt } = store.getState();
    if (events.some(({ type }) => type === "lost")) {
      begin(number);
      return;
    }
    const isNow = events.some(({ type }) => type === LESSONS[number]?.until);
    store.setState({ board: boardOf(match), isLearnt: isLearnt || isNow });
    for (const listen of listeners) listen(events);
  }

  function advance(): void {
    if (match.advance(now()).length > 0) settle();
  }

  return {
    store,
    now,
    begin,
    tick: advance,
    perform(command) {
      advance();
      try {
        match.perform(now(), 0, command);
      } catch (error) {
        if (error instanceof Refusal) return { refused: error.code, params: error.params };
        throw error;
      }
      settle();
      return undefined;
    },
    onEvents(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

function matchAt(lesson: Lesson | undefined): Match {
  return replayMatch(magicMaze, { ...SETUP, seed: journal.seed }, ENTRIES.slice(0, lesson?.at ?? 0));
}

/** A copy such as a server would send. */
function boardOf(match: Match): MazeView {
  return JSON.parse(JSON.stringify(match.board.toJSON())) as MazeView;
}
