import { Eye } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SeatShape } from "../ui/seatShape.tsx";

/** Whose hand lies open: everybody's, or one seat's. */
export type Viewpoint = "all" | number;

/** Chooses whose eyes one looks through. */
export function ViewpointChoice({
  names,
  value,
  onChange,
}: {
  /** By seat. */
  readonly names: readonly string[];
  readonly value: Viewpoint;
  onChange(viewpoint: Viewpoint): void;
}) {
  const { t } = useTranslation("replay");
  const choices: readonly Viewpoint[] = ["all", ...names.keys()];
  return (
    <fieldset className="sheet rp-view">
      <legend>{t("replay:seen-by")}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="viewpoint"
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {choice === "all" ? <Eye aria-hidden="true" /> : <SeatShape colour={choice + 1} size={16} />}
            <bdi>{choice === "all" ? t("replay:all-open") : names[choice]}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
