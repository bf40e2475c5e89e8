import { expect, test } from "vitest";
import type { Aim } from "../../../client/games/last-friday/model/aims.ts";
import type { CampMatch } from "../../../shared/games/last-friday/envelopes.ts";
import { dueSeats } from "../../../shared/games/last-friday/judge.ts";
import { options } from "../../../shared/games/last-friday/options.ts";
import { setUp } from "../../../shared/games/last-friday/setup.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { playerAt } from "./player.ts";

type Player = ReturnType<typeof playerAt>;

/** More taps than the longest match takes. */
const MANY = 20_000;

function newMatch(play: string, seed: number): CampMatch {
  const random = seededRandom(seed);
  const { board, hands, secret } = setUp(options.parse({ play, maniac: 0 }), 3, random);
  return { board, hands, secret, random, now: 0, emit: () => {} } as unknown as CampMatch;
}

/** One thing a player may do with the map or a button of the dock; nothing that the page does not show. */
function act({ model, state }: Player, random: ReturnType<typeof seededRandom>): void {
  const { stage, choices, aims, doubt, mode, laying } = state;
  if (doubt) return model.confirm();
  if ((stage === "layOut" && laying.corpses.length === 0) || (stage === "arrange" && laying.boat === 0)) {
    model.layByChance();
    model.moor(1);
    return model.finish();
  }
  const simple = choices.filter(({ command }) =>
    ["pickCard", "spoils", "take", "axe", "speed", "commit", "end", "pass", "twist"].includes(command.type),
  );
  const isMap = aims.length > 0 && (simple.length === 0 || random.integer(0, 2) > 0);
  if (!isMap && simple.length > 0) return model.choose(random.pick(simple).command);
  if (aims.length === 0) throw new Error(`stuck at ${stage} ${mode?.is ?? ""}: ${JSON.stringify(choices.slice(0, 3))}`);
  const aim: Aim = random.pick(aims);
  if (mode?.is === "way") model.choose(random.pick(aim.choices).command);
  else model.tap(aim.spot);
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
    }
    expect(match.board.result).not.toBe("");
    for (const player of players) player.serve();
    expect(players.every(({ state }) => state.stage === "" && state.aims.length === 0)).toBe(true);
  },
  120_000,
);
