import "../styles/help.css";
import { useTranslation } from "react-i18next";
import { ROOM_COLOURS, ROOM_KINDS } from "../../../../shared/games/room25/kinds.ts";
import { MODE_IDS } from "../../../../shared/games/room25/modes/mode.ts";
import { roomRules } from "../../../../shared/games/room25/rooms/index.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useRoomState } from "../context.ts";
import { Art } from "../parts/art.tsx";
import { ColourChip } from "../parts/colourChip.tsx";
import { RoomFacts } from "../parts/roomCard.tsx";
import { KeyTable } from "./keyTable.tsx";
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
  { name: "talk", arts: [] },
  { name: "guards", arts: ["role-prisoner", "role-guard"] },
  { name: "masks", arts: ["role-guard"] },
  { name: "last", arts: ["sand-timer"] },
] as const;

/** The rules in the reader's language, to be looked up in a moment. */
export function Help({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("room25");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("help.title")}>
      <div className="r25-help" data-game="room25">
        {SECTIONS.map((section) => (
          <section key={section.name}>
            <div className="r25-picture" aria-hidden="true">
              {"diagram" in section ? (
                <section.diagram />
              ) : section.name === "talk" ? (
                ROOM_COLOURS.map((colour) => <ColourChip key={colour} colour={colour} />)
              ) : (
                section.arts.map((art) => <Art key={art} name={art} />)
              )}
            </div>
            <div>
              <h3>{t(`help.${section.name}.title`)}</h3>
              <p>{t(`help.${section.name}.text`)}</p>
            </div>
          </section>
        ))}
        <h2>{t("help.rooms")}</h2>
        <Rooms />
        <h2>{t("help.modes")}</h2>
        <Modes />
        <h2>{t("help.keys")}</h2>
        <KeyTable />
      </div>
    </Dialog>
  );
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
    <ul className="r25-modes">
      {MODE_IDS.map((mode) => (
        <li key={mode} aria-current={mode === played ? "true" : undefined}>
          <b>{t(`mode.${mode}.name`)}</b>
          <span>{t(`mode.${mode}.text`)}</span>
        </li>
      ))}
    </ul>
  );
}
