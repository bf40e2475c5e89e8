import "../../../play/bar.css";
import { Menu } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { whyNoPawn } from "../../../../shared/games/magic-maze/signals.ts";
import { useMaze, useMazeState } from "../context.ts";
import { Art } from "./art.tsx";

/** Another player's card: pressed, it offers the red pawn and the stare. rules: Talking */
export function SeatMenu({
  seat,
  label,
  className,
  children,
}: {
  seat: number;
  label: string;
  className: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("magic-maze");
  const { model } = useMaze();
  // Where the pawn is not this seat's to set, or not in play at all, it is not offered. rules: Scenarios 9, 15
  const hasPawn = useMazeState(({ board, seat }) => {
    const why = board && whyNoPawn(board, seat);
    return why === undefined || why === "sand-not-running";
  });
  return (
    <Menu.Root>
      <Menu.Trigger className={className} aria-label={label}>
        {children}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="bar-over" sideOffset={6} align="start" data-game="magic-maze">
          <Menu.Popup className="bar-menu">
            {hasPawn && (
              <Menu.Item className="bar-menu-item" onClick={() => model.send({ type: "doSomething", seat })}>
                <Art name="do-something" />
                {t("pawn.doSomething")}
              </Menu.Item>
            )}
            <Menu.Item className="bar-menu-item" onClick={() => model.send({ type: "stare", seat })}>
              <Art name="stare" />
              {t("pawn.stare")}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
