import { expect, test } from "vitest";
import type { Command } from "../../../shared/games/last-friday/commands.ts";
import type { CampMatch } from "../../../shared/games/last-friday/envelopes.ts";
import { dueSeats } from "../../../shared/games/last-friday/judge.ts";
import { options } from "../../../shared/games/last-friday/options.ts";
import { possibleCircles } from "../../../shared/games/last-friday/possible.ts";
import { setUp } from "../../../shared/games/last-friday/setup.ts";
import { type Random, seededRandom } from "../../../shared/table/random.ts";
import { playerAt } from "./player.ts";

type Player = ReturnType<typeof playerAt>;

/** More taps than the longest match takes. */
const MANY = 20_000;

function newMatch(play: string, seed: number): CampMatch {
  const random = seededRandom(seed);
  const { board, hands, secret } = setUp(options.parse({ play, maniac: 0 }), 3, random);
  return { board, hands, secret, random, now: 0, emit: () => {} } as unknown as CampMatch;
}

const BUTTONS: readonly Command["type"][] = [
  ...(["pickCard", "spoils", "take", "axe", "speed", "commit", "end", "pass", "twist"] as const),
];

/** One thing a player may do with the map or a button of the dock; nothing that the page does not show. */
function act({ model, state }: Player, random: Random): void {
  const { stage, choices, aims, doubt, mode } = state;
  const buttons = choices.filter(({ command }) => BUTTONS.includes(command.type));
  if (doubt) model.confirm();
  else if (stage === "arrange" || stage === "layOut") {
    model.layByChance();
    model.finish();
  } else if (buttons.length > 0 && (aims.length === 0 || random.integer(0, 2) === 0)) {
    model.choose(random.pick(buttons).command);
  } else if (mode?.is === "way") {
    model.choose(random.pick(random.pick(aims).choices).command);
  } else {
    model.tap(random.pick(aims).spot);
  }
}

/** What the maniac's page has worked out little by little is what all the facts say together. */
function expectKnowledge(maniac: Player | undefined): void {
  maniac?.serve();
  const { rules, possible } = maniac?.state ?? {};
  if (rules) expect(possible).toEqual(possibleCircles(rules));
}

test.each(["1", "2", "3", "4", "campaign"])(
  "with the map and the dock alone, %s is played to its end",
  async (play) => {
    const match = newMatch(play, 11);
    const random = seededRandom(5);
    const players = [0, 1, 2].map((seat) => playerAt(match, seat));
    for (let count = 0; match.board.result === "" && count < MANY; count++) {
      const player = players[dueSeats(match.board)[0] ?? -1];
      if (!player) throw new Error("nobody is due");
      player.serve();
      act(player, random);
      await player.settle();
      if (count % 20 === 0) expectKnowledge(players[0]);
    }
    expect(match.board.result).not.toBe("");
    for (const player of players) player.serve();
    expect(players.every(({ state }) => state.stage === "" && state.aims.length === 0)).toBe(true);
  },
  120_000,
);
