import { describe, expect, it } from "vitest";
import { think } from "../../../shared/games/room25/bot/index.ts";
import { cellAt } from "../../../shared/games/room25/geometry.ts";
import { MODE_IDS } from "../../../shared/games/room25/modes/mode.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { playBotGame, winnerOf } from "./bot-game.ts";
import { scene } from "./scene.ts";

describe("bots", () => {
  it.each(MODE_IDS)("play twenty lawful games of %s to the end, and win some", { timeout: 60_000 }, (mode) => {
    const winners = Array.from({ length: 20 }, (_, seed) => winnerOf(playBotGame(mode, seed)));
    expect(winners).toHaveLength(20);
    expect(winners.some((winner) => winner.includes("escape"))).toBe(true);
  });

  it("are the same again with the same chance, and are given what their seat may see alone", () => {
    const position = scene({ mode: "suspicion" }).turn({ A: ["look", "move"] });
    const wish = () => think(position.board, position.hand("A"), position.seat("A"), seededRandom(7));
    expect(wish()).toEqual(wish());
    const before = wish();
    position.secret.kinds.reverse();
    expect(wish()).toEqual(before);
  });

  it("prefer an unknown room to one they know to be deadly", () => {
    const position = scene()
      .room("mortal", [0, 1], "hidden")
      .stand("A", [0, 0])
      .turn({ A: ["look", "move"] });
    position.target("A", [0, 1]);
    position.do("A", { type: "claim", tile: position.tile([0, 1]), colour: "red" });
    const wish = think(position.board, position.hand("A"), position.seat("A"), seededRandom(1));
    expect(wish).toEqual({ type: "target", cell: cellAt(1, 0) });
  });

  it("leave a Trapped Chamber with their next action", () => {
    const position = scene()
      .room("trapped", [1, 2], "hidden")
      .turn({ A: ["push", "move"] })
      .target("A", [1, 2]);
    const wish = think(position.board, position.hand("A"), position.seat("A"), seededRandom(1));
    expect(wish?.type === "programme" && wish.actions[0]).toBe("move");
  });

  it("bring Room 25 out when all are inside", () => {
    const position = scene().room("room25", [0, 1]).stand("ABCD", [0, 1]);
    const wish = think(position.board, position.hand("A"), position.seat("A"), seededRandom(1));
    expect(wish?.type === "programme" && wish.actions[0]).toBe("control");
    position.turn({ A: ["control", "look"] });
    expect(think(position.board, position.hand("A"), position.seat("A"), seededRandom(1))).toEqual({
      type: "slide",
      line: 6,
      direction: -1,
    });
  });
});
