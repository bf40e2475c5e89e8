import { describe, expect, it } from "vitest";
import { laid, takenAway } from "../../../client/games/room25/model/draft.ts";
import { programmedNow, trayOf } from "../../../client/games/room25/model/model.ts";
import { scene } from "../../rules/room25/scene.ts";
import { playerAt } from "./player.ts";

describe("the tray", () => {
  it("takes actions one after another", () => {
    expect(laid(laid([], "look", 2), "move", 2)).toEqual(["look", "move"]);
  });

  it("lets what lies on a slot move over where there is room", () => {
    expect(laid(["look"], "move", 2, 0)).toEqual(["move", "look"]);
  });

  it("gives back what lay on a slot when it is full", () => {
    expect(laid(["look", "move"], "push", 2, 0)).toEqual(["push", "move"]);
    expect(laid(["look", "move"], "push", 2)).toEqual(["look", "push"]);
  });

  it("changes places where a token is moved onto the other", () => {
    expect(laid(["look", "move"], "look", 2, 1)).toEqual(["move", "look"]);
  });

  it("holds one action in a Cold Chamber", () => {
    expect(laid(["look"], "move", 1)).toEqual(["move"]);
  });

  it("can be emptied", () => {
    expect(takenAway(["look", "move"], "look")).toEqual(["move"]);
  });
});

describe("programming", () => {
  it("sends the two actions once, however often it is confirmed", () => {
    const { model, sent } = playerAt(scene(), "A");
    model.lay("look");
    model.lay("move");
    model.confirm();
    model.confirm();
    expect(sent).toEqual([{ type: "programme", character: expect.any(Number), actions: ["look", "move"] }]);
  });

  it("sends nothing while nothing is laid out", () => {
    const { model, sent } = playerAt(scene(), "A");
    model.confirm();
    expect(sent).toEqual([]);
  });

  it("takes a programme back when a token is taken off, and keeps the rest laid out", async () => {
    const table = scene();
    const player = playerAt(table, "A");
    player.model.lay("look");
    player.model.lay("move");
    player.model.giveIn();
    await player.answer();
    expect(table.character("A").isReady).toBe(true);
    player.model.takeBack("look");
    await player.answer();
    expect(table.character("A").isReady).toBe(false);
    expect(trayOf(player.state, table.number("A"))).toEqual(["move"]);
  });

  it("goes on with the next of one's characters, until all are in", async () => {
    const table = scene({}, 2);
    const player = playerAt(table, "A");
    const first = programmedNow(player.state)?.character;
    player.model.lay("push");
    player.model.giveIn();
    await player.answer();
    const second = programmedNow(player.state)?.character;
    expect(second).not.toBe(first);
    expect(trayOf(player.state, second ?? -1)).toEqual([]);
  });

  it("starts empty in a new turn", () => {
    const table = scene();
    const player = playerAt(table, "A");
    player.model.lay("look");
    table.turn();
    player.serve();
    expect(player.state.board?.turn).toBe(2);
    expect(trayOf(player.state, table.number("A"))).toEqual([]);
  });
});
