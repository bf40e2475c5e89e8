import { HERO_OF } from "../../../../shared/games/magic-maze/heroes.ts";

/** What stands for a scenario at a glance, by its number; 0 is the table's own. */
export const PICTURES = [
  "sand-timer",
  "exit-purple",
  "exit-green",
  "act-w",
  `hero-${HERO_OF.orange}`,
  `hero-${HERO_OF.purple}`,
  `hero-${HERO_OF.yellow}`,
  "camera",
  "act-explore",
  "do-something",
  "item-purple",
  "out-of-order",
  "talk",
  "vortex-purple",
  "silence",
  "stare",
  "vortex-off",
  `hero-${HERO_OF.green}`,
] as const;
