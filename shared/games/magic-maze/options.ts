import { z } from "zod";

/** What the host chooses. rules: Scenarios, Time */
export const options = z.strictObject({
  /** 1 to 7: the introduction. */
  scenario: z.number().int().min(1).max(7).default(1),
  /** Sand in the timer, seconds: 180 is the original. */
  sand: z.union([z.literal(180), z.literal(240), z.literal(420)]).default(180),
});
export type Options = z.infer<typeof options>;
