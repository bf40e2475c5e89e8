import { z } from "zod";
import { LAST_SCENARIO, OWN_SCENARIO } from "./scenarios.ts";
import { switches } from "./switches.ts";
import { levelFor, switchesFor } from "./table.ts";
import { whyUnwinnable } from "./unwinnable.ts";

const NUMBERS = Array.from({ length: LAST_SCENARIO - OWN_SCENARIO + 1 }, (_, index) => OWN_SCENARIO + index);

const fields = z.strictObject({
  /** 1 to 7: the introduction; 8 to 17: the challenges; 0: an own scenario. */
  scenario: z.literal(NUMBERS).default(1),
  /** Sand in the timer, seconds: 180 is the original. */
  sand: z.union([z.literal(180), z.literal(240), z.literal(420)]).default(180),
  /** The highest number in the stack. The introduction has its own. */
  level: z.number().int().min(9).max(24).optional(),
  /** The side of tile 1 that lies up. The introduction has its own. */
  side: z.enum(["A", "B"]).optional(),
  /** For one player alone: the action tiles turned up one by one, or all at hand. */
  solo: z.enum(["book", "relaxed"]).optional(),
  /** The switches of an own scenario. */
  own: switches.optional(),
});
export type Options = z.infer<typeof fields>;

/** What the host chooses; what can never be won is refused, with a code of `UNWINNABLE_CODES`. rules: Scenarios, Time */
export const options: z.ZodType<Options> = fields.superRefine((chosen, context) => {
  const why = whyUnwinnable(switchesFor(chosen), levelFor(chosen));
  if (why !== undefined) context.addIssue({ code: "custom", message: why, path: ["own"] });
});
