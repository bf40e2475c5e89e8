import { Client, type Room } from "@colyseus/sdk";
import { learnDialect } from "../../client/net/dialect.ts";
import type { MazeView } from "../../shared/games/magic-maze/board.ts";
import type { Command } from "../../shared/games/magic-maze/commands.ts";
import type { TableState } from "../../shared/table/board.ts";
import type { PackedEvent } from "../../shared/table/events.ts";
import { MESSAGE, PROTOCOL, TABLE_ROOM } from "../../shared/table/protocol.ts";
import { closeEyes } from "./pages.ts";
import { InFlight, PLAYERS_PER_TABLE, type Player } from "./players.ts";
import { QuietFloor } from "./quietFloor.ts";
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
  const floor = new QuietFloor(host.room.state.board as unknown as MazeView);
  for (const { know } of seated) know(floor);
  return seated;
}

/** Must be called as soon as a room is joined: the first messages follow at once. */
function sitDown(joined: Room, inFlight: InFlight, sample: Sample) {
  const room = joined as TableRoom;
  learnDialect(joined);
  const { resolve, promise: isSeated } = Promise.withResolvers<void>();
  let seat = -1;
  let floor: QuietFloor | undefined;
  room.onMessage(MESSAGE.seat, (message: { seat: number }) => {
    seat = message.seat;
    resolve();
  });
  room.onMessage(MESSAGE.hand, () => {});
  room.onMessage(MESSAGE.chatHistory, () => {});
  room.onMessage(MESSAGE.events, (events: PackedEvent[]) => {
    const [event] = events;
    if (event === undefined) return;
    // Every move's first event bears its seat in the second place.
    inFlight.see(Number(event[1]), seat);
    if (seat === 0) floor?.see(event);
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
    /** Moves by what the bench knows of the table from now on; only the host's page still keeps the board. */
    know(known: QuietFloor) {
      floor = known;
      if (seat !== 0) closeEyes(joined);
    },
    move() {
      const step = floor?.step(seat);
      if (step === undefined) return false;
      inFlight.send(seat);
      // Whether it is refused does not matter: somebody may have stepped in the way meanwhile, that is the game.
      (room as unknown as Requester).sendRequest("command", { id: newId(), c: step }, NO_OPTIONS, ignore);
      return true;
    },
    close: () => void room.leave(),
  };
}
