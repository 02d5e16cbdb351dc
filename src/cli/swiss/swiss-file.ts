/** What the commands on Swiss tournaments have in common: the file of a call, and how its problems are told. */
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";
import type { Given } from "../arguments.ts";
import { type FileMistake, quote, usage } from "../judge/mistakes.ts";

/** More than the report of ten thousand players and thirty rounds. */
export const MOST_BYTES = 20_000_000;
/** More problems than this are counted, not listed. */
export const MOST_PROBLEMS = 100_000;

/** The only file of a call; what is wrong with that goes to `mistakes`. */
export function fileOf(
  positionals: readonly Given[],
  end: number,
  mistakes: FileMistake[],
): string | undefined {
  const [file, ...rest] = positionals;
  for (const extra of rest) {
    mistakes.push(usage(extra.index, `found ${quote(extra.value)}, expected one FILE.trf`));
  }
  if (file === undefined) mistakes.push(usage(end, "found no FILE.trf, expected one FILE.trf"));
  return file?.value;
}

/** The kind of a problem as mistakes have it. */
export function kindOf({ about, kind }: TrfProblem): string {
  return `${about}-${kind}`;
}
