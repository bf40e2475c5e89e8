import { useTranslation } from "react-i18next";
import { useBarredStart } from "./barrier.ts";
import { seatRange } from "./seatRange.ts";
import type { SeatView, TableView } from "./session.ts";

export interface StartWord {
  /** What the table waits for. */
  readonly word: string;
  readonly canStart: boolean;
}

/** Whether the host may start, and in words why not yet: the conditions of the server, in its order. */
export function useStartWord(view: TableView, seat: number): StartWord {
  const { t, i18n } = useTranslation();
  const barred = useBarredStart();
  const { min, max } = seatRange(view);
  const taken = view.seats.filter(({ isTaken }) => isTaken);
  const missing = min - taken.length;
  if (missing > 0) return { word: t("start.too-few", { count: missing }), canStart: false };
  const tooMany = taken.length - max;
  if (tooMany > 0) return { word: t("start.too-many", { count: tooMany }), canStart: false };
  const waiting = waitedFor(view);
  if (waiting.length > 0) {
    const names = new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(waiting.map(({ name }) => name));
    return { word: t("start.waiting", { names }), canStart: false };
  }
  if (seat === view.host && barred !== undefined) return { word: barred, canStart: false };
  if (seat === view.host) return { word: t("start.may"), canStart: true };
  return { word: t("start.host-starts", { name: view.seats[view.host]?.name ?? "" }), canStart: false };
}

/** Everybody at the table but the host has to be ready. */
function waitedFor({ seats, host }: TableView): readonly SeatView[] {
  return seats.filter(({ isTaken, isReady }, number) => isTaken && !isReady && number !== host);
}
