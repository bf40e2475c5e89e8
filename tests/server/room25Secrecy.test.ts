import { afterEach, describe, expect, test } from "vitest";
import type { RoomBoard } from "../../shared/games/room25/board.ts";
import type { Command } from "../../shared/games/room25/commands.ts";
import { CELLS } from "../../shared/games/room25/geometry.ts";
import { room25 } from "../../shared/games/room25/index.ts";
import { item } from "../../shared/games/room25/item.ts";
import { LIST_IDS } from "../../shared/games/room25/lists.ts";
import { MODE_IDS, type ModeId } from "../../shared/games/room25/modes/mode.ts";
import type { Options } from "../../shared/games/room25/options.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { type Random, seededRandom } from "../../shared/table/random.ts";
import { randomWish } from "../rules/room25/random-player.ts";
import { boardOf, handOf, TwinTables } from "./support/twins.ts";

/** What is refused at most moments: the answer must be the same whatever is hidden. */
const UNLAWFUL: readonly Command[] = CELLS.flatMap((cell): Command[] => [
  { type: "target", cell },
  { type: "peek", cell },
  { type: "placeReminder", tile: cell },
  { type: "push", character: cell % 6, cell },
  { type: "slide", line: cell % 10, direction: cell % 2 ? 1 : -1 },
]);

let tables: TwinTables;
afterEach(() => tables.end());

/** The least number of players of the mode, and options that differ from seed to seed. */
function tableOf(mode: ModeId, seed: number, chosen: Partial<Options> = {}) {
  const options = {
    mode,
    rooms: item(LIST_IDS, seed % LIST_IDS.length),
    timeLimit: seed % 2 ? 30 : 0,
    keepsLooks: seed % 3 !== 0,
    ...chosen,
  } as const;
  return { options, players: room25.seats(room25.options.parse(options)).min, seed };
}

interface Trial {
  readonly random: Random;
  /** This seat (or watcher) may by the rules not yet know what is different. */
  isUnaware(seat: number): boolean;
  /** All may know it now: the games are no longer the same. */
  isOut(boards: readonly RoomBoard[]): boolean;
  /** What somebody wishes instead at the second table. */
  instead?(seat: number, wish: Command): Command;
  /** Who does what next, where it is not anything lawful at random. */
  next?(): { readonly seat: number; readonly command: Command } | undefined;
}

/**
 * Plays a whole random game at both tables: lawful wishes and unlawful ones, time running out, seats that drop and come
 * back, people who begin to watch. Whoever is unaware gets the same bytes. @returns the number of frames compared
 */
async function expectSameFrames(trial: Trial): Promise<number> {
  const { random, isUnaware } = trial;
  const chance = (odds: number) => random.integer(1, odds) === 1;
  const seats = [...Array(tables.players).keys()];
  let away: number | undefined;
  let frames = 0;
  for (;;) {
    if (tables.isOver || trial.isOut(tables.boards)) return frames;
    frames += await tables.compare(isUnaware);
    await tables.pass();
    if (chance(25)) await tables.pass(30_000);
    if (tables.isOver || trial.isOut(tables.boards)) return frames;

    if (chance(8)) {
      const seat = random.pick(seats.filter((each) => each !== away));
      const wish = random.pick(UNLAWFUL);
      const answers = await tables.play(seat, wish);
      if (isUnaware(seat)) expect(answers[1]).toEqual(answers[0]);
      continue;
    }
    if (chance(40)) await tables.watch();
    const wish = trial.next?.() ?? randomWish(tables.boards[0], tables.hands, random);
    if (wish.command.type === "reveal") continue;
    if (away !== undefined && (away === wish.seat || chance(4))) {
      await tables.comeBack(away);
      away = undefined;
      continue;
    }
    if (away === undefined && chance(12)) {
      const others = seats.filter((seat) => seat !== wish.seat && isUnaware(seat));
      // Somebody must stay to tell by.
      if (others.length > 1) {
        away = random.pick(others);
        await tables.drop(away);
      }
    }
    const answers = await tables.play(wish.seat, wish.command, trial.instead?.(wish.seat, wish.command));
    if (isUnaware(wish.seat)) expect(answers[1]).toEqual(answers[0]);
    // What he knows of himself is the difference: the games part here.
    else if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1])) return frames;
  }
}

describe.each(MODE_IDS)("in %s", (mode) => {
  test.each([1, 2])(
    "two hidden rooms may change places: nobody who has not seen them notices (deal %i)",
    async (seed) => {
      const random = seededRandom(seed);
      let pair: readonly number[] = [];
      tables = await TwinTables.begin({
        ...tableOf(mode, seed),
        differ({ board, secret }) {
          const hidden = random.shuffle(CELLS.filter((tile) => item(board.tiles, tile).kind === ""));
          const one = item(hidden, 0);
          const other = hidden.find((tile) => secret.kinds[tile] !== secret.kinds[one]) ?? one;
          [secret.kinds[one], secret.kinds[other]] = [item(secret.kinds, other), item(secret.kinds, one)];
          pair = [one, other];
        },
      });
      const looked = new Set<number>();
      const frames = await expectSameFrames({
        random,
        isUnaware(seat) {
          const { here } = tables.at(seat);
          // Once seen it may be remembered, even where the table shows it no longer.
          if (pair.some((tile) => (here.seat ?? -1) >= 0 && handOf(here).looks[tile] !== undefined)) looked.add(seat);
          return !looked.has(seat);
        },
        isOut: ([here]) => pair.some((tile) => here?.tiles[tile]?.kind !== ""),
      });
      expect(frames).toBeGreaterThan(10);
    },
  );
});

test.each([1, 2, 3])("in suspicion two others may have changed roles (deal %i)", async (seed) => {
  let pair: readonly number[] = [];
  tables = await TwinTables.begin({
    ...tableOf("suspicion", seed, { rooms: "expert-suspicion" }),
    players: 4 + (seed % 3),
    differ({ hands }) {
      const roles = hands.map(({ role }) => role);
      pair = [Math.max(0, roles.indexOf("guard")), roles.indexOf("prisoner")];
      const [guard, prisoner] = pair as [number, number];
      hands[guard] = { ...item(hands, guard), role: "prisoner" };
      hands[prisoner] = { ...item(hands, prisoner), role: "guard" };
    },
  });
  const frames = await expectSameFrames({
    random: seededRandom(seed),
    isUnaware: (seat) => !pair.includes(seat),
    isOut: (boards) => boards.some(({ characters }) => pair.some((seat) => characters[seat]?.identity !== "")),
  });
  expect(frames).toBeGreaterThan(100);
});

test.each(["suspicion", "cooperation", "competition", "team"] as const)(
  "in %s another's programme and notes may be any: until a token is turned over nobody notices",
  async (mode) => {
    const random = seededRandom(4);
    const author = 1;
    const pretended = new Set<number>();
    tables = await TwinTables.begin(tableOf(mode, 4));
    const isOpen = ({ isAlive, isFree, isReady }: RoomBoard["characters"][number]) => isAlive && !isFree && !isReady;
    const programme = (character: number, one: "look" | "control"): Command => {
      const { limit } = item(tables.boards[0].characters, character);
      return { type: "programme", character, actions: limit > 1 ? [one, "move"] : [one] };
    };
    const frames = await expectSameFrames({
      random,
      isUnaware: (seat) => seat !== author,
      isOut: () => false,
      next() {
        const [board] = tables.boards;
        if (board.phase !== "programming") return undefined;
        if (random.integer(1, 6) === 1) {
          return {
            seat: author,
            command: { type: "note", tile: random.integer(0, 24), text: String(random.integer(0, 99)) },
          };
        }
        const characters = [...board.characters];
        const mine = characters.findIndex((piece) => piece.seat === author && isOpen(piece));
        const others = characters.flatMap((piece, at) => (piece.seat !== author && isOpen(piece) ? [at] : []));
        // First the pretence, alone at the second table; before the last of the others is ready, the same at both.
        if (mine >= 0 && others.length > 0) {
          pretended.add(mine);
          return { seat: author, command: programme(mine, "control") };
        }
        const [pretence] = pretended;
        if (pretence !== undefined && others.length === 1) {
          pretended.delete(pretence);
          return { seat: author, command: programme(pretence, "look") };
        }
        const [other] = others;
        if (other === undefined) return undefined;
        return { seat: item(characters, other).seat, command: programme(other, "look") };
      },
      instead(seat, wish) {
        if (seat !== author) return wish;
        if (wish.type === "note") return { ...wish, text: `${wish.text}?` };
        if (wish.type !== "programme" || !pretended.has(wish.character)) return wish;
        return { ...wish, actions: ["push"] };
      },
    });
    expect(frames).toBeGreaterThan(100);
  },
);

test("whoever looks, looks alone: only the looker can tell the two games apart", async () => {
  const seed = 5;
  const cell = 7;
  let tile = -1;
  tables = await TwinTables.begin({
    ...tableOf("suspicion", seed),
    differ({ board, secret }) {
      tile = item(board.cells, cell);
      const other = CELLS.find(
        (each) => secret.kinds[each] !== secret.kinds[tile] && item(board.tiles, each).kind === "",
      );
      [secret.kinds[tile], secret.kinds[other ?? tile]] = [item(secret.kinds, other ?? tile), item(secret.kinds, tile)];
    },
  });
  await tables.play(0, { type: "peek", cell });
  expect(await tables.compare((seat) => seat !== 0)).toBeGreaterThan(0);
  expect(handOf(tables.at(0).here).looks[tile]).not.toBe(handOf(tables.at(0).there).looks[tile]);
  for (const seat of [1, 2, 3]) expect(handOf(tables.at(seat).here).looks).toEqual({});
  expect(boardOf(tables.at(4).here).tiles[tile]?.kind).toBe("");
});

describe("the comparison notices", () => {
  const peeked = { type: "peek", cell: 7 } as const;
  const everybody = () => true;

  /** The game, but for what it tells besides when somebody has taken the clue. */
  const telling =
    (tell: (play: Parameters<typeof room25.perform>[0]) => void) =>
    (game: AnyGame): AnyGame => ({
      ...game,
      perform(play, seat, wish) {
        game.perform(play, seat, wish);
        tell(play);
      },
    });

  const swapRoles: NonNullable<Parameters<typeof TwinTables.begin>[0]["differ"]> = ({ hands }) => {
    const guard = hands.findIndex(({ role }) => role === "guard");
    hands[2] = { ...item(hands, 2), role: guard === 2 ? "prisoner" : "guard" };
  };

  test.each([
    [
      "an event to everybody",
      telling(({ hands, emit }) => emit({ type: "exposed", character: 2, identity: item(hands, 2).role, why: "will" })),
    ],
    [
      "a field of the board",
      telling(({ board, hands }) => {
        item(board.characters, 2).identity = item(hands, 2).role;
      }),
    ],
    [
      "another's hand that is sent again",
      telling(({ hands }) => {
        if (item(hands, 2).role === "guard") hands[1] = { ...item(hands, 1) };
      }),
    ],
  ])("%s", async (_what, leak) => {
    tables = await TwinTables.begin({ ...tableOf("suspicion", 1), differ: swapRoles, leak });
    await tables.play(0, peeked);
    await expect(tables.compare(everybody)).rejects.toThrow();
  });

  test("nothing where there is nothing", async () => {
    tables = await TwinTables.begin({ ...tableOf("suspicion", 1), differ: swapRoles });
    await tables.play(0, peeked);
    expect(await tables.compare((seat) => seat !== 2)).toBeGreaterThan(0);
  });

  test("what a seat is sent when it comes back", async () => {
    tables = await TwinTables.begin({ ...tableOf("suspicion", 1), differ: swapRoles });
    await tables.compare((seat) => seat !== 2);
    await tables.drop(2);
    await tables.comeBack(2);
    await expect(tables.compare(everybody)).rejects.toThrow();
  });
});
