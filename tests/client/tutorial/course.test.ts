import { expect, test } from "vitest";
import { createCourse } from "../../../client/games/magic-maze/tutorial/course.ts";
import { LESSONS } from "../../../client/games/magic-maze/tutorial/lessons.ts";
import type { Command } from "../../../shared/games/magic-maze/commands.ts";
import { targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import { solution, waysToTimer } from "./solution.ts";

/** The first steps in front of somebody whose clock the test turns. */
function pupil() {
  const clock = { now: 5000 };
  const course = createCourse(() => clock.now);
  return {
    course,
    clock,
    get state() {
      return course.store.getState();
    },
    does: (...commands: { readonly type: string }[]) => {
      for (const command of commands) expect(course.perform(command)).toBeUndefined();
    },
  };
}

test("every lesson can be learnt, one after the other, to the end of the course", () => {
  const { course, does } = pupil();
  for (const [number, lesson] of LESSONS.entries()) {
    expect(course.store.getState(), lesson.name).toMatchObject({ number, isLearnt: false });
    does(...solution(lesson, course.store.getState().board));
    expect(course.store.getState().isLearnt, lesson.name).toBe(true);
    course.begin(number + 1);
  }
  expect(course.store.getState().number).toBe(LESSONS.length);
});

test.each(LESSONS.filter(({ hero }) => hero))("in the lesson $name the hero that is chosen has lit cells", (lesson) => {
  const { course } = pupil();
  course.begin(LESSONS.indexOf(lesson));
  const { board } = course.store.getState();
  const targets = targetsOf(board, 0, lesson.hero ?? "yellow");
  const types = targets.map(({ command }) => command.type);
  const wanted = { explored: "explore", vortexed: "vortex", escalated: "escalator" }[lesson.until as "explored"];
  expect(types).toContain(wanted ?? "move");
});

test("in the lesson of the timer a lit cell is a timer that works, and turning it gives more sand", () => {
  const pupilAt = pupil();
  pupilAt.course.begin(LESSONS.findIndex(({ name }) => name === "timer"));
  const { board } = pupilAt.state;
  const ways = waysToTimer(board);
  expect(ways.length).toBeGreaterThan(0);
  const before = board.sandOut;
  pupilAt.does(...ways.slice(0, 1));
  expect(pupilAt.state.board.sandOut).toBeGreaterThan(before);
});

test("what the rules refuse is refused, and changes nothing", () => {
  const { course } = pupil();
  course.begin(1);
  const { board } = course.store.getState();
  const command: Command = { type: "escalator", hero: "yellow" };
  expect(course.perform(command)).toMatchObject({ refused: expect.any(String) });
  expect(course.store.getState().board).toEqual(board);
});

test("a lesson begins again when the sand is out, and is not learnt by that", () => {
  const pupilAt = pupil();
  pupilAt.course.begin(3);
  const before = pupilAt.state;
  pupilAt.clock.now += 420_000;
  pupilAt.course.tick();
  expect(pupilAt.state).toMatchObject({
    number: 3,
    isLearnt: false,
    beginnings: before.beginnings + 1,
    board: before.board,
  });
});

test("what happens is told to who listens", () => {
  const { course } = pupil();
  const heard: string[] = [];
  const stop = course.onEvents((events) => heard.push(...events.map(({ type }) => type)));
  course.perform({ type: "turnSand" });
  stop();
  course.begin(0);
  course.perform({ type: "turnSand" });
  expect(heard).toEqual(["sandStarted"]);
});
