import "./keyCap.css";
import "./keyTable.css";
import { useTranslation } from "react-i18next";

/** Keys that do the same, and what: its text is `help.key.<what>`. */
export interface KeyRow {
  readonly keys: readonly string[];
  readonly what: string;
}

/** Keys whose sign is a word: its text is `play.key.<name>`. The others are signs in every language. */
const NAMED: ReadonlySet<string> = new Set(["space", "tab", "enter", "esc", "backspace"]);

/** The keys of a game, with the texts of its catalogue. */
export function KeyTable({ game, rows }: { game: string; rows: readonly KeyRow[] }) {
  const { t } = useTranslation(game);
  return (
    <table className="key-table">
      <tbody>
        {rows.map(({ keys, what }) => (
          <tr key={what}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key} className="key-cap">
                  {NAMED.has(key) ? t(`common:play.key.${key}`) : key}
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
