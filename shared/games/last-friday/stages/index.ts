import { alarm, caution, stagger } from "./errands.ts";
import { expose, peek } from "./looks.ts";
import type { StageName } from "./names.ts";
import { corpse, prowl } from "./prowl.ts";
import { push } from "./push.ts";
import { arrange, cabins, cards, choose, layOut, seatChosen } from "./setup.ts";
import { spoils, twist } from "./spoils.ts";
import type { Stage } from "./stage.ts";
import { trail } from "./trail.ts";
import { duplicate, swapKey, turn } from "./turn.ts";

/** What waits for somebody, by the name on the agenda. */
export const STAGES: Partial<Record<StageName, Stage>> = {
  cards,
  arrange,
  cabins,
  layOut,
  choose,
  seatChosen,
  spoils,
  peek,
  twist,
  turn,
  prowl,
  corpse,
  trail,
  caution,
  stagger,
  duplicate,
  swapKey,
  expose,
  push,
  alarm,
};
