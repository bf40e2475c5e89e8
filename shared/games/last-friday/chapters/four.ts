import { interruptInOrder } from "../agenda.ts";
import { showManiac } from "../facts.ts";
import { livingCampers } from "../places.ts";
import type { Chapter } from "./chapter.ts";
import { piersAndCabins } from "./starts.ts";

/** IV, The Final Chapter: the Chosen one has to end it. */
export const finalChapter: Chapter = {
  number: 4,
  isManiacFirst: true,
  trailLag: 0,
  onPawn: "blocks",
  hasShelter: false,
  allowsInvisible: true,
  allowsTwist: false,
  keepsPlace: true,
  bringsNewcomers: true,
  opening: {
    campaign: ["cards", "seatChosen"],
    alone: ["cards", "cabins", "muster", "choose", "arm", "seatChosen", "layOut"],
  },
  aftermath: [],
  tokens: ["twist", "shadow", "speed"],
  layOut: { corpses: 8, clues: 15 },
  starts: piersAndCabins,
  onMeeting(match, camper, circle) {
    const { board } = match;
    if (camper === board.chosen) {
      board.catcher = camper;
      board.ending = "caught";
      match.emit({ type: "caught", camper, circle });
      return;
    }
    // What others cross in the alarm itself, or after it in the same turn, changes nothing any more.
    if (board.turn.hasAlarmed) return;
    board.turn.hasAlarmed = true;
    showManiac(match, circle);
    match.emit({ type: "alarmed", camper, circle });
    interruptInOrder(
      board,
      livingCampers(board).flatMap((other) => (other === camper ? [] : [["alarm", { camper: other }]])),
    );
  },
  onCornered(board) {
    board.ending = "cornered";
  },
  check: () => "",
  onClose: () => undefined,
  winner: (board) => (board.ending === "time" ? "maniac" : "campers"),
};
