import { useTranslation } from "react-i18next";

/** Signs of keys that are not words; those in `keys.` are. */
const ROWS = [
  { keys: ["1", "2", "3", "4"], what: "number" },
  { keys: ["backspace"], what: "take-back" },
  { keys: ["C"], what: "next-character" },
  { keys: ["←", "↑", "↓", "→"], what: "walk" },
  { keys: ["⇧ ←"], what: "everywhere" },
  { keys: ["enter"], what: "confirm" },
  { keys: ["space"], what: "open" },
  { keys: ["N", "K"], what: "timing" },
  { keys: ["P"], what: "place" },
  { keys: ["G"], what: "reveal" },
  { keys: ["I"], what: "ask" },
  { keys: ["V"], what: "veil" },
  { keys: ["T"], what: "chat" },
  { keys: ["F", "+", "−"], what: "eye" },
  { keys: ["M"], what: "mute" },
  { keys: ["esc"], what: "cancel" },
  { keys: ["?"], what: "help" },
] as const;

const NAMED: Readonly<Record<string, string>> = {
  space: "keys.space",
  enter: "keys.enter",
  esc: "keys.esc",
  backspace: "keys.backspace",
};

export function KeyTable() {
  const { t } = useTranslation("room25");
  return (
    <table className="r25-keys">
      <tbody>
        {ROWS.map(({ keys, what }) => (
          <tr key={what}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key} className="r25-key">
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
