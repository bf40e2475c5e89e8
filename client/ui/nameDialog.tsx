import { Dialog } from "./dialog.tsx";
import { NameForm } from "./nameForm.tsx";

/** Asks for a name where it is needed for something: one's own, or somebody else's where theirs is given. */
export default function NameDialog({
  isOpen,
  title,
  act,
  name,
  onName,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly title: string;
  /** What is done with the name. */
  readonly act: string;
  /** Of somebody else. */
  readonly name?: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <NameForm name={name} onName={onName}>
        <button type="submit" className="btn go">
          {act}
        </button>
      </NameForm>
    </Dialog>
  );
}
