import { useTranslation } from "react-i18next";
import type { Options } from "../../../../shared/games/magic-maze/options.ts";
import { CHALLENGES, OWN_SCENARIO, SCENARIOS } from "../../../../shared/games/magic-maze/scenarios.ts";
import { switches } from "../../../../shared/games/magic-maze/switches.ts";
import { levelFor } from "../../../../shared/games/magic-maze/table.ts";
import { Picks, PictureCard } from "../../../play/options.tsx";
import { useTakenSeats } from "../../../table/barrier.ts";
import { Art } from "../parts/art.tsx";
import { useScenarioName } from "../parts/scenarioName.ts";
import { MallChoice } from "./mallChoice.tsx";
import { OwnChoice } from "./ownChoice.tsx";
import { PICTURES } from "./pictures.ts";

const SANDS = [180, 240, 420] as const;
const SOLOS = ["book", "relaxed"] as const;
/** Exits lie on tiles up to this one: no challenge can do with fewer. */
const LOWEST_LEVEL = 12;

interface ChoicesProps {
  readonly chosen: Options;
  readonly onChange: (options: Options) => void;
}

/** All that the host chooses: the scenario, its mall, how one plays alone, and the sand. */
export function Choices({ chosen, onChange }: ChoicesProps) {
  const { t } = useTranslation("magic-maze");
  const taken = useTakenSeats();
  const choose = (scenario: Options["scenario"]) => {
    onChange({
      ...chosen,
      scenario,
      ...(chosen.level !== undefined && { level: Math.max(LOWEST_LEVEL, chosen.level) }),
      ...(scenario === OWN_SCENARIO && { own: chosen.own ?? switches.parse({}) }),
    });
  };
  const isOwn = chosen.scenario === OWN_SCENARIO;
  const isIntroduction = SCENARIOS[chosen.scenario - 1] !== undefined;
  const first = SCENARIOS.length + 1;
  return (
    <div className="game-options">
      <Cards title={t("options.introduction")} from={1} count={SCENARIOS.length} chosen={chosen} onChoose={choose} />
      <Cards title={t("options.challenges")} from={first} count={CHALLENGES.length} chosen={chosen} onChoose={choose} />
      <Cards title={t("options.own")} from={OWN_SCENARIO} count={1} chosen={chosen} onChoose={choose} />
      {isOwn && <OwnChoice chosen={chosen} players={taken} onChange={onChange} />}
      {!isIntroduction && !isOwn && (
        <MallChoice
          level={levelFor(chosen)}
          lowest={LOWEST_LEVEL}
          side={chosen.side}
          onChange={(mall) => onChange({ ...chosen, ...mall })}
        />
      )}
      {taken === 1 && (
        <Picks
          name="mm-solo"
          legend={t("options.solo")}
          picks={SOLOS.map((solo) => ({ value: solo, title: t(`options.solo-${solo}`) }))}
          chosen={chosen.solo ?? "book"}
          onPick={(solo) => onChange({ ...chosen, solo })}
        />
      )}
      <Picks
        name="mm-sand"
        legend={t("options.sand")}
        picks={SANDS.map((sand) => ({
          value: String(sand),
          title: `${sand / 60}:00`,
          text: t(`options.sand-${sand}`),
        }))}
        chosen={String(chosen.sand)}
        onPick={(value) => onChange({ ...chosen, sand: SANDS.find((sand) => String(sand) === value) ?? chosen.sand })}
      />
    </div>
  );
}

function Cards({
  title,
  from,
  count,
  chosen,
  onChoose,
}: {
  title: string;
  from: number;
  count: number;
  chosen: Options;
  onChoose: (scenario: Options["scenario"]) => void;
}) {
  const nameOf = useScenarioName();
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="picture-cards">
        {Array.from({ length: count }, (_, at) => from + at).map((scenario) => {
          const { title: name, isNew } = nameOf(scenario);
          return (
            <PictureCard
              key={scenario}
              name="mm-scenario"
              isChosen={chosen.scenario === scenario}
              onChoose={() => onChoose(scenario)}
            >
              <Art name={PICTURES[scenario] ?? "exit-purple"} />
              <span>
                <b>{name}</b>
                <span>{isNew}</span>
              </span>
            </PictureCard>
          );
        })}
      </div>
    </fieldset>
  );
}
