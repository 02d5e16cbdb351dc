/** The wrong programs of a lesson that are to be broken. */

import type { Piece } from "#algorithms/core/mistakes/changed-lines.ts";
import {
  piecesOf,
  sentencesOf,
  smallestInputsOf,
  smallProblemsOf,
} from "#components/article/behavior/mutant-parts.ts";

/** The programs of a lesson that can be broken: those that break no claim anywhere are not among them. */
export async function breakable(lesson: string): Promise<string[]> {
  return Object.keys((await piecesOf(lesson)) ?? {});
}

/** All that is told of a lesson's programs. */
export interface Programs {
  /** Where each differs from the right one, by its name. */
  readonly pieces: Readonly<Record<string, readonly Piece[]>>;
  /** What comes out when a program is wrong like this, by its name. */
  readonly sentences: Readonly<Record<string, string>>;
  /** The smallest input that breaks it, by its name. */
  readonly smallest: Readonly<Record<string, string>>;
  /** The result of an input in a line of notation. */
  told(result: unknown, problem: unknown): string;
}

/** Loads what is told of a lesson's programs. Throws a RangeError where it has none. */
export async function loadPrograms(lesson: string): Promise<Programs> {
  const [pieces, sentences, smallest, problems] = await Promise.all([
    piecesOf(lesson),
    sentencesOf(lesson),
    smallestInputsOf(lesson),
    smallProblemsOf(lesson),
  ]);
  if (!pieces || !sentences || !smallest || !problems)
    throw new RangeError(`the lesson "${lesson}" has no wrong programs`);
  return { pieces, sentences, smallest, told: problems.told };
}
