import { Client, type Room } from "@colyseus/sdk";
import { packPlainly } from "../../client/net/packing.ts";
import { DIRECTIONS, hasAction } from "../../shared/games/magic-maze/actions.ts";
import type { MazeView } from "../../shared/games/magic-maze/board.ts";
import type { Command } from "../../shared/games/magic-maze/commands.ts";
import { COLOURS } from "../../shared/games/magic-maze/heroes.ts";
import { type HeroCommand, judgeHero } from "../../shared/games/magic-maze/judge.ts";
import { mallOf } from "../../shared/games/magic-maze/mall.ts";
import type { TableState } from "../../shared/table/board.ts";
import type { PackedEvent } from "../../shared/table/events.ts";
import { MESSAGE, PROTOCOL, TABLE_ROOM } from "../../shared/table/protocol.ts";
import { closeEyes } from "./pages.ts";
import { InFlight, PLAYERS_PER_TABLE, type Player } from "./players.ts";
import type { Sample } from "./statistics.ts";

type TableRoom = Room<unknown, TableState>;

/** What `request` is made of, which the types of Colyseus keep private: without a promise and a timer for each. */
interface Requester {
  sendRequest(type: string, message: unknown, options: object, onReply: () => void): number;
}
const NO_OPTIONS = {};
const ignore = () => {};
const newId = () => Math.floor(Math.random() * 2 ** 32);

/** Four players of a table of Magic Maze whose sand runs: real clients, real moves. */
export async function sandglassTable(port: number, table: number, sample: Sample): Promise<Player[]> {
  const client = new Client(`http://127.0.0.1:${port}`);
  const inFlight = new InFlight(sample);
  const host = sitDown(
    await client.create(TABLE_ROOM, {
      protocol: PROTOCOL,
      game: "magic-maze",
      name: `Host ${table}`,
      options: { scenario: 1, sand: 420 },
    }),
    inFlight,
    sample,
  );
  const guests = Array.from({ length: PLAYERS_PER_TABLE - 1 }, async (_, n) =>
    sitDown(await client.joinById(host.room.roomId, { protocol: PROTOCOL, name: `Guest ${n}` }), inFlight, sample),
  );
  const seated = [host, ...(await Promise.all(guests))];
  await Promise.all(seated.map(({ isSeated }) => isSeated));

  for (const { room } of seated.slice(1)) await room.request("table", { type: "ready", isReady: true });
  await host.room.request("table", { type: "start" });
  for (const { perform } of seated) await perform({ type: "ready", isReady: true });
  await host.perform({ type: "turnSand" });
  for (const { lookThrough } of seated.slice(1)) lookThrough(host.room);
  return seated;
}

/** Must be called as soon as a room is joined: the first messages follow at once. */
function sitDown(joined: Room, inFlight: InFlight, sample: Sample) {
  const room = joined as TableRoom;
  packPlainly(joined);
  const { resolve, promise: isSeated } = Promise.withResolvers<void>();
  let seat = -1;
  let sight = room;
  room.onMessage(MESSAGE.seat, (message: { seat: number }) => {
    seat = message.seat;
    resolve();
  });
  room.onMessage(MESSAGE.hand, () => {});
  room.onMessage(MESSAGE.chatHistory, () => {});
  room.onMessage(MESSAGE.events, (events: PackedEvent[]) => {
    // Every move's first event bears its seat in the second place.
    inFlight.see(Number(events[0]?.[1]), seat);
  });
  const events = room.connection.events;
  const receive = events.onmessage;
  events.onmessage = (event: MessageEvent) => {
    sample.received(event.data.byteLength);
    receive?.(event);
  };
  const perform = async (c: Command) => {
    const answer = await room.request("command", { id: newId(), c });
    if (answer) throw new Error(`refused: ${JSON.stringify(answer)}`);
  };
  return {
    room,
    isSeated,
    perform,
    /** Moves by the board of another page from now on, and keeps none itself. */
    lookThrough(eyes: TableRoom) {
      sight = eyes;
      closeEyes(joined);
    },
    move() {
      const step = quietStep(sight.state.board as unknown as MazeView, seat);
      if (step === undefined) return false;
      inFlight.send(seat);
      // Whether it is refused does not matter: somebody may have stepped in the way meanwhile, that is the game.
      (room as unknown as Requester).sendRequest("command", { id: newId(), c: step }, NO_OPTIONS, ignore);
      return true;
    },
    close: () => void room.leave(),
  };
}

/** A lawful step, by chance, onto bare floor: nothing but the move happens. */
function quietStep(view: MazeView, seat: number): HeroCommand | undefined {
  const mall = mallOf(view.tiles);
  const first = Math.floor(Math.random() * COLOURS.length);
  for (const hero of [...COLOURS.slice(first), ...COLOURS.slice(0, first)]) {
    for (const direction of DIRECTIONS.filter((each) => hasAction(view.actions[seat] ?? 0, each))) {
      const step = { type: "move", hero, direction, cells: 1 } as const;
      const cell = judgeHero(view, seat, step);
      if (typeof cell !== "string" && mall.cell(cell.row, cell.col)?.feature === undefined) return step;
    }
  }
  return undefined;
}
