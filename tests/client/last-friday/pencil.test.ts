import { expect, test } from "vitest";
import { FIRST_TOOL } from "../../../client/games/last-friday/model/sketching.ts";
import type { CampMatch } from "../../../shared/games/last-friday/envelopes.ts";
import { options } from "../../../shared/games/last-friday/options.ts";
import { setUp } from "../../../shared/games/last-friday/setup.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { playerAt } from "./player.ts";

/** A camper's page with the pencil in hand. */
function drawing() {
  const random = seededRandom(1);
  const { board, hands, secret } = setUp(options.parse({ play: "1", maniac: 0 }), 2, random);
  const player = playerAt({ board, hands, secret, random, now: 0, emit: () => {} } as unknown as CampMatch, 1);
  player.model.setTool(FIRST_TOOL);
  return player;
}

test("a tap beside every circle does not put the pencil away", () => {
  const { model, sent } = drawing();
  model.tapNothing();
  model.tap({ circle: 33 });
  expect(sent).toEqual([{ type: "sketch", shape: "pin", colour: 0, nodes: ["c33"] }]);
});

test("a tap beside every circle takes back where an arrow was to begin", () => {
  const player = drawing();
  player.model.setTool({ ...FIRST_TOOL, shape: "arrow", from: { circle: 33 } });
  player.model.tapNothing();
  expect(player.state.tool).toEqual({ ...FIRST_TOOL, shape: "arrow" });
});

test("Escape puts the pencil away", () => {
  const player = drawing();
  player.model.cancel();
  expect(player.state.tool).toBeUndefined();
});
