import "./dialog.css";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** A sheet laid over the page: a dialog with a title and a way out. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-dim" />
        <Base.Popup className="dialog sheet">
          <header className="dialog-head">
            <Base.Title className="grow">{title}</Base.Title>
            <Base.Close className="icon-btn" aria-label={t("close")}>
              <X aria-hidden="true" />
            </Base.Close>
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
