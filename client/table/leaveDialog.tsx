import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import { Dialog } from "../ui/dialog.tsx";
import type { Session } from "./session.ts";

/** Leaving a table: for a while, the seat is kept; or for good. */
export function LeaveDialog({
  session,
  isSeated,
  isOpen,
  onClose,
}: {
  readonly session: Session;
  readonly isSeated: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const leaveForGood = async () => {
    await session.ask({ type: "leave" });
    navigate("/");
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("leave.title")}>
      <p>{t(isSeated ? "leave.how" : "leave.how-watching")}</p>
      <div className="dialog-acts">
        <button type="button" className="btn go" onClick={() => navigate("/")}>
          {t(isSeated ? "leave.keep" : "to-lobby")}
        </button>
        {isSeated && (
          <button type="button" className="btn bad" onClick={() => void leaveForGood()}>
            {t("leave.give-up")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
