import type { RoomView } from "../view.ts";
import { competition } from "./competition.ts";
import { cooperation } from "./cooperation.ts";
import type { Mode, ModeId } from "./mode.ts";
import { solo } from "./solo.ts";
import { suspicion } from "./suspicion.ts";
import { team } from "./team.ts";

/** Every mode: one line a mode. */
export const MODES: Readonly<Record<ModeId, Mode>> = { suspicion, cooperation, competition, team, solo };

/** The rules of the mode that is played on this board. */
export function modeOf(view: Pick<RoomView, "mode">): Mode {
  return MODES[view.mode];
}
