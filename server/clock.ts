const begin = performance.timeOrigin;

/**
 * Server time: milliseconds since 1970 as the machine's clock had it when this process began, with fractions. It never
 * jumps and never goes back, whatever is done to the machine's clock meanwhile.
 */
export function serverNow(): number {
  return begin + performance.now();
}
