import { Check, DoorOpen, Skull, TriangleAlert } from "lucide-react";
import type { RoomColour } from "../../../../shared/games/room25/kinds.ts";
import { useWords } from "./words.ts";

/** A colour never goes alone: what each means has a sign as well. */
const SIGNS = { green: Check, yellow: TriangleAlert, red: Skull, blue: DoorOpen } as const;

/** A room's colour, in word and sign. */
export function ColourChip({ colour }: { colour: RoomColour }) {
  const words = useWords();
  const Sign = SIGNS[colour];
  return (
    <em className={`r25-chip is-${colour}`}>
      <Sign aria-hidden="true" />
      {words.colour(colour)}
    </em>
  );
}
