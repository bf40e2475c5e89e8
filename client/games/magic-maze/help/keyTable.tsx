import { useTranslation } from "react-i18next";

/** Signs of keys that are not words; those in `keys.` are. */
const ROWS = [
  { keys: ["1", "2", "3", "4"], what: "hero" },
  { keys: ["←", "↑", "↓", "→"], what: "step" },
  { keys: ["⇧ ←"], what: "run" },
  { keys: ["V"], what: "vortex" },
  { keys: ["E"], what: "escalator" },
  { keys: ["X"], what: "explore" },
  { keys: ["space"], what: "pawn" },
  { keys: ["D"], what: "turn-up" },
  { keys: ["tab", "enter", "esc"], what: "choice" },
  { keys: ["R"], what: "ready" },
  { keys: ["⇧ R"], what: "turn" },
  { keys: ["T", "enter"], what: "chat" },
  { keys: ["F", "+", "−"], what: "eye" },
  { keys: ["M"], what: "mute" },
  { keys: ["?"], what: "help" },
] as const;

const NAMED: Readonly<Record<string, string>> = {
  space: "keys.space",
  tab: "keys.tab",
  enter: "keys.enter",
  esc: "keys.esc",
};

export function KeyTable() {
  const { t } = useTranslation("magic-maze");
  return (
    <table className="mm-keys">
      <tbody>
        {ROWS.map(({ keys, what }) => (
          <tr key={what}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key} className="mm-key">
                  {NAMED[key] ? t(NAMED[key]) : key}
                </kbd>
              ))}
            </th>
            <td>{t(`help.key.${what}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
