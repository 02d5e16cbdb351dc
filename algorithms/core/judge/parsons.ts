/**
 * Parsons problems: a program cut into blocks that a reader puts in order (Parsons and Haden, 2006). Its parts are named by
 * their subgoals (Morrison, Margulieux, Ericson and Guzdial, 2016), and some blocks come beside a wrong version of themselves,
 * one of which is to be taken (Denny, Luxton-Reilly and Simon, 2008).
 */

/** A wrong version of some lines of the program: they are changed as a mutant of the lesson changes its algorithm. */
export interface Distractor {
  /** The name of the mutant. */
  readonly mutant: string;
  /** What stands once in the program, within one block. */
  readonly text: string;
  readonly instead: string;
}

/** What a lesson's `judge/parsons.ts` has: where its program is cut. Lines are named by how they begin, without their indentation. */
export interface Parsons<Subgoal extends string = string> {
  /** What the parts of the program are for, in order; of each the lines at which its blocks begin. */
  readonly subgoals: Readonly<Record<Subgoal, readonly string[]>>;
  /** The subgoals whose blocks stand in their places from the start. */
  readonly given?: readonly Subgoal[];
  /** The first line behind the program, where a listing begins to read and print; without it the program goes to the end. */
  readonly end?: string;
  /**
   * Of blocks that read or print, what stands there instead, as the program is a function that is called: by the line at which
   * they begin.
   */
  readonly called?: Readonly<Record<string, string>>;
  readonly distractors: readonly Distractor[];
  /** How the subgoals are called. */
  readonly words: Readonly<Record<Subgoal, string>>;
}

/** Some lines of the program. */
export interface Block {
  readonly text: string;
  /** Whether an empty line stands before it. */
  readonly isApart: boolean;
  /** The wrong version of it, if there is one. */
  readonly wrong: { readonly text: string; readonly mutant: string } | undefined;
}

/** A part of the program. */
export interface Part {
  /** The name of its subgoal in the lesson. */
  readonly subgoal: string;
  readonly isGiven: boolean;
  /** The numbers of its blocks, counted from 0 through the whole program. */
  readonly blocks: readonly number[];
}

/** A program in blocks; in their own order and without their wrong versions they are the program. */
export interface ParsonsProblem {
  readonly blocks: readonly Block[];
  readonly parts: readonly Part[];
}

/** Cuts a listing, each block at the next line that begins so. Throws a RangeError for what is not there. */
export function cut(
  listing: string,
  { subgoals, given = [], end, called = {}, distractors }: Parsons,
): ParsonsProblem {
  const lines = listing.trimEnd().split("\n");
  const find = (beginning: string, from: number): number => {
    const found = lines.findIndex((line, k) => k >= from && line.trimStart().startsWith(beginning));
    if (found < 0) throw new RangeError(`no line from line ${from + 1} on begins with "${beginning}"`);
    return found;
  };
  let at = 0;
  const beginnings = Object.values(subgoals).flat();
  const cuts = beginnings.map((beginning) => {
    const line = find(beginning, at);
    at = line + 1;
    return line;
  });
  cuts.push(end === undefined ? lines.length : find(end, at));
  const own = beginnings.map((_, k) => lines.slice(cuts[k], cuts[k + 1]).join("\n"));
  const texts = beginnings.map((beginning, k) => called[beginning] ?? (own[k] as string).trimEnd());
  for (const { text } of distractors) {
    const times = texts.reduce((sum, each) => sum + each.split(text).length - 1, 0);
    if (times !== 1) throw new RangeError(`"${text}" stands in the program ${times} times, not once`);
  }
  const blocks = texts.map((text, k): Block => {
    const [distractor, ...more] = distractors.filter((each) => text.includes(each.text));
    if (more.length > 0) throw new RangeError(`two distractors change the block "${text}"`);
    const isApart = k > 0 && /\n\s*$/.test(own[k - 1] as string);
    if (!distractor) return { text, isApart, wrong: undefined };
    const { mutant, text: right, instead } = distractor;
    return { text, isApart, wrong: { text: text.replace(right, () => instead), mutant } };
  });
  let next = 0;
  const parts = Object.entries(subgoals).map(
    ([subgoal, { length }]): Part => ({
      subgoal,
      isGiven: given.includes(subgoal),
      blocks: Array.from({ length }, () => next++),
    }),
  );
  return { blocks, parts };
}
