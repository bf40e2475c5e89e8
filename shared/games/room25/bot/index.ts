import type { Random } from "../../../table/random.ts";
import { choicesOf } from "../choices.ts";
import type { Command } from "../commands.ts";
import type { RoomHand } from "../hands.ts";
import { snapshotOf } from "../snapshot.ts";
import type { RoomView } from "../view.ts";
import { answer, programmeFor } from "./decide.ts";
import { type Mind, mindOf } from "./mind.ts";
import { claimOf } from "./talk.ts";

/** A guard gives up his cover near the end, or when prisoners gather in Room 25. */
const LATE = 4;
const GATHERING = 2;

function shouldReveal({ view, goal }: Mind): boolean {
  const inside = [...view.characters].filter(({ tile }) => tile === goal).length;
  return view.turnsLeft <= LATE || inside >= GATHERING;
}

/**
 * A plain bot: plays lawfully, shuns what it knows to be deadly, heads for Room 25 and brings it out; as a guard it
 * hinders. It is given what its seat may see.
 * @returns its next wish, or undefined when it has nothing to do
 */
export function think(board: RoomView, hand: RoomHand, seat: number, random: Random): Command | undefined {
  const view = snapshotOf(board);
  if (view.phase === "over") return undefined;
  const { decision, clue, programmes, canReveal, claims } = choicesOf(view, hand, seat);
  if (clue.length > 0) return { type: "peek", cell: random.pick(clue) };
  if (decision?.kind === "take-character") return random.pick(decision.options);

  const mind = mindOf(view, hand, seat);
  const claim = claimOf(mind, claims, random);
  if (claim) return claim;
  if (canReveal && shouldReveal(mind)) return { type: "reveal" };
  if (decision) {
    return answer(mind, decision.kind, decision.character, decision.options) ?? random.pick(decision.options);
  }
  const [open] = programmes.filter(({ isReady }) => !isReady);
  if (!open) return undefined;
  return { type: "programme", character: open.character, actions: programmeFor(mind, open.character, open.limit) };
}
