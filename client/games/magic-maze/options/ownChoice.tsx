import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Options } from "../../../../shared/games/magic-maze/options.ts";
import { switches } from "../../../../shared/games/magic-maze/switches.ts";
import { levelFor, switchesFor } from "../../../../shared/games/magic-maze/table.ts";
import { whyUnwinnable } from "../../../../shared/games/magic-maze/unwinnable.ts";
import { Picks } from "../../../play/options.tsx";
import { barStart } from "../../../table/barrier.ts";
import { Switch } from "../../../ui/switch.tsx";
import { FLAGS } from "../parts/switchList.tsx";
import { MallChoice } from "./mallChoice.tsx";

const EXITS = ["common", "own", "others"] as const;
const TALKS = ["free", "earned", "emotes", "never"] as const;
/** The items lie on tiles up to this one. */
const LOWEST_LEVEL = 9;

/** How many sit here may still change: only what no number of players could win is kept back from the table. */
function isForTheTable(options: Options): boolean {
  return whyUnwinnable(switchesFor(options), levelFor(options)) === undefined;
}

/** So long the table may take to say that it has the choice, ms. */
const PATIENCE = 2000;

/** What was chosen here and the table does not have: not yet, or, where nobody could win, never. */
function useDraft(chosen: Options) {
  const [draft, setDraft] = useState<Options>();
  const told = JSON.stringify(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the table says counts.
  useEffect(() => setDraft((kept) => (kept && isForTheTable(kept) ? undefined : kept)), [told]);
  useEffect(() => {
    if (draft === undefined || !isForTheTable(draft)) return;
    const timer = setTimeout(() => setDraft(undefined), PATIENCE);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft] as const;
}

/**
 * An own scenario: every switch on one page. What nobody could win stays on this page, with the reason, and bars the
 * start until it is changed; the table takes only what can be won.
 */
export function OwnChoice({
  chosen,
  players,
  onChange,
}: {
  chosen: Options;
  players: number;
  onChange: (options: Options) => void;
}) {
  const { t } = useTranslation("magic-maze");
  const [draft, setDraft] = useDraft(chosen);
  const shown = draft ?? chosen;
  const own = shown.own ?? switches.parse({});
  const why = whyUnwinnable(switchesFor({ ...shown, own }), levelFor(shown), players);
  const reason = why && t(`unwinnable.${why}`);
  useEffect(() => {
    barStart(reason);
    return () => barStart(undefined);
  }, [reason]);
  const change = (changed: Partial<Options>) => {
    const next = { ...shown, ...changed };
    setDraft(next);
    if (isForTheTable(next)) onChange(next);
  };
  const set = (changed: Partial<typeof own>) => change({ own: { ...own, ...changed } });
  return (
    <div className="mm-own-choice">
      <MallChoice level={levelFor(shown)} lowest={LOWEST_LEVEL} side={shown.side} onChange={change} />
      <Picks
        name="mm-exits"
        legend={t("options.exits")}
        picks={EXITS.map((exits) => ({ value: exits, title: t(`options.exits-${exits}`) }))}
        chosen={own.exits}
        onPick={(exits) => set({ exits })}
      />
      <Picks
        name="mm-talk"
        legend={t("options.talk")}
        picks={TALKS.map((talk) => ({ value: talk, title: t(`options.talk-${talk}`) }))}
        chosen={own.talk}
        onPick={(talk) => set({ talk })}
      />
      <fieldset>
        <legend>{t("options.switches")}</legend>
        <div className="switches">
          {FLAGS.map((flag) => (
            <Switch
              key={flag}
              title={t(`switch.${flag}`)}
              isOn={own[flag]}
              onSwitch={(isOn) => set({ [flag]: isOn })}
            />
          ))}
        </div>
      </fieldset>
      <p className="mm-why-not" role="status">
        {reason}
      </p>
    </div>
  );
}
