import type { CampersHand, CampHand, ManiacHand } from "../../../../shared/games/last-friday/envelopes.ts";
import type { Sketch } from "../../../../shared/games/last-friday/sketches.ts";

/** The maniac's hand, with what the campers know beside it. */
type OpenHand = ManiacHand & Pick<CampersHand, "sketches">;

/** Both sides' hands laid open at once: his place, trail and plans, their plans, and all that lies face-down. */
export function everything(hands: readonly CampHand[]): OpenHand | undefined {
  const maniac = hands.find((hand) => hand.side === "maniac");
  const campers = hands.find((hand) => hand.side === "campers");
  if (maniac === undefined) return undefined;
  return {
    ...maniac,
    fronts: { ...campers?.seen, ...maniac.fronts },
    sketches: campers?.sketches ?? [],
  };
}

/** What is drawn on the planning layer, for those who may see it. */
export function sketchesOf(hand: CampHand | undefined): readonly Sketch[] {
  return hand !== undefined && "sketches" in hand ? (hand as OpenHand | CampersHand).sketches : [];
}
