import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pieceOf } from "../lobby/posters.ts";
import { usePolled } from "../lobby/usePolled.ts";
import { fetchTable } from "../net/api.ts";
import { NameForm } from "../ui/nameForm.tsx";
import { SeatShape } from "../ui/seatShape.tsx";
import { EndedSession } from "./endedSession.tsx";
import { PlainTop } from "./plainTop.tsx";
import type { TableSession } from "./useSession.ts";

const EVERY = 5000;

/** At the door of a table: what is played there and by whom, and who are you? */
export function Doorway({ code, onJoin }: { readonly code: string; readonly onJoin: TableSession["join"] }) {
  const { t } = useTranslation();
  const [look] = useState(() => async () => (await fetchTable(code)) ?? null);
  const { value: table } = usePolled(look, EVERY);
  if (table === null) return <EndedSession code={code} why="not-found" join={onJoin} />;
  return (
    <div className="plain">
      <PlainTop />
      <main className="plain-sheet sheet">
        {table !== undefined && (
          <div className="door-table">
            <img src={pieceOf(table)} alt="" width="64" height="64" />
            <div className="grow">
              <h1>{t("tables.of", { name: table.host })}</h1>
              <p>
                {t(`game.${table.game}.name`)} · {t(`tables.phase-${table.phase}`)} ·{" "}
                <span className="num">{code}</span>
              </p>
              <div
                className="row door-seats"
                role="img"
                aria-label={t("tables.seats", { taken: table.colours.length, of: table.maxSeats })}
              >
                {table.colours.map((colour) => (
                  <SeatShape key={colour} colour={colour} size={22} />
                ))}
              </div>
            </div>
          </div>
        )}
        <NameForm onName={(name) => onJoin({ name })}>
          <button type="submit" className="btn go">
            {t("join.sit")}
          </button>
          <button type="button" className="btn" onClick={() => onJoin({ watch: true })}>
            {t("join.watch")}
          </button>
        </NameForm>
      </main>
    </div>
  );
}
