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

/**
 * What a lesson's task says of its program in blocks. Where the blocks begin is marked in `listing.ts`, each mark on a line of its
 * own: `// part: pair` begins a part of the program, `// cut` another block of it, and behind `// part: end` the listing reads
 * and prints.
 */
export interface Parsons<Part extends string = string> {
  /** The parts whose blocks stand in their places from the start. */
  readonly given?: readonly Part[];
  /**
   * Of blocks that read or print, what stands there instead, as the program is a function that is called: by the line at which
   * they begin.
   */
  readonly called?: Readonly<Record<string, string>>;
  readonly distractors: readonly Distractor[];
  /** What the parts are for. */
  readonly words: Readonly<Record<Part, string>>;
}

const END = "end";
const MARK = /^[ \t]*\/\/ (?:part: ([\w-]+)|cut)$/;

/** Whether a line says no more than that the program is cut there. */
export function isCut(line: string): boolean {
  return MARK.test(line);
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

/** Cuts a listing at its marks. Throws a RangeError for what a lesson names and is not there. */
export function cut(listing: string, { given = [], called = {}, distractors }: Parsons): ParsonsProblem {
  const { own, parts } = piecesOf(listing);
  const texts = own.map((piece) => piece.trimEnd());
  for (const [beginning, instead] of Object.entries(called)) {
    const found = texts.findIndex((text) => text.trimStart().startsWith(beginning));
    if (found < 0) throw new RangeError(`no block begins with "${beginning}"`);
    texts[found] = instead;
  }
  for (const { text } of distractors) {
    const times = texts.reduce((sum, each) => sum + each.split(text).length - 1, 0);
    if (times !== 1) throw new RangeError(`"${text}" stands in the program ${times} times, not once`);
  }
  for (const name of given)
    if (!parts.some(({ subgoal }) => subgoal === name)) throw new RangeError(`there is no part "${name}"`);
  const blocks = texts.map((text, k): Block => {
    const [distractor, ...more] = distractors.filter((each) => text.includes(each.text));
    if (more.length > 0) throw new RangeError(`two distractors change the block "${text}"`);
    const isApart = k > 0 && /\n\s*$/.test(own[k - 1] as string);
    if (!distractor) return { text, isApart, wrong: undefined };
    const { mutant, text: right, instead } = distractor;
    return { text, isApart, wrong: { text: text.replace(right, () => instead), mutant } };
  });
  return {
    blocks,
    parts: parts.map((part) => ({ ...part, isGiven: given.includes(part.subgoal) })),
  };
}

/** The blocks of a listing as they stand between its marks, and the parts to which they belong. */
function piecesOf(listing: string): { own: string[]; parts: { subgoal: string; blocks: number[] }[] } {
  const blocks: string[][] = [];
  const parts: { subgoal: string; blocks: number[] }[] = [];
  for (const line of listing.trimEnd().split("\n")) {
    const mark = MARK.exec(line);
    if (!mark) {
      blocks.at(-1)?.push(line);
      continue;
    }
    const [, subgoal] = mark;
    if (subgoal === END) break;
    if (subgoal !== undefined) parts.push({ subgoal, blocks: [] });
    parts.at(-1)?.blocks.push(blocks.push([]) - 1);
  }
  return { own: blocks.map((lines) => lines.join("\n")), parts };
}
