import { useTranslation } from "react-i18next";
import { layOutSizes } from "../../../../shared/games/last-friday/stages/setup.ts";
import { useCampState } from "../context.ts";
import { Art } from "../parts/art.tsx";
import { GiveIn } from "./arrange.tsx";

/** Corpses and face-down clues, laid on the map one after another. rules: II, III and IV alone */
export function LayOut() {
  const { t } = useTranslation("last-friday");
  const rules = useCampState((state) => state.rules);
  const { corpses, clues } = useCampState((state) => state.laying);
  if (!rules) return null;
  const sizes = layOutSizes(rules);
  return (
    <>
      <p className="lf-count">
        <Art name="corpse" />
        {t("layOut.corpses", { laid: corpses.length, of: sizes.corpses })}
      </p>
      <p className="lf-count">
        <Art name="clue-back" />
        {t("layOut.clues", { laid: clues.length, of: sizes.clues })}
      </p>
      <GiveIn isReady={corpses.length === sizes.corpses && clues.length === sizes.clues} />
    </>
  );
}
