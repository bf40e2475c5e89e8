import { useTranslation } from "react-i18next";
import type { Options } from "../../../../shared/games/magic-maze/options.ts";
import { DEFAULT_SIDE } from "../../../../shared/games/magic-maze/table.ts";
import { Picks } from "../../../play/options.tsx";

const HIGHEST = 24;
const SIDES = ["A", "B"] as const;

/** How large the mall grows, and which side of the first tile lies up. rules: Scenarios */
export function MallChoice({
  level,
  lowest,
  side = DEFAULT_SIDE,
  onChange,
}: {
  level: number;
  lowest: number;
  side: Options["side"];
  onChange: (mall: { level: number; side: "A" | "B" }) => void;
}) {
  const { t } = useTranslation("magic-maze");
  return (
    <div className="mm-mall-choice">
      <label className="mm-level">
        <span>{t("options.level")}</span>
        <input
          type="range"
          min={lowest}
          max={HIGHEST}
          value={level}
          onChange={(event) => onChange({ level: Number(event.target.value), side })}
        />
        <b>{level}</b>
      </label>
      <Picks
        name="mm-side"
        legend={t("options.side")}
        picks={SIDES.map((value) => ({ value: value, title: value }))}
        chosen={side}
        onPick={(value) => onChange({ level, side: value })}
      />
    </div>
  );
}
