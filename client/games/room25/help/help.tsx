import "../styles/help.css";
import { useTranslation } from "react-i18next";
import { ROOM_COLOURS, ROOM_KINDS } from "../../../../shared/games/room25/kinds.ts";
import { MODE_IDS } from "../../../../shared/games/room25/modes/mode.ts";
import { roomRules } from "../../../../shared/games/room25/rooms/index.ts";
import { Rules } from "../../../play/rules.tsx";
import { useRoomState } from "../context.ts";
import { Art } from "../parts/art.tsx";
import { ColourChip } from "../parts/colourChip.tsx";
import { RoomFacts } from "../parts/roomCard.tsx";
import { KEYS } from "./keys.ts";
import { EscapeDiagram, OrderDiagram, SlideDiagram } from "./pictures.tsx";

/** The rules, one subject each: its texts are `help.<name>.title` and `help.<name>.text`. */
const SECTIONS = [
  { name: "goal", arts: ["room-central", "room-25"] },
  { name: "turn", diagram: OrderDiagram },
  { name: "look", arts: ["act25-look"] },
  { name: "move", arts: ["act25-move"] },
  { name: "push", arts: ["act25-push"] },
  { name: "control", diagram: SlideDiagram },
  { name: "escape", diagram: EscapeDiagram },
  { name: "talk", diagram: ClaimPicture },
  { name: "guards", arts: ["role-prisoner", "role-guard"] },
  { name: "masks", arts: ["role-guard"] },
  { name: "last", arts: ["sand-timer"] },
] as const;

/** The rules in the reader's language, to be looked up in a moment. */
export function Help({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("room25");
  return (
    <Rules
      game="room25"
      isOpen={isOpen}
      onClose={onClose}
      keys={KEYS}
      sections={SECTIONS.map((section) => ({
        name: section.name,
        picture: "diagram" in section ? <section.diagram /> : section.arts.map((art) => <Art key={art} name={art} />),
      }))}
    >
      <h2>{t("help.rooms")}</h2>
      <Rooms />
      <h2>{t("help.modes")}</h2>
      <Modes />
    </Rules>
  );
}

/** The colours that a player may claim to have seen. */
function ClaimPicture() {
  return ROOM_COLOURS.map((colour) => <ColourChip key={colour} colour={colour} />);
}

/** Every kind of room, by colour; how many of each this complex has. */
function Rooms() {
  const { t } = useTranslation("room25");
  const composition = useRoomState(({ board }) => board?.composition);
  return (
    <ul className="r25-rooms">
      {ROOM_COLOURS.flatMap((colour) =>
        ROOM_KINDS.filter((kind) => roomRules(kind).colour === colour).map((kind) => {
          const count = composition?.[ROOM_KINDS.indexOf(kind)] ?? 0;
          return (
            <li key={kind} className={count === 0 ? "is-absent" : undefined}>
              <RoomFacts kind={kind} />
              <small>{count === 0 ? t("help.absent") : t("help.count", { count })}</small>
            </li>
          );
        }),
      )}
    </ul>
  );
}

function Modes() {
  const { t } = useTranslation("room25");
  const played = useRoomState(({ board }) => board?.mode);
  return (
    <ul className="rules-list">
      {MODE_IDS.map((mode) => (
        <li key={mode} aria-current={mode === played ? "true" : undefined}>
          <b>{t(`mode.${mode}.name`)}</b>
          <span>{t(`mode.${mode}.text`)}</span>
        </li>
      ))}
    </ul>
  );
}
