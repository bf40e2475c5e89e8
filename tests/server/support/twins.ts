import { expect } from "vitest";
import type { RoomBoard } from "../../../shared/games/room25/board.ts";
import type { Command } from "../../../shared/games/room25/commands.ts";
import type { RoomHand, RoomSecret } from "../../../shared/games/room25/hands.ts";
import { room25 } from "../../../shared/games/room25/index.ts";
import type { Options } from "../../../shared/games/room25/options.ts";
import { matchTime } from "../../../shared/table/clock.ts";
import type { AnyGame } from "../../../shared/table/game.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { gathered, Page } from "./page.ts";
import { boot, type TestServer } from "./server.ts";
import { until } from "./until.ts";

/** What is dealt, before anybody sees it. */
interface Dealt {
  readonly board: RoomBoard;
  readonly hands: RoomHand[];
  readonly secret: RoomSecret;
}

/** Server time stands here, and goes on only when it is told to: so both tables see the very same times. */
const NOON = 1_800_000_000_000;
/** The table itself changes nothing while time goes on. */
const NEVER = Number.MAX_SAFE_INTEGER;
/** Whatever a seat has sent before is forgotten by the limit of messages. */
const BREATH = 1001;
/** Answers to the page's own requests are compared as what they say: they also number the requests. */
const ROOM_RESPONSE = 22;

export const boardOf = (page: Page) => page.state.board as unknown as RoomBoard;
export const handOf = (page: Page) => page.hand as unknown as RoomHand;

/** The deal of this seed; at the second table changed. */
function dealtAs(id: string, seed: number, change: (dealt: Dealt) => void): AnyGame {
  return {
    ...room25,
    id,
    setUp(options: Options, seats: number) {
      const dealt = room25.setUp(options, seats, seededRandom(seed));
      change(dealt);
      return dealt;
    },
  } as AnyGame;
}

interface TwinOptions {
  readonly options: Partial<Options>;
  readonly players: number;
  readonly seed: number;
  /** Makes the second deal another one. */
  differ?(dealt: Dealt): void;
  /** The game as it is played at both tables. */
  leak?(game: AnyGame): AnyGame;
}

/** One seat, or somebody who watches, at both tables. */
interface Place {
  here: Page;
  there: Page;
  /** How many frames of each page have been compared. */
  compared: [number, number];
  /** What stands in the frames of each of them alone, and says nothing of the game. */
  readonly own: [string[], string[]];
}

/** Two tables of one server: the same people play the same game, dealt alike but for one difference. */
export class TwinTables {
  readonly players: number;
  readonly #server: TestServer;
  /** By seat; whoever watches comes behind. */
  readonly places: Place[] = [];
  #now = NOON;

  static async begin({ options, players, seed, differ, leak }: TwinOptions): Promise<TwinTables> {
    const games = [dealtAs("room25", seed, () => {}), dealtAs("twin25", seed, (dealt) => differ?.(dealt))];
    const server = await boot({
      games: games.map((game) => leak?.(game) ?? game),
      standing: NOON,
      patience: { latency: NEVER, host: NEVER },
    });
    const tables: Page[][] = [];
    for (const { id } of games) {
      const pages = await gathered(server.url, players, { game: id, options });
      expect(await pages[0]?.ask({ type: "start" })).toBeUndefined();
      for (const page of pages) await until(() => page.state.phase === "playing" && page.hand !== undefined);
      tables.push(pages);
    }
    const twins = new TwinTables(players, server);
    const [here = [], there = []] = tables;
    for (const [seat, page] of here.entries()) twins.#seat(page, there[seat] as Page);
    await twins.watch();
    for (const place of twins.places) place.compared = [place.here.frames.length, place.there.frames.length];
    return twins;
  }

  private constructor(players: number, server: TestServer) {
    this.players = players;
    this.#server = server;
  }

  #seat(here: Page, there: Page): void {
    this.places.push({ here, there, compared: [0, 0], own: [ownOf(here), ownOf(there)] });
  }

  /** The board at the first table, and at the second. */
  get boards(): readonly [RoomBoard, RoomBoard] {
    const { here, there } = this.at(0);
    return [boardOf(here), boardOf(there)];
  }

  /** What every seat holds at the first table. */
  get hands(): RoomHand[] {
    return this.places.slice(0, this.players).map(({ here }) => handOf(here));
  }

  get isOver(): boolean {
    return this.boards.some(({ ending }) => ending !== "");
  }

  at(seat: number): Place {
    const place = this.places[seat];
    if (place === undefined) throw new Error(`nobody is at ${seat}`);
    return place;
  }

  /** Another one watches from now on. */
  async watch(): Promise<void> {
    const [here, there] = [this.at(0).here, this.at(0).there];
    const join = ({ url, code }: Page) => Page.join(url, code, { watch: true });
    this.#seat(await join(here), await join(there));
  }

  /** The line of a seat breaks at both tables, and everybody has seen it. */
  async drop(seat: number): Promise<void> {
    const { here, there } = this.at(seat);
    const other = [...this.places.keys()].find((each) => each !== seat);
    const seen = this.at(other ?? 0);
    await Promise.all([here.drop(), there.drop()]);
    for (const page of [seen.here, seen.there]) await until(() => page.state.seats[seat]?.isConnected === false);
  }

  /** Somebody comes back, and is sent all that the seat may know, with what happened meanwhile. */
  async comeBack(seat: number): Promise<void> {
    const place = this.at(seat);
    place.here = await place.here.again({ since: place.here.since });
    place.there = await place.there.again({ since: place.there.since });
    place.compared = [0, 0];
    place.own[0].push(...ownOf(place.here));
    place.own[1].push(...ownOf(place.there));
    for (const page of [place.here, place.there]) await until(() => page.hand !== undefined && page.state.board);
  }

  /** The same wish at both tables, or another at the second. @returns why it was refused at each */
  async play(seat: number, wish: Command, instead = wish): Promise<readonly unknown[]> {
    const { here, there } = this.at(seat);
    return Promise.all([here.play(wish), there.play(instead)]);
  }

  /** Time goes on, at most to the deadline; where it is reached, time has decided at both tables. */
  async pass(time = BREATH): Promise<void> {
    const [{ deadline }] = this.boards;
    const left = deadline < 0 ? Number.POSITIVE_INFINITY : deadline - matchTime(this.at(0).here.state.clock, this.#now);
    const step = Math.min(time, left);
    this.#now += step;
    this.#server.pass(step);
    if (step === left) await until(() => this.boards.every((board) => board.deadline !== deadline));
  }

  /**
   * All that these have been sent since the last time, byte for byte, is the same at both tables.
   * @returns the number of frames compared
   */
  async compare(isUnaware: (seat: number) => boolean): Promise<number> {
    const isThere = ({ here, there }: Place) => here.closeCode === undefined && there.closeCode === undefined;
    const present = this.places.filter(isThere);
    // Frames come in order: those that were on their way have come when this has been answered.
    await Promise.all(present.flatMap(({ here, there }) => [here.room.request("time"), there.room.request("time")]));
    let count = 0;
    for (const place of present) {
      const { here, there, compared, own } = place;
      const [mine, twin] = [framesOf(here, compared[0], own[0]), framesOf(there, compared[1], own[1])];
      place.compared = [here.frames.length, there.frames.length];
      if (!isUnaware(this.places.indexOf(place))) continue;
      expect(twin).toEqual(mine);
      count += mine.length;
    }
    return count;
  }

  async end(): Promise<void> {
    await this.#server.stop();
    this.#server.journal.close();
  }
}

/** The name of the table, the secrets of the line, and the numbering of events, which begins with the table. */
function ownOf({ code, token, since, room }: Page): string[] {
  const number = Buffer.alloc(8);
  number.writeDoubleBE(since ?? 0);
  return [code, token, ...room.reconnectionToken.split(":"), room.sessionId, number.toString("latin1")].filter(
    (each) => each !== undefined,
  );
}

function framesOf({ frames }: Page, from: number, own: readonly string[]): string[] {
  return frames
    .slice(from)
    .filter(({ kind }) => kind !== ROOM_RESPONSE)
    .map(({ bytes }) => {
      const all = [...own, "room25", "twin25"];
      return all.reduce((text, each) => text.replaceAll(each, "~"), Buffer.from(bytes).toString("latin1"));
    });
}
