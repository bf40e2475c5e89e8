import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/dialog.tsx";
import { NameForm } from "../ui/nameForm.tsx";

/** Asks who sets the table, the first time. */
export default function NameDialog({
  isOpen,
  onName,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("name.title")}>
      <NameForm onName={onName}>
        <button type="submit" className="btn go">
          {t("game-facts.set")}
        </button>
      </NameForm>
    </Dialog>
  );
}
