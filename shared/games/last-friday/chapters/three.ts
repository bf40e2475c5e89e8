import { interrupt } from "../agenda.ts";
import { showManiac } from "../facts.ts";
import { killCamper } from "../kill.ts";
import { camperOf } from "../places.ts";
import type { Chapter } from "./chapter.ts";
import { piersAndCabins } from "./starts.ts";

/** III, The Massacre: the Chosen one has to live through it. */
export const massacre: Chapter = {
  number: 3,
  isManiacFirst: false,
  trailLag: 3,
  onPawn: "kills",
  hasShelter: false,
  allowsInvisible: true,
  allowsTwist: true,
  keepsPlace: false,
  bringsNewcomers: false,
  opening: {
    campaign: ["arm", "seatChosen"],
    alone: ["cards", "cabins", "muster", "choose", "arm", "seatChosen", "layOut"],
  },
  aftermath: ["score", "chapter"],
  tokens: ["twist", "shadow", "speed"],
  layOut: { corpses: 4, clues: 10 },
  starts: piersAndCabins,
  onMeeting(match, camper, circle, to) {
    if (camper === match.board.chosen) {
      killCamper(match, camper, to);
      return;
    }
    showManiac(match, circle);
    match.emit({ type: "found", camper, circle });
    interrupt(match.board, "push", { camper, circle });
  },
  onCornered: () => undefined,
  check: (board) => (board.chosen >= 0 && camperOf(board, board.chosen).life === "dead" ? "chosenSlain" : ""),
  onClose: () => undefined,
  winner(board) {
    if (board.ending === "chosenSlain") return "maniac";
    return board.isCampaign ? "" : "campers";
  },
};
