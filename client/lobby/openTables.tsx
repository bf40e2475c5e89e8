import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { TableListing } from "../../shared/table/protocol.ts";
import { fetchTables } from "../net/api.ts";
import { SeatShape } from "../ui/seatShape.tsx";
import { pieceOf } from "./posters.ts";
import { tablePath } from "./useGoToTable.ts";
import { usePolled } from "./usePolled.ts";

const EVERY = 4000;

export function OpenTables() {
  const { t } = useTranslation();
  const id = useId();
  const { value: tables, isFailing } = usePolled(fetchTables, EVERY);
  return (
    <section className="sheet pane open-tables" aria-labelledby={id}>
      <div className="row">
        <h2 id={id} className="pane-title grow">
          {t("tables.title")}
        </h2>
        {tables !== undefined && tables.length > 0 && !isFailing && (
          <>
            <span className="live" aria-hidden="true" />
            <span className="hint">{t("tables.now", { count: tables.length })}</span>
          </>
        )}
      </div>
      {isFailing ? (
        <p className="open-none">{t("unreachable")}</p>
      ) : (
        tables?.length === 0 && <p className="open-none">{t("tables.none")}</p>
      )}
      <ul className="open-list">
        {tables?.map((table) => (
          <OpenTable key={table.code} table={table} />
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ table }: { readonly table: TableListing }) {
  const { t } = useTranslation();
  const free = Math.max(0, table.maxSeats - table.colours.length);
  const isFull = table.phase !== "gathering" || free === 0;
  const places = [...table.colours, ...Array.from({ length: free }, () => 0)];
  return (
    <li className="open-table">
      <img src={pieceOf(table)} alt="" width="38" height="38" />
      <div className="grow">
        <div className="strong ellipsis">{t("tables.of", { name: table.host })}</div>
        <div className="hint">
          {t(`game.${table.game}.name`)} · {t(`tables.phase-${table.phase}`)}
        </div>
      </div>
      <div
        className="open-seats"
        role="img"
        aria-label={t("tables.seats", { taken: table.colours.length, of: table.maxSeats })}
      >
        {places.map((colour, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity.
          <SeatShape key={place} colour={colour} size={17} />
        ))}
      </div>
      <Link
        className="btn"
        href={tablePath(table.code, isFull)}
        aria-label={t(isFull ? "tables.watch-at" : "tables.join-at", { name: table.host })}
      >
        {isFull ? t("tables.watch") : t("tables.join")}
      </Link>
    </li>
  );
}
