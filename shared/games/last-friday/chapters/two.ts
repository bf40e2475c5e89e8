import { NONE } from "../camp.ts";
import { MANIAC_TOKENS } from "../clues.ts";
import { note } from "../facts.ts";
import { abandonGear } from "../gear.ts";
import type { Chapter } from "./chapter.ts";
import { piersAndCabins } from "./starts.ts";

/** II, The Chase: the campers hunt him. */
export const chase: Chapter = {
  number: 2,
  isManiacFirst: true,
  trailLag: 0,
  onPawn: "catches",
  hasShelter: false,
  allowsInvisible: true,
  allowsTwist: true,
  keepsPlace: true,
  bringsNewcomers: true,
  opening: { campaign: ["cards"], alone: ["cards", "cabins", "muster", "layOut"] },
  aftermath: ["nearest", "score", "chapter"],
  tokens: ["twist", "shadow", "speed"],
  layOut: { corpses: 4, clues: 5 },
  starts: piersAndCabins,
  onMeeting(match, camper, circle) {
    const { board } = match;
    note(board, "at", { circles: [circle] });
    board.catcher = camper;
    board.ending = "caught";
    match.emit({ type: "caught", camper, circle });
  },
  onCornered: () => undefined,
  check: () => "",
  onClose(match) {
    const { board } = match;
    if (board.catcher !== NONE || !board.isCampaign) return;
    abandonGear(match);
    board.maniacTokens |= 1 << MANIAC_TOKENS.indexOf("invisible");
  },
  winner(board) {
    if (board.isCampaign) return "";
    return board.catcher === NONE ? "maniac" : "campers";
  },
};
