/** Minutes and seconds as on a clock, e.g. "1:47"; begun seconds count, so that "0:00" is out. @param ms milliseconds */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
