import { expect, test } from "vitest";
import { aimsOf, type Mode } from "../../../client/games/last-friday/model/aims.ts";
import { CLUES } from "../../../shared/games/last-friday/clues.ts";
import type { CampMatch } from "../../../shared/games/last-friday/envelopes.ts";
import { dueSeats } from "../../../shared/games/last-friday/judge.ts";
import { options } from "../../../shared/games/last-friday/options.ts";
import { perform } from "../../../shared/games/last-friday/perform.ts";
import { setUp } from "../../../shared/games/last-friday/setup.ts";
import { think } from "../../../shared/games/last-friday/think/index.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { playerAt } from "./player.ts";

const MODES: readonly (Mode | undefined)[] = [
  undefined,
  ...CLUES.flatMap((clue): Mode[] => [
    { is: "use", clue },
    { is: "drop", what: clue },
  ]),
  { is: "drop", what: "key" },
  { is: "swim" },
  { is: "passage" },
  { is: "look" },
  { is: "trail", token: "shadow", circle: undefined },
];
/** Done by a button of the dock or a panel of its own. */
const BUTTONS = [
  ...["pickCard", "arrange", "layOut", "spoils", "twist", "pass", "take", "undo", "end"],
  ...["axe", "speed", "invisible", "snuff", "commit"],
];
const MANY = 4_000;

test.each([3, 8])(
  "in a campaign every lawful choice is a lit place of the map or a button (seed %i)",
  (seed) => {
    const random = seededRandom(seed);
    const { board, hands, secret } = setUp(options.parse({ play: "campaign", maniac: 0 }), 4, random);
    const match = { board, hands, secret, random, now: 0, emit: () => {} } as unknown as CampMatch;
    const stages = new Set<string>();
    const players = [0, 1, 2, 3].map((seat) => playerAt(match, seat));
    for (let count = 0; board.result === "" && count < MANY; count++) {
      const seat = dueSeats(board)[0] ?? -1;
      const player = players[seat];
      const hand = hands[seat];
      if (!player || !hand) throw new Error("nobody is due");
      player.serve();
      const { rules, choices, stage } = player.state;
      if (!rules) throw new Error("no board");
      if (!stages.has(stage) || count % 10 === 0) {
        const reached = new Set(
          MODES.flatMap((mode) => aimsOf(rules, choices, mode)).flatMap((aim) =>
            aim.choices.map(({ command }) => JSON.stringify(command)),
          ),
        );
        const missed = choices.filter(
          ({ command }) =>
            !BUTTONS.includes(command.type) &&
            !(command.type === "use" && command.point === undefined) &&
            !(command.type === "trail" && command.token === "invisible") &&
            !reached.has(JSON.stringify(command)),
        );
        expect(missed).toEqual([]);
      }
      stages.add(stage);
      const command = think(board, hand, seat, random);
      if (!command) throw new Error(`no thought at ${stage}`);
      perform(match, seat, command);
    }
    expect(board.result).not.toBe("");
    expect([...stages]).toEqual(expect.arrayContaining(["cards", "arrange", "turn", "prowl", "trail"]));
  },
  120_000,
);

test("the number of a lit circle is typed, and Enter chooses it", async () => {
  const { board, hands, secret } = setUp(options.parse({ play: "1", maniac: 0 }), 2, seededRandom(1));
  const match = { board, hands, secret, random: seededRandom(1), now: 0, emit: () => {} } as unknown as CampMatch;
  while (board.agenda.at(-1)?.stage !== "prowl") {
    const seat = dueSeats(board)[0] ?? -1;
    const hand = hands[seat];
    const command = hand && think(board, hand, seat, match.random);
    if (command) perform(match, seat, command);
  }
  const { model, settle, sent } = playerAt(match, 0);
  for (const digit of "132") model.type(digit);
  expect(model.store.getState().cursor).toEqual({ circle: 132 });
  model.confirm();
  await settle();
  expect(sent).toEqual([{ type: "start", circle: 132 }]);
  expect(model.store.getState().hand).toMatchObject({ draft: [{ type: "start", circle: 132 }] });
  model.undo();
  await settle();
  expect(model.store.getState().hand).toMatchObject({ draft: [] });
});

/** The camper's page of chapter I, when the first camper moves. */
function stepping() {
  const random = seededRandom(1);
  const { board, hands, secret } = setUp(options.parse({ play: "1", maniac: 0 }), 2, random);
  const match = { board, hands, secret, random, now: 0, emit: () => {} } as unknown as CampMatch;
  for (let count = 0; board.agenda.at(-1)?.stage !== "turn" && count < MANY; count++) {
    const seat = dueSeats(board)[0] ?? -1;
    const hand = hands[seat];
    const wish = hand && think(board, hand, seat, random);
    if (wish) perform(match, seat, wish);
  }
  const player = playerAt(match, 1);
  const step = (way = 0) => {
    const aim = player.state.aims.filter(({ choices }) => choices[0]?.command.type === "step")[way];
    if (aim) player.model.tap(aim.spot);
  };
  return { player, step };
}

test("the same tap again while the first is on its way is no second step", () => {
  const { player, step } = stepping();
  step();
  step();
  expect(player.sent).toHaveLength(1);
});

test("what a new board asks may be chosen before the last answer is there", () => {
  const { player, step } = stepping();
  step();
  player.serve();
  step();
  expect(player.sent.map(({ type }) => type)).toEqual(["step", "step"]);
});

test("another tap while the first is on its way is not lost", () => {
  const { player, step } = stepping();
  step(0);
  step(1);
  expect(player.sent).toHaveLength(2);
});
