import "./styles/options.css";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { HERO_OF } from "../../../shared/games/magic-maze/heroes.ts";
import { type Options as Chosen, options as schema } from "../../../shared/games/magic-maze/options.ts";
import { SCENARIOS } from "../../../shared/games/magic-maze/scenarios.ts";
import { Art } from "./parts/art.tsx";

const SANDS = [180, 240, 420] as const;

/** What stands for a scenario at a glance. */
const PICTURES = [
  "exit-purple",
  "exit-green",
  "act-w",
  `hero-${HERO_OF.orange}`,
  `hero-${HERO_OF.purple}`,
  `hero-${HERO_OF.yellow}`,
  "camera",
] as const;

/** The host's choices before the start; the others read them. */
export function Options({
  options,
  isHost,
  onChange,
}: {
  readonly options: unknown;
  readonly isHost: boolean;
  readonly onChange: (options: unknown) => void;
}) {
  // The playing view is fetched while the table gathers.
  useEffect(() => void import("./play.tsx"), []);
  const parsed = schema.safeParse(options ?? {});
  const chosen: Chosen = parsed.success ? parsed.data : schema.parse({});
  return isHost ? <Choices chosen={chosen} onChange={onChange} /> : <Reading chosen={chosen} />;
}

function Reading({ chosen: { scenario, sand } }: { chosen: Chosen }) {
  const { t } = useTranslation("magic-maze");
  return (
    <div className="mm-options">
      <div className="mm-scene-card is-read">
        <Art name={PICTURES[scenario - 1] ?? "exit-purple"} />
        <div>
          <b>{t("scenario.title", { number: scenario, name: t(`scenario.${scenario}.name`) })}</b>
          <span>{t(`scenario.${scenario}.new`)}</span>
        </div>
      </div>
      <p>{t("options.sand-is", { time: `${sand / 60}:00` })}</p>
    </div>
  );
}

function Choices({ chosen, onChange }: { chosen: Chosen; onChange(options: unknown): void }) {
  const { t } = useTranslation("magic-maze");
  return (
    <div className="mm-options">
      <fieldset>
        <legend>{t("options.scenario")}</legend>
        <div className="mm-scene-cards">
          {SCENARIOS.map((_, at) => (
            <label key={PICTURES[at]} className="mm-scene-card">
              <input
                type="radio"
                name="mm-scenario"
                className="unseen"
                checked={chosen.scenario === at + 1}
                onChange={() => onChange({ ...chosen, scenario: at + 1 })}
              />
              <Art name={PICTURES[at] ?? "exit-purple"} />
              <span>
                <b>{t("scenario.title", { number: at + 1, name: t(`scenario.${at + 1}.name`) })}</b>
                <span>{t(`scenario.${at + 1}.new`)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t("options.sand")}</legend>
        <div className="mm-sands">
          {SANDS.map((sand) => (
            <label key={sand} className="mm-sand-card">
              <input
                type="radio"
                name="mm-sand"
                className="unseen"
                checked={chosen.sand === sand}
                onChange={() => onChange({ ...chosen, sand })}
              />
              <b>{`${sand / 60}:00`}</b>
              <span>{t(`options.sand-${sand}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
