import "../styles/help.css";
import { useTranslation } from "react-i18next";
import { COLOURS, HERO_OF } from "../../../../shared/games/magic-maze/heroes.ts";
import { LAST_SCENARIO } from "../../../../shared/games/magic-maze/scenarios.ts";
import { Rules, RulesPart } from "../../../play/rules.tsx";
import { useMazeState } from "../context.ts";
import { Art } from "../parts/art.tsx";
import { RulePicture } from "../parts/rulePicture.tsx";
import { useScenarioName } from "../parts/scenarioName.ts";
import { KEYS } from "./keys.ts";
import { LayDiagram, PileDiagram, PlanDiagram, RunDiagram, TurnDiagram } from "./pictures.tsx";

/** The rules, one subject each: its texts are `help.<name>.title` and `help.<name>.text`. */
const SECTIONS = [
  { name: "goal", arts: ["hero-barbarian", "hero-mage", "hero-elf", "hero-dwarf"] },
  { name: "acting", diagram: RunDiagram },
  { name: "vortex", arts: ["act-vortex", "vortex-purple", "vortex-green"] },
  { name: "escalator", arts: ["act-escalator", "escalator"] },
  { name: "explore", diagram: LayDiagram },
  { name: "timer", diagram: TurnDiagram },
  { name: "theft", arts: ["item-yellow", "item-purple", "item-green", "item-orange"] },
  { name: "exits", arts: ["exit-yellow", "exit-purple", "exit-green", "exit-orange"] },
  { name: "silence", arts: ["silence", "talk", "do-something", "stare"] },
  { name: "plan", diagram: PlanDiagram },
  { name: "solo", diagram: PileDiagram },
] as const;

/** What each hero can do beyond walking, and from which scenario on. */
const ABILITIES = [
  { colour: "orange", from: 4, art: "dwarf-gap" },
  { colour: "green", from: 4, art: "loudspeaker" },
  { colour: "purple", from: 5, art: "crystal-ball" },
  { colour: "yellow", from: 6, art: "camera" },
] as const;

/** The rules in the reader's language, to be looked up in a moment. */
export function Help({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("magic-maze");
  return (
    <Rules
      game="magic-maze"
      isOpen={isOpen}
      onClose={onClose}
      keys={KEYS}
      sections={SECTIONS.map((section) => ({
        name: section.name,
        picture: "diagram" in section ? <section.diagram /> : section.arts.map((art) => <Art key={art} name={art} />),
      }))}
    >
      <h2>{t("help.abilities")}</h2>
      {ABILITIES.map(({ colour, from, art }) => (
        <RulesPart
          key={colour}
          picture={
            <>
              <Art name={`hero-${HERO_OF[colour]}`} />
              <Art name={art} />
            </>
          }
          title={t("help.ability", { hero: t(`hero.${colour}.name`), number: from })}
          text={t(`help.ability-${colour}`)}
        />
      ))}
      <Symbols />
      <h2>{t("help.scenarios")}</h2>
      <ScenarioList />
    </Rules>
  );
}

/** A hero's colour always goes with its symbol. */
function Symbols() {
  const { t } = useTranslation("magic-maze");
  return (
    <ul className="mm-symbols">
      {COLOURS.map((colour) => (
        <li key={colour}>
          <Art name={`badge-${colour}`} />
          <span>{t(`hero.${colour}.symbol`)}</span>
        </li>
      ))}
    </ul>
  );
}

function ScenarioList() {
  const nameOf = useScenarioName();
  const played = useMazeState(({ served }) => served?.scenario);
  return (
    <ol className="rules-list">
      {Array.from({ length: LAST_SCENARIO }, (_, at) => at + 1).map((scenario) => (
        <li key={scenario} aria-current={played === scenario ? "true" : undefined}>
          <b>{nameOf(scenario).title}</b>
          <span>{nameOf(scenario).isNew}</span>
          <RulePicture scenario={scenario} />
        </li>
      ))}
    </ol>
  );
}
