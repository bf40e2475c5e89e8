/** The name, or the name with the first free number behind it, so that no two at a table are alike. */
export function uniqueName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(fold));
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(fold(candidate))) return candidate;
  }
}

function fold(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
