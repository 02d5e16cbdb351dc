/** What the commands on Swiss tournaments have in common: the file of a call, and how its problems are told. */
import { decodedAs, ENCODINGS, type Encoding } from "#algorithms/engines/swiss/list/encodings.ts";
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";
import type { Given } from "../arguments.ts";
import { type FileMistake, quote, usage } from "../judge/mistakes.ts";
import { readLimited } from "../limited-input.ts";

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

/** The encoding that an option names; what is none of ours goes to `mistakes`. */
export function readEncoding(given: Given | undefined, mistakes: FileMistake[]): Encoding | undefined {
  const encoding = ENCODINGS.find((each) => each === given?.value.toLowerCase());
  if (given && encoding === undefined)
    mistakes.push(
      usage(
        given.index,
        `found ${quote(given.value)} for --encoding, expected one of ${ENCODINGS.join(", ")}`,
      ),
    );
  return encoding;
}

/** What a file holds: as bytes, which are to be UTF-8, or as the text that an encoding makes of them. */
export async function contentOf(file: string, encoding: Encoding | undefined): Promise<Uint8Array | string> {
  const bytes = await readLimited(file, MOST_BYTES);
  return encoding === undefined ? bytes : decodedAs(bytes, encoding);
}

/** The kind of a problem as mistakes have it. */
export function kindOf({ about, kind }: TrfProblem): string {
  return `${about}-${kind}`;
}
