import { useTranslation } from "react-i18next";
import { useSessionState } from "../context.ts";

/** The players' names by seat. */
export function useNames(): (seat: number) => string {
  const seats = useSessionState(({ view }) => view?.seats);
  return (seat) => seats?.[seat]?.name ?? "";
}

/** Several names as one reads them: "Ana and Minh", "Ana or Minh". */
export function useNameList(type: "conjunction" | "disjunction"): (seats: readonly number[]) => string {
  const nameOf = useNames();
  const { i18n } = useTranslation("magic-maze");
  return (seats) => new Intl.ListFormat(i18n.language, { type }).format(seats.map(nameOf));
}
