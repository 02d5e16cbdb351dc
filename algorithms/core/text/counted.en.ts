/** A count with its unit, in figures: "1 game", "2 games". For evidence, which is short and the same everywhere. */
export function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** How often: "never", "once", "twice", "3 times". */
export function times(count: number): string {
  return ["never", "once", "twice"][count] ?? `${count} times`;
}
