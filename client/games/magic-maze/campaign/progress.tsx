import "./campaign.css";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { LAST_SCENARIO } from "../../../../shared/games/magic-maze/scenarios.ts";
import type { MatchRecord } from "../../../../shared/table/protocol.ts";
import { fetchProgress } from "../../../net/api.ts";
import { clockText } from "../../../ui/clockText.ts";
import { wonBy } from "./progress.ts";

const NUMBERS = Array.from({ length: LAST_SCENARIO }, (_, at) => at + 1);

/** The matches of the table, asked for anew with every `occasion`; undefined until they are there. */
export function useTableRecords(code: string, occasion: string): readonly MatchRecord[] | undefined {
  const [records, setRecords] = useState<readonly MatchRecord[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion is a reason to ask again.
  useEffect(() => {
    let isGone = false;
    fetchProgress(code).then(
      (told) => !isGone && setRecords(told),
      // Without an answer the way is not shown; nothing else hangs on it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [code, occasion]);
  return records;
}

/** The scenarios, and which of them the table has won. */
export function Way({ records }: { readonly records: readonly MatchRecord[] }) {
  const { t } = useTranslation("campaign");
  const won = wonBy(records);
  return (
    <section className="mm-way">
      <h2>{t("campaign:title")}</h2>
      <p>{t("campaign:won-of", { won: won.size, of: LAST_SCENARIO })}</p>
      <ol>
        {NUMBERS.map((number) => {
          const best = won.get(number);
          const label = best
            ? t("campaign:won", { number, time: clockText(best.record.sandLeft) })
            : t("campaign:open", { number });
          return (
            <li key={number} className={best ? "is-won" : undefined} title={label}>
              <span className="unseen">{label}</span>
              <span aria-hidden="true">{best ? <Check /> : number}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** At the table, before a match: nothing until the table has played. */
export function Progress({ code }: { readonly code: string }) {
  const records = useTableRecords(code, "");
  return records === undefined || records.length === 0 ? null : (
    <div className="sheet pane">
      <Way records={records} />
    </div>
  );
}
