import { useTranslation } from "react-i18next";
import { useCampState } from "../context.ts";
import { Ended } from "../end/ended.tsx";
import { AllChoices } from "./allChoices.tsx";
import { Arrange } from "./arrange.tsx";
import { Buttons } from "./buttons.tsx";
import { Cards } from "./cards.tsx";
import { DoubtBox } from "./doubtBox.tsx";
import { LayOut } from "./layOut.tsx";
import { Question, Waiting } from "./question.tsx";
import { Spoils } from "./spoils.tsx";
import { TimeBar } from "./timeBar.tsx";
import { TrailChoice } from "./trailChoice.tsx";
import { WayChoice } from "./wayChoice.tsx";

/** What some stages need besides the map and plain buttons. */
const PANELS: Readonly<Record<string, () => React.ReactNode>> = {
  cards: Cards,
  arrange: Arrange,
  layOut: LayOut,
  spoils: Spoils,
  trail: TrailChoice,
};

/** Whose turn it is, and what may be done now. */
export function Dock() {
  const { t } = useTranslation("last-friday");
  const stage = useCampState((state) => state.stage);
  const isOver = useCampState(({ board }) => (board?.result ?? "") !== "");
  const isDoubted = useCampState(({ doubt }) => doubt !== undefined);
  const Panel = PANELS[stage];
  return (
    <section className="lf-dock" aria-label={t("dock.title")}>
      {isOver ? (
        <Ended />
      ) : stage === "" ? (
        <Waiting />
      ) : (
        <>
          <Question />
          {isDoubted ? (
            <DoubtBox />
          ) : (
            <>
              {Panel && <Panel />}
              <WayChoice />
              <Buttons />
              <AllChoices />
            </>
          )}
        </>
      )}
      <TimeBar />
    </section>
  );
}
