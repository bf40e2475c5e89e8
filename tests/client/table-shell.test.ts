import { describe, expect, test } from "vitest";
import { diagnose, graphPoints, median } from "../../client/status/diagnosis.ts";
import { voices, yourSay } from "../../client/table/ballot.ts";
import { seatActs } from "../../client/table/seatActs.ts";
import { linkIn, seatLink } from "../../client/table/seatLink.ts";
import type { SeatView, TableView, VoteView } from "../../client/table/session.ts";
import { standing } from "../../client/table/standing.ts";
import { tableRequest } from "../../shared/table/protocol.ts";

function seat(name: string, change: Partial<SeatView> = {}): SeatView {
  return { name, colour: 1, isTaken: true, isConnected: true, isReady: true, ...change };
}

function table(change: Partial<TableView> = {}): TableView {
  return {
    code: "K4TX",
    game: "room25",
    phase: "playing",
    isPublic: false,
    host: 0,
    options: {},
    seats: [seat("Ana"), seat("Bo"), seat("Cy", { isConnected: false })],
    spectators: 0,
    clock: { isRunning: true, at: 0 },
    match: 1,
    matchKey: "",
    board: undefined,
    ...change,
  };
}

const acts = (view: TableView, you: number, at: number, hasBots = true) =>
  seatActs(view, you, at, hasBots).map(({ is }) => is);

describe("why a match stands still", () => {
  test("is not told while it goes on, nor where none is played", () => {
    expect(standing(table(), 0)).toBeUndefined();
    expect(standing(table({ phase: "ended", isPaused: true }), 0)).toBeUndefined();
  });

  test("is a pause, or those who are away: bots and free seats are not", () => {
    expect(standing(table({ isPaused: true, waitsUntil: -1 }), 0)).toEqual({ is: "paused" });
    const seats = [...table().seats, seat("", { isTaken: false, isConnected: false }), seat("Bot", { isBot: true })];
    expect(standing(table({ seats, waitsUntil: -1 }), 0)).toEqual({ is: "waiting", names: ["Cy"], left: undefined });
    expect(standing(table({ waitsUntil: 61_500 }), 1000)).toEqual({ is: "waiting", names: ["Cy"], left: 61 });
  });

  test("counts three, two, one by the server's time", () => {
    const view = table({ clock: { isRunning: false, at: 0, startsAt: 10_000 } });
    const counted = [7000, 7500, 8000, 9000, 9999].map((now) => standing(view, now));
    expect(counted.map((why) => why?.is === "counting" && why.left)).toEqual([3, 3, 2, 1, 1]);
    expect(standing(view, 10_000)).toBeUndefined();
  });
});

describe("what may be done with a seat", () => {
  test("is the host's alone", () => {
    expect(acts(table(), 1, 2)).toEqual([]);
    expect(acts(table(), -1, 2)).toEqual([]);
  });

  test("passes the host on to who is there, and puts out anybody but oneself", () => {
    expect(acts(table(), 0, 1)).toEqual(["host", "kick"]);
    expect(acts(table(), 0, 0)).toEqual([]);
  });

  test("hands the seat of who is away to a bot, to a watcher with a name, or to anybody", () => {
    const watchers = [
      { id: 7, name: "Di" },
      { id: 8, name: "" },
    ];
    const view = table({ watchers });
    expect(acts(view, 0, 2)).toEqual(["to-bot", "to-watcher", "to-anybody", "kick"]);
    expect(acts(view, 0, 2, false)).toEqual(["to-watcher", "to-anybody", "kick"]);
    expect(seatActs(view, 0, 2, true)[1]).toEqual({
      is: "to-watcher",
      name: "Di",
      request: { type: "handOver", seat: 2, to: 7 },
    });
  });

  test("orders the seats before the start, and removes bots", () => {
    const view = table({ phase: "gathering", seats: [seat("Ana"), seat("Bo"), seat("Bot", { isBot: true })] });
    expect(acts(view, 0, 0)).toEqual(["down"]);
    expect(acts(view, 0, 1)).toEqual(["up", "down", "rename", "host", "kick"]);
    expect(acts(view, 0, 2)).toEqual(["up", "remove-bot"]);
    expect(seatActs(view, 0, 1, true)[0]?.request).toEqual({ type: "order", seats: [1, 0, 2] });
    expect(seatActs(view, 0, 1, true)[1]?.request).toEqual({ type: "order", seats: [0, 2, 1] });
  });

  test("is asked for in the words of the protocol", () => {
    const views = [table(), table({ phase: "gathering", watchers: [{ id: 7, name: "Di" }] })];
    const all = views.flatMap((view) => view.seats.flatMap((_, at) => seatActs(view, 0, at, true)));
    expect(all.map(({ request }) => tableRequest.safeParse(request).success)).not.toContain(false);
  });
});

describe("a vote", () => {
  const vote: VoteView = {
    kind: "end",
    by: 0,
    seat: -1,
    to: 0,
    needed: 0b011,
    agreed: 0b001,
    isMajority: true,
    endsAt: 0,
  };

  test("asks those who have a say and have not agreed", () => {
    expect([0, 1, 2, -1].map((you) => yourSay(vote, you))).toEqual(["given", "asked", "none", "none"]);
  });

  test("shows who has agreed", () => {
    expect(voices(vote, 3)).toEqual([
      { seat: 0, hasAgreed: true },
      { seat: 1, hasAgreed: false },
    ]);
  });
});

test("the code of a seat's link is found again in its address, after the hash", () => {
  const link = seatLink("http://10.0.0.2:2567", "K4TX", "a+b/c=");
  expect(new URL(link).pathname).toBe("/t/K4TX");
  expect(linkIn(new URL(link).hash)).toBe("a+b/c=");
  expect(linkIn("")).toBeUndefined();
  expect(linkIn("#seat=")).toBeUndefined();
});

describe("the connection check", () => {
  test("says that something in between stops WebSockets where pages arrive and none opens", () => {
    expect(diagnose({ isOnline: true, page: true, socket: false })).toBe("no-socket");
  });

  test("tells a device without a network from a server that is silent", () => {
    expect(diagnose({ isOnline: false, page: false, socket: false })).toBe("offline");
    expect(diagnose({ isOnline: true, page: false, socket: undefined })).toBe("no-server");
  });

  test("looks until both are known", () => {
    expect(diagnose({ isOnline: true, page: true, socket: undefined })).toBe("looking");
    expect(diagnose({ isOnline: true, page: true, socket: true })).toBe("well");
  });

  test("draws the trips from left to right, the longest at the top", () => {
    expect(graphPoints([10, 20, 5], 100, 40)).toBe("0,20 50,0 100,30");
    expect(median([9, 1, 5])).toBe(5);
    expect(median([])).toBeUndefined();
  });
});
