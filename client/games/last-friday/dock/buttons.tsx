import { useTranslation } from "react-i18next";
import type { Choice } from "../../../../shared/games/last-friday/choices.ts";
import type { Command } from "../../../../shared/games/last-friday/commands.ts";
import { KeyCap } from "../../../play/keyCap.tsx";
import { useCampState, useShow } from "../context.ts";
import type { Mode } from "../model/aims.ts";
import { Art } from "../parts/art.tsx";
import { useWords } from "../parts/words.ts";

/** A button of the dock: it sends a command, or says what the next tap on the map is for. */
interface DockButton {
  readonly name: string;
  readonly art?: string;
  readonly sign?: string;
  readonly command?: Command;
  readonly mode?: Mode;
  readonly isMain?: boolean;
}

const ART: Readonly<Partial<Record<Command["type"], string>>> = {
  axe: "maniac-axe",
  speed: "maniac-speed",
  invisible: "maniac-invisible",
  twist: "maniac-twist",
  snuff: "clue-lantern",
};
/** Commands that are done as they are, in the order of their buttons. */
const PLAIN = ["take", "axe", "speed", "invisible", "snuff", "undo", "pass", "twist", "end", "commit"] as const;
const MAIN: ReadonlySet<string> = new Set(["end", "commit", "twist"]);
const SIGNS: Readonly<Record<string, string>> = { undo: "U", end: "␣", commit: "␣" };

function has(choices: readonly Choice[], type: Command["type"]): boolean {
  return choices.some(({ command }) => command.type === type);
}

function useButtons(): readonly DockButton[] {
  const { t } = useTranslation("last-friday");
  const words = useWords();
  const choices = useCampState((state) => state.choices);
  const stage = useCampState((state) => state.stage);
  const buttons = new Map<string, DockButton>();
  for (const { command } of choices) {
    if (command.type === "use") {
      const mode: Mode = { is: "use", clue: command.clue };
      const act = command.point === undefined ? { command } : { mode };
      const name = t("do.use", { clue: words.front(command.clue) });
      buttons.set(`use ${command.clue}`, { name, art: `clue-${command.clue}`, ...act });
    }
    if (command.type === "drop") {
      const what = command.what === "key" ? t("thing.key") : words.front(command.what);
      buttons.set(`drop ${command.what}`, {
        name: t("do.drop-what", { what }),
        mode: { is: "drop", what: command.what },
      });
    }
  }
  if (has(choices, "swim")) buttons.set("swim", { name: t("do.swim-mode"), mode: { is: "swim" } });
  if (has(choices, "passage")) buttons.set("passage", { name: t("do.passage-mode"), mode: { is: "passage" } });
  if (stage === "turn" && has(choices, "look")) buttons.set("look", { name: t("do.look-mode"), mode: { is: "look" } });
  for (const type of PLAIN) {
    const command = choices.find((choice) => choice.command.type === type)?.command;
    if (!command) continue;
    buttons.set(type, { name: t(`do.${type}`), art: ART[type], sign: SIGNS[type], command, isMain: MAIN.has(type) });
  }
  return [...buttons.values()];
}

/** Everything that is not done on the map. */
export function Buttons() {
  const { t } = useTranslation("last-friday");
  const { model } = useShow();
  const mode = useCampState((state) => state.mode);
  const warnings = useCampState((state) => state.warnings);
  const isSending = useCampState((state) => state.isSending);
  const buttons = useButtons();
  if (mode) {
    return (
      <div className="lf-buttons">
        <button type="button" className="btn" onClick={model.cancel}>
          {t("do.back")}
        </button>
      </div>
    );
  }
  return (
    <>
      {warnings.length > 0 && (
        <ul className="lf-warnings">
          {warnings.map((warning) => (
            <li key={warning}>{t(`warning.${warning}`)}</li>
          ))}
        </ul>
      )}
      <div className="lf-buttons">
        {buttons.map(({ name, art, sign, command, mode: next, isMain }) => (
          <button
            key={name}
            type="button"
            className={isMain ? "btn go" : "btn"}
            disabled={isSending}
            onClick={() => (command ? model.choose(command) : model.setMode(next))}
          >
            {art && <Art name={art} />}
            {name}
            {sign && <KeyCap sign={sign} />}
          </button>
        ))}
      </div>
    </>
  );
}
