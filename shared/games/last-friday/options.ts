import { z } from "zod";

/** What the host chooses. */
export const options = z.strictObject({
  /** All four chapters, or one alone. rules: Chapters */
  play: z.enum(["campaign", "1", "2", "3", "4"]).default("1"),
  /** The seat that plays the maniac; -1: chance decides, and so it does where there is no such seat. */
  maniac: z.number().int().min(-1).max(5).default(-1),
  /** Seconds a decision may take; 0: any time. */
  turnTime: z.union([z.literal(0), z.literal(60), z.literal(90), z.literal(180)]).default(0),
  /** Shows the campers the circles on which the maniac may be. */
  deductionHelp: z.boolean().default(false),
  /** The maniac overhears what the campers say. */
  overhears: z.boolean().default(true),
});
export type Options = z.infer<typeof options>;

/** The options of the next chapter, or undefined after a campaign or chapter IV. */
export function nextOptions(now: Options): Options | undefined {
  const follows = { campaign: undefined, "1": "2", "2": "3", "3": "4", "4": undefined } as const;
  const play = follows[now.play];
  return play === undefined ? undefined : { ...now, play };
}
