/** The time by this device's clock, in seconds since 1970. */
export function now(): number {
  return Math.max(0, Math.floor(Date.now() / 1000));
}
