/** The time by this device's clock, in seconds since 1970. */
export function now(): number {
  return secondOf(Date.now());
}

/** The second since 1970 of a time in milliseconds; a clock that stands before 1970 says 0. */
export function secondOf(time: number): number {
  return Math.max(0, Math.floor(time / 1000));
}
