import { InFlight, PLAYERS_PER_TABLE, type Player } from "./players.ts";
import type { Sample } from "./statistics.ts";

/** Four players of one room of the bare relay, sending moves as JSON. */
export async function relayTable(port: number, table: number, sample: Sample): Promise<Player[]> {
  const inFlight = new InFlight(sample);
  return Promise.all(
    Array.from({ length: PLAYERS_PER_TABLE }, async (_, seat): Promise<Player> => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${table}`);
      await new Promise((resolve, reject) => {
        socket.onopen = resolve;
        socket.onerror = reject;
      });
      socket.onmessage = ({ data }) => {
        sample.received(data.length);
        inFlight.see(JSON.parse(data).seat, seat);
      };
      return {
        move() {
          inFlight.send(seat);
          socket.send(JSON.stringify({ seat, type: "move", hero: "yellow", direction: "N", cells: 1 }));
          return true;
        },
        close: () => socket.close(),
      };
    }),
  );
}
