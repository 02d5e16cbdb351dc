import type { Trace } from "#algorithms/core/run/trace.ts";

/**
 * The position that a name in an article means: "start", "end", "game 4" (the fourth step of the kind "game") or a plain
 * number. 0 when the run has no such step. Throws a RangeError for a name that is none.
 */
export function positionOf(trace: Trace, name: string): number {
  const text = name.trim();
  if (text === "start") return 0;
  if (text === "end") return trace.length;
  if (/^\d+$/.test(text)) return Math.min(Number(text), trace.length);
  const match = /^(\w+) (\d+)$/.exec(text);
  if (!match)
    throw new RangeError(
      `"${name}" names no position: expected "start", "end", a number or a step with its count`,
    );
  return trace.occurrence(match[1], Number(match[2]));
}

/** The same for a list, "start, game 4, end"; positions that the run does not have are left out. */
export function positionsOf(trace: Trace, names: string): number[] {
  return namesIn(names)
    .map((name) => [name, positionOf(trace, name)] as const)
    .filter(([name, position]) => position > 0 || name === "start" || name === "0")
    .map(([, position]) => position);
}

/** The same for an author's list: throws a RangeError for a name that the run never reaches, `what` being its place. */
export function knownPositionsOf(trace: Trace, names: string, what: string): number[] {
  const positions = positionsOf(trace, names);
  if (positions.length === namesIn(names).length) return positions;
  const missing = namesIn(names).find((name) => positionsOf(trace, name).length === 0);
  throw new RangeError(`${what}: the run never comes to "${missing}"`);
}

function namesIn(names: string): string[] {
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
