import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { TableListing } from "../../shared/table/protocol.ts";
import { fetchTable } from "../net/api.ts";
import { forgetSeat, tablesWithSeat } from "../net/keptSeats.ts";
import { pieceOf } from "./posters.ts";
import { tablePath } from "./useGoToTable.ts";
import { usePolled } from "./usePolled.ts";

const EVERY = 20_000;
const SHOWN = 2;

/** The tables at which this browser has a seat. A table that is no more is forgotten. */
async function fetchKept(): Promise<readonly TableListing[]> {
  const found = await Promise.all(
    tablesWithSeat().map(async (code) => {
      const table = await fetchTable(code);
      if (table === undefined) forgetSeat(code);
      return table ?? [];
    }),
  );
  return found.flat();
}

export function KeptSeats() {
  const { t } = useTranslation();
  const { value: tables = [] } = usePolled(fetchKept, EVERY);
  return tables.slice(-SHOWN).map((table) => (
    <div key={table.code} className="card kept">
      <img src={pieceOf(table)} alt="" width="42" height="42" />
      <div className="grow">
        <div className="strong">{t("kept.title")}</div>
        <div className="hint">
          {t(`game.${table.game}.name`)} · <span className="num">{table.code}</span>
        </div>
      </div>
      <Link className="btn" href={tablePath(table.code)}>
        {t("kept.back")}
      </Link>
    </div>
  ));
}
