/** @returns 32 random bits: enough for a command's id, and to be had on plain HTTP, where `randomUUID` is not */
export function newCommandId(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
