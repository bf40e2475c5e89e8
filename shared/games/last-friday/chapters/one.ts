import { finishItem } from "../agenda.ts";
import { MANIAC_STARTS } from "../camp.ts";
import { note } from "../facts.ts";
import { killCamper, perish } from "../kill.ts";
import { turnUpMeetings } from "../meetings.ts";
import { livingCampers } from "../places.ts";
import type { Chapter } from "./chapter.ts";

/** I, Arrival: the campers look for shelter. */
export const arrival: Chapter = {
  number: 1,
  isManiacFirst: false,
  trailLag: 3,
  onPawn: "kills",
  hasShelter: true,
  allowsInvisible: false,
  allowsTwist: true,
  keepsPlace: false,
  bringsNewcomers: false,
  opening: { campaign: ["cards", "arrange"], alone: ["cards", "arrange"] },
  aftermath: ["score", "chapter"],
  tokens: ["axe", "twist", "shadow", "speed"],
  layOut: { corpses: 0, clues: 0 },
  starts: () => MANIAC_STARTS,
  onMeeting(match, camper, circle, to) {
    // The camper's turn is what is due; the dead have none.
    finishItem(match.board);
    note(match.board, "at", { circles: [circle] });
    killCamper(match, camper, to);
  },
  onCornered: () => undefined,
  check(board) {
    const living = [...board.campers].filter(({ life }) => life !== "dead");
    if (living.length === 0) return "slain";
    return living.every(({ life }) => life === "safe") ? "sheltered" : "";
  },
  onClose(match) {
    const isLost = (camper: number) => match.board.campers[camper]?.life === "alive";
    for (const camper of livingCampers(match.board).filter(isLost)) perish(match, camper);
    turnUpMeetings(match);
  },
  winner(board) {
    const safe = livingCampers(board).length;
    if (safe === 0) return "maniac";
    if (board.isCampaign) return "";
    return safe >= 3 ? "campers" : "maniac";
  },
};
