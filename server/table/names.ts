import { look } from "../../shared/table/writing.ts";

/** The name, or the name with the first free number behind it, so that no two at a table are alike. */
export function uniqueName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(look));
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(look(candidate))) return candidate;
  }
}
