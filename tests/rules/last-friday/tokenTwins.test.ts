import { expect, test } from "vitest";
import type { Command } from "../../../shared/games/last-friday/commands.ts";
import { type Camp, camp } from "./camp.ts";

/** All that anybody but the maniac is given. */
function publicView({ board, hands, events }: Camp): object {
  const told = events.filter(({ audience }) => audience === "everybody" || audience.some((seat) => seat !== 0));
  return { board: board.toJSON(), hands: hands.slice(1), told };
}

type Turn = readonly Command[];
const prowls = (...circles: number[]): Turn => circles.map((to) => ({ type: "prowl", to }));
const commit: Command = { type: "commit" };

interface Twin {
  readonly from: number;
  readonly turn: Turn;
}

/** The same position but for where he is; each twin takes its turn. @returns what everybody else is given of either */
function twins(position: Parameters<typeof camp>[0], ...each: readonly Twin[]): object[] {
  const views = each.map(({ from, turn }) => {
    const table = camp({ due: "maniac", after: ["red"], ...position, maniac: from }).do("maniac", ...turn, commit);
    return { table, view: publicView(table) };
  });
  expect(new Set(views.map(({ table }) => JSON.stringify([table.hand.circle, table.hand.cells]))).size).toBe(
    each.length,
  );
  return views.map(({ view }) => view);
}

function expectAlike([first, ...others]: readonly object[]): void {
  for (const other of others) expect(other).toEqual(first);
}

const AXE: Command = { type: "axe" };
const INVISIBLE: Command = { type: "invisible" };

test("an axe tells the cabin, and neither whether he came or went with it, nor where to", () => {
  const views = twins(
    { tokens: ["axe"] },
    { from: 163, turn: [AXE, ...prowls(186)] },
    { from: 163, turn: [AXE, ...prowls(187)] },
    { from: 187, turn: [...prowls(163), AXE] },
  );
  expectAlike(views);
});

test.each([1, 2, 3, 4] as const)("in chapter %i Inhuman speed tells that it was played, and not where", (chapter) => {
  const speed: Command = { type: "speed" };
  const position = { chapter, tokens: ["speed"], chosen: chapter > 2 ? "brown" : undefined } as const;
  const views = twins(
    position,
    { from: 119, turn: [speed, ...prowls(120, 119)] },
    { from: 119, turn: [...prowls(109), speed, ...prowls(119)] },
    { from: 6, turn: [speed, ...prowls(13, 20)] },
    { from: 123, turn: [speed, { type: "swim", to: 109 }, ...prowls(119)] },
  );
  expectAlike(views);
});

const clueAt = (table: Camp) => table.choices("maniac", "trail")[0] as Extract<Command, { type: "trail" }>;

test.each([1, 2] as const)("in chapter %i a Shadow on one circle tells the same of all its neighbours", (chapter) => {
  const near = { 13: chapter === 1 ? 12 : 6, 20: chapter === 1 ? 40 : 6, 34: chapter === 1 ? 41 : 6 };
  const views = Object.entries(near).map(([circle, other]) => {
    const [from, to] = chapter === 1 ? [Number(circle), other] : [other, Number(circle)];
    const position = { chapter, round: 3, due: "maniac", after: ["red"], tokens: ["shadow"] } as const;
    const table = camp({ ...position, maniac: from }).prowls(to);
    const shown = table.choices("maniac", "trail").find((choice) => {
      return choice.type === "trail" && choice.token === "shadow" && choice.circle === 6;
    });
    table.do("maniac", shown as Command);
    return publicView(table);
  });
  expectAlike(views);
});

test.each([2, 3] as const)("in chapter %i a trail that Invisible hides is the same wherever he is", (chapter) => {
  const views = [13, 119, 150].map((from) => {
    const position = { chapter, round: 6, due: "maniac", after: ["red"], tokens: ["invisible"] } as const;
    const table = camp({ ...position, maniac: from, chosen: chapter === 3 ? "brown" : undefined });
    table.do("maniac", ...table.choices("maniac", "prowl").slice(0, 1), commit);
    table.do("maniac", { ...clueAt(table), token: "invisible" });
    return publicView(table);
  });
  expectAlike(views);
});

test("light that Invisible escapes is the same on every lit circle", () => {
  const views = twins(
    { chapter: 2, tokens: ["invisible"], lying: { w231: "lantern" } },
    { from: 121, turn: [...prowls(134), INVISIBLE] },
    { from: 120, turn: [...prowls(123), INVISIBLE] },
  );
  expectAlike(views);
});

test("a trap that Invisible hides him in tells its point, and not the circle he came to", () => {
  const views = twins(
    { chapter: 2, tokens: ["invisible"], lying: { w231: "trap" } },
    { from: 134, turn: [{ type: "prowl", to: 131, over: [231] }, INVISIBLE] },
    { from: 123, turn: [...prowls(134), INVISIBLE] },
  );
  expectAlike(views);
});

test("two deaths on one step and on two tell the same: how often he stepped is not told", () => {
  const campers = { red: { at: "w002" }, yellow: { at: "w004" } } as const;
  const views = twins(
    { campers, after: ["green"] },
    { from: 1, turn: [{ type: "prowl", to: 2, over: [4, 3, 2] }] },
    {
      from: 1,
      turn: [
        { type: "prowl", to: 17, over: [4, 3] },
        { type: "prowl", to: 2, over: [3, 2] },
      ],
    },
  );
  expectAlike(views);
});
