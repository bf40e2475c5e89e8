const KEY = "seat";

/** The address at which another page takes a seat; the code stands where it is sent to no server and no log. */
export function seatLink(origin: string, table: string, code: string): string {
  return `${origin}/t/${table}#${KEY}=${encodeURIComponent(code)}`;
}

/** @param hash of such an address @returns the code, or undefined where there is none */
export function linkIn(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, "")).get(KEY) || undefined;
}
