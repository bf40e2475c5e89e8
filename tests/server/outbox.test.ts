import { EventEmitter } from "node:events";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Client, ClientState } from "@colyseus/core";
import { WebSocketClient } from "@colyseus/ws-transport";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Outbox } from "../../server/table/outbox.ts";
import { framesOf } from "../../shared/table/bundle.ts";
import { until } from "./support/until.ts";

type Raw = (frame: Uint8Array, options?: object, callback?: () => void) => void;
const rawOf = (client: Client) => (client as unknown as { raw: Raw }).raw.bind(client);
const bytes = (length: number, fill = 7) => new Uint8Array(length).fill(fill);
/** The end of the turn, when everything has left. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A page of which is known what was written to its socket, and what went past the outbox. */
function page(state: Client["state"] = ClientState.JOINED) {
  const written: Buffer[] = [];
  const past: string[] = [];
  const ref = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    _socket: { write: (frame: Buffer) => written.push(frame) },
  });
  const client = {
    state,
    ref,
    raw: (frame: Uint8Array) => past.push(`raw ${frame[0]} after ${written.length} writes`),
    enqueueRaw: (frame: Uint8Array) => past.push(`kept ${frame[0]}`),
    leave: (code: number) => past.push(`leave ${code} after ${written.length} writes`),
  } as unknown as Client;
  return { client, ref, written, past, raw: (frame: Uint8Array) => rawOf(client)(frame) };
}

describe("an outbox", () => {
  test("lets everything of one turn leave in one write, in order, and what comes later in the next", async () => {
    const { client, raw, written } = page();
    new Outbox().attach(client);
    raw(bytes(1, 1));
    raw(bytes(2, 2));
    expect(written).toEqual([]);
    await turn();
    raw(bytes(0));
    await turn();
    expect(written.map((each) => [...each])).toEqual([
      [0x82, 6, 0xff, 1, 1, 2, 2, 2],
      [0x82, 0],
    ]);
  });

  test("bundles nothing for a page that has not yet said that it has joined", async () => {
    const [here, joining] = [page(), page(ClientState.JOINING)];
    const outbox = new Outbox();
    for (const { client } of [here, joining]) outbox.attach(client);
    const frames = [bytes(1, 1), bytes(1, 2)];
    for (const frame of frames) for (const { raw } of [here, joining]) raw(frame);
    await turn();
    expect(here.written.map((each) => [...each])).toEqual([[0x82, 5, 0xff, 1, 1, 1, 2]]);
    expect(joining.written.map((each) => [...each])).toEqual([[0x82, 1, 1, 0x82, 1, 2]]);
  });

  test("keeps what all are told for those who are about to join, but no patch", async () => {
    const [here, joining] = [page(), page(ClientState.JOINING)];
    const outbox = new Outbox();
    for (const { client } of [here, joining]) outbox.attach(client);
    outbox.toJoined(bytes(1, 1));
    outbox.toAll(bytes(1, 2));
    await turn();
    expect(here.written.map((each) => [...each])).toEqual([[0x82, 5, 0xff, 1, 1, 1, 2]]);
    expect([joining.written.length, joining.past]).toEqual([0, ["kept 2"]]);
  });

  test("gives pages that are sent the same the same bytes, and others their own", async () => {
    const [anna, ben, cleo] = [page(), page(), page()];
    const outbox = new Outbox();
    for (const { client } of [anna, cleo, ben]) outbox.attach(client);
    const [patch, event, answer] = [bytes(3, 1), bytes(3, 2), bytes(3, 3)];
    for (const { raw } of [anna, ben, cleo]) raw(patch);
    for (const { raw } of [ben, anna]) raw(event);
    cleo.raw(answer);
    await turn();
    expect(anna.written).toHaveLength(1);
    expect(anna.written[0]).toBe(ben.written[0]);
    expect([...(cleo.written[0] ?? [])]).toEqual([0x82, 9, 0xff, 3, 1, 1, 1, 3, 3, 3, 3]);
  });

  test("lets what waits go before the line is closed, and before what wants to know when it has left", () => {
    const { client, raw, past } = page();
    new Outbox().attach(client);
    raw(bytes(1, 1));
    client.leave(4321);
    raw(bytes(1, 2));
    rawOf(client)(bytes(1, 3), undefined, () => undefined);
    expect(past).toEqual(["leave 4321 after 1 writes", "raw 3 after 2 writes"]);
  });

  test.each([
    ["closing", 2],
    ["closed", 3],
  ])("writes nothing to a line that is %s, and all the same to the others", async (_what, readyState) => {
    const [anna, ben] = [page(), page()];
    const outbox = new Outbox();
    for (const { client, raw } of [anna, ben]) {
      outbox.attach(client);
      raw(bytes(1));
    }
    anna.ref.readyState = readyState;
    await turn();
    expect([anna.written.length, ben.written.length]).toEqual([0, 1]);
  });

  test("writes nothing where the socket is gone before the line knows", async () => {
    const { client, ref, raw, written } = page();
    new Outbox().attach(client);
    raw(bytes(1));
    Object.assign(ref, { _socket: null });
    await turn();
    expect(written).toEqual([]);
  });

  test("keeps nothing of a page that is gone, not even what is sent to it afterwards", async () => {
    const { client, ref, raw, written, past } = page();
    new Outbox().attach(client);
    raw(bytes(1));
    ref.emit("close");
    expect(ref.listenerCount("close")).toBe(0);
    raw(bytes(1, 9));
    await turn();
    expect([written.length, past]).toEqual([0, ["raw 9 after 0 writes"]]);
  });

  test("does not keep a page that is gone in memory", async () => {
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    const outbox = new Outbox();
    const attach = () => {
      const { client, ref, raw } = page();
      outbox.attach(client);
      raw(bytes(1));
      ref.emit("close");
      return new WeakRef(client);
    };
    const gone = attach();
    await until(() => {
      collect();
      return gone.deref() === undefined;
    });
    outbox.flush();
  });

  test("sends what was said in a turn that ended with an error", async () => {
    const { client, raw, written } = page();
    new Outbox().attach(client);
    const fail = () => {
      raw(bytes(1));
      throw new Error("a turn that failed");
    };
    expect(fail).toThrow("a turn that failed");
    await turn();
    expect(written).toHaveLength(1);
  });
});

describe("over a real line", () => {
  let house: WebSocketServer;
  let address: string;
  beforeAll(async () => {
    house = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
    await until(() => house.address() !== null);
    address = `ws://127.0.0.1:${(house.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const each of house.clients) each.terminate();
  });
  afterAll(() => house.close());

  /** A page that has joined, and what comes to it: frames, then the code it was closed with. */
  async function joined(outbox: Outbox) {
    const came: (Buffer | number)[] = [];
    const accepted = new Promise<WebSocket>((resolve) => house.once("connection", resolve));
    const socket = new WebSocket(address);
    socket.on("message", (message: Buffer) => came.push(...framesOf(message).map((frame) => Buffer.from(frame))));
    socket.on("close", (code) => came.push(code));
    socket.on("error", () => undefined);
    const client = new WebSocketClient("page", await accepted) as unknown as Client;
    await until(() => socket.readyState === WebSocket.OPEN);
    client.state = ClientState.JOINED;
    outbox.attach(client);
    return { client, socket, came };
  }

  test("frames of every length arrive as they were sent, one after the other", async () => {
    const lengths = [0, 1, 125, 126, 127, 254, 255, 256, 65_535, 65_536, 70_000, 300_000, 1];
    const { client, came } = await joined(new Outbox());
    for (const [n, length] of lengths.entries()) rawOf(client)(bytes(length, n));
    await until(() => came.length === lengths.length);
    // One by one, too.
    for (const [n, length] of lengths.entries()) {
      rawOf(client)(bytes(length, n));
      await turn();
    }
    await until(() => came.length === 2 * lengths.length);
    const sent = lengths.map((length, n) => Buffer.from(bytes(length, n)));
    expect(came).toEqual([...sent, ...sent]);
  });

  test("messages and questions of the line itself do not tear a frame apart", async () => {
    const { client, socket, came } = await joined(new Outbox());
    const line = client.ref as unknown as WebSocket;
    let answers = 0;
    line.on("pong", () => answers++);
    for (let n = 0; n < 50; n++) {
      client.send("filler", "x".repeat(n * 700));
      line.ping();
      if (n % 7 === 0) await turn();
    }
    await until(() => came.length === 50 && answers === 50);
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  test("what was said before somebody is sent away comes first, then the code", async () => {
    const { client, came } = await joined(new Outbox());
    rawOf(client)(bytes(1, 1));
    rawOf(client)(bytes(1, 2));
    client.leave(4123);
    rawOf(client)(bytes(1, 3));
    await until(() => came.length === 3);
    expect(came).toEqual([Buffer.from([1]), Buffer.from([2]), 4123]);
  });

  test("what a page says with its farewell is heard, and does not keep the others from being told", async () => {
    const outbox = new Outbox();
    const [leaving, staying] = [await joined(outbox), await joined(outbox)];
    const line = leaving.client.ref as unknown as WebSocket;
    line.on("message", () => {
      for (const { client } of [leaving, staying]) rawOf(client)(bytes(1, 5));
    });
    leaving.socket.send("last words");
    leaving.socket.close();
    await until(() => staying.came.length === 1);
    await until(() => leaving.came.some((each) => typeof each === "number"));
    expect(staying.came).toEqual([Buffer.from([5])]);
  });

  test("a page whose line breaks while it is written to harms nobody", async () => {
    const outbox = new Outbox();
    const [broken, whole] = [await joined(outbox), await joined(outbox)];
    broken.socket.terminate();
    for (let n = 0; n < 100; n++) {
      for (const { client } of [broken, whole]) rawOf(client)(bytes(10_000, n));
      if (n % 10 === 0) await turn();
    }
    await until(() => whole.came.length === 100);
    const line = broken.client.ref as unknown as WebSocket;
    await until(() => line.readyState === WebSocket.CLOSED);
  });

  test("what a page does not read counts as waiting for it", async () => {
    const { client, socket } = await joined(new Outbox());
    (socket as unknown as { _socket: { pause(): void } })._socket.pause();
    const line = client.ref as unknown as WebSocket;
    await until(async () => {
      rawOf(client)(bytes(500_000));
      await turn();
      return line.bufferedAmount > 1024 * 1024;
    });
  });
});
