/** The status that Express, or what reads bodies and files for it, gave an error: 400 to 499 where the request is to blame. */
export function statusOf(error: unknown): number {
  const status = typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 500;
  return status >= 400 && status <= 499 ? status : 500;
}
