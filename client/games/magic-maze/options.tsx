import "./styles/options.css";
import { useTranslation } from "react-i18next";
import { type Options as Chosen, options as schema } from "../../../shared/games/magic-maze/options.ts";
import { SCENARIOS } from "../../../shared/games/magic-maze/scenarios.ts";
import { DEFAULT_SIDE, levelFor } from "../../../shared/games/magic-maze/table.ts";
import { OptionsView } from "../../play/options.tsx";
import type { OptionsProps } from "../types.ts";
import { Choices } from "./options/choices.tsx";
import { PICTURES } from "./options/pictures.ts";
import { Art } from "./parts/art.tsx";
import { useScenarioName } from "./parts/scenarioName.ts";
import { SwitchList } from "./parts/switchList.tsx";

const fetchPlay = () => import("./play.tsx");

/** The host's choices before the start; the others read them. */
export function Options(props: OptionsProps) {
  return <OptionsView {...props} schema={schema} fetchPlay={fetchPlay} Choices={Choices} Reading={Reading} />;
}

function Reading({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation("magic-maze");
  const { scenario, sand, side = DEFAULT_SIDE, solo, own } = chosen;
  const { title, isNew } = useScenarioName()(scenario);
  const isIntroduction = SCENARIOS[scenario - 1] !== undefined;
  return (
    <div className="game-options">
      <div className="picture-card is-read">
        <Art name={PICTURES[scenario] ?? "exit-purple"} />
        <div>
          <b>{title}</b>
          <span>{isNew}</span>
        </div>
      </div>
      {!isIntroduction && <p>{t("options.mall-is", { level: levelFor(chosen), side })}</p>}
      {scenario === 0 && own && <SwitchList switches={own} />}
      {solo === "relaxed" && (
        <p>
          {t("options.solo")}: {t("options.solo-relaxed")}
        </p>
      )}
      <p>{t("options.sand-is", { time: `${sand / 60}:00` })}</p>
    </div>
  );
}
