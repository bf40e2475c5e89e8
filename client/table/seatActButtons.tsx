import { ArrowDown, ArrowUp, Bot, Crown, DoorOpen, type LucideIcon, Pencil, UserCheck, UserX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { games } from "../../shared/games/registry.ts";
import type { TableRequest } from "../../shared/table/protocol.ts";
import NameDialog from "../ui/nameDialog.tsx";
import { type SeatAct, seatActs } from "./seatActs.ts";
import type { AtTable, TableView } from "./session.ts";
import { useAsk } from "./useAsk.ts";

const SIGNS: Readonly<Record<SeatAct["is"], LucideIcon>> = {
  up: ArrowUp,
  down: ArrowDown,
  rename: Pencil,
  host: Crown,
  "to-bot": Bot,
  "to-watcher": UserCheck,
  "to-anybody": DoorOpen,
  kick: UserX,
  "remove-bot": UserX,
};

export const hasBots = (view: TableView) => games.get(view.game)?.think !== undefined;

/** What you may do with this seat, one button each; each names the seat for those who hear it. */
export function SeatActButtons({
  session,
  view,
  you,
  seat,
}: Pick<AtTable, "session" | "view"> & { readonly you: number; readonly seat: number }) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const acts = seatActs(view, you, seat, hasBots(view));
  const [renaming, setRenaming] = useState<Extract<TableRequest, { type: "nameSeat" }>>();
  if (acts.length === 0) return null;
  const press = ({ request }: SeatAct) => {
    if (request.type === "nameSeat") setRenaming(request);
    else void ask(request);
  };
  const seatName = view.seats[seat]?.name ?? "";
  return (
    <div className="seat-acts">
      {acts.map((act) => {
        const Sign = SIGNS[act.is];
        const word = t(`seat-act.${act.is}`, { name: act.name });
        return (
          <button
            key={`${act.is} ${act.name}`}
            type="button"
            className="btn seat-act"
            aria-label={t("seat-act.of", { act: word, name: seatName })}
            onClick={() => press(act)}
          >
            <Sign aria-hidden="true" />
            {word}
          </button>
        );
      })}
      <NameDialog
        isOpen={renaming !== undefined}
        title={t("seat-act.rename")}
        act={t("own.save")}
        name={seatName}
        onClose={() => setRenaming(undefined)}
        onName={(name) => {
          setRenaming(undefined);
          void ask({ type: "nameSeat", seat, name });
        }}
      />
    </div>
  );
}
