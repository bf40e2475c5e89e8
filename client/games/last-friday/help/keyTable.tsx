import { useTranslation } from "react-i18next";

/** Signs of keys that are not words; those in `keys.` are. */
const ROWS = [
  { keys: ["0", "…", "9"], what: "number" },
  { keys: ["←", "↑", "↓", "→"], what: "cycle" },
  { keys: ["enter"], what: "confirm" },
  { keys: ["U"], what: "undo" },
  { keys: ["space"], what: "finish" },
  { keys: ["K"], what: "possible" },
  { keys: ["P"], what: "plan" },
  { keys: ["T"], what: "chat" },
  { keys: ["F", "+", "−"], what: "eye" },
  { keys: ["M"], what: "mute" },
  { keys: ["esc"], what: "cancel" },
  { keys: ["?"], what: "help" },
] as const;

const NAMED: Readonly<Record<string, string>> = { space: "keys.space", enter: "keys.enter", esc: "keys.esc" };

export function KeyTable() {
  const { t } = useTranslation("last-friday");
  return (
    <table className="lf-keys">
      <tbody>
        {ROWS.map(({ keys, what }) => (
          <tr key={what}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key} className="lf-key">
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
