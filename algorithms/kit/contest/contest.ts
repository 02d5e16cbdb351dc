/** What a programming contest needs of a task beyond the task itself: who judges its outputs in C++, and programs that are wrong. */

/** A piece of a listing and what stands instead of it. */
export type Change = readonly [text: string, instead: string];

/** What a lesson's `task/contest.ts` has. */
export interface Contest<Name extends string = string> {
  /** The file in this folder that reads an input and judges an output: as `rounds.cpp` does. */
  readonly kind:
    | "rounds"
    | "matching"
    | "colors"
    | "seeds"
    | "kings"
    | "swiss"
    | "orders"
    | "floods"
    | "arrows"
    | "forest";
  /**
   * Mutants of the lesson as changes of its listings. Of the changes of a mutant each language takes the first one whose text stands
   * in its listing just once: so one is enough where languages write alike.
   */
  readonly wrong: Readonly<Partial<Record<Name, readonly Change[]>>>;
}

/** Where a file in this folder is cut in two: for inputs come the first parts of its files, for outputs both. */
const PART = /^\/\/ part\n/m;

/** The two parts of a file; the second one is missing where outputs are compared with the only answer. */
export function partsOf(source: string): readonly [problem: string, judgement: string | undefined] {
  const [problem = "", judgement] = source.split(PART);
  return [problem, judgement];
}

/** The listing of a mutant. Throws a RangeError where no change fits. */
export function changedListing(listing: string, changes: readonly Change[]): string {
  const fitting = changes.find(([text]) => listing.split(text).length === 2);
  if (fitting === undefined) throw new RangeError(`none of ${JSON.stringify(changes)} fits the listing`);
  return listing.replace(fitting[0], () => fitting[1]);
}
