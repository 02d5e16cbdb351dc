import type { RefusedEdit } from "#algorithms/core/lesson/edited.ts";

interface RefusedChoice {
  readonly position: number;
  readonly choices: number;
  readonly answers: number | undefined;
  readonly others: readonly number[];
}

/** The help text of `kibitz trace`; it lists the lessons there are. */
export const traceWords = {
  help: (
    lessons: readonly string[],
    usualCount: number,
  ) => `kibitz trace: run a lesson's algorithm on an input and print its steps

  kibitz trace LESSON FILE [--from P] [--count C] [--future TEXT]

  LESSON       one of: ${lessons.join(", ")}
  FILE         an input as the lesson's editor takes it; - is standard input
  --from P     the first position to print, from 1; 0 is the state before the first step (1)
  --count C    how many positions to print at most, from 1 (${usualCount})
  --future TEXT  the run in which something else is chosen, as a link says it: wc8-1 takes the second answer
               (from 0) of the free choice after step 8, c8-1_c12-0 another one behind that, and o7 leaves
               all that is free to chance; edge-2-6 before it leaves that edge out of the
               input, or puts it in (also weight-U-V-W, turn-U-V, player-K,
               wall-ROW-COLUMN, as the lesson has it); m-NAME is the run of a wrong program that
               "kibitz mistakes LESSON" names, without narration
  --help       this text

Each line is a JSON object: {"position","step","a","b","narration","changed"}, where "a" and "b" are
the numbers that the step speaks of and "changed" lists {"cells","index","before","after"}.

Mistakes are listed as FILE:LINE:COLUMN: error[KIND]: … and the exit code is 2. In the call itself,
FILE is "command line" and COLUMN the number of the argument after "kibitz", from 1.
`,
  noFuture: (found: string) =>
    `found ${found} for --future, expected choices such as c8-1_c12-0, o7, or m-NAME`,
  noMutant: (found: string, names: readonly string[]) =>
    names.length === 0
      ? `found ${found} for --future, but this lesson has no wrong programs`
      : `found ${found} for --future, expected m- and one of: ${names.join(", ")}`,
  breaksOff: (found: string) => `found ${found} for --future, a wrong program that breaks off on this input`,
  /** The rule that a change breaks, the numbers that it takes, or the changes that there are. */
  notChanged(
    change: string,
    { rule, needs }: Pick<RefusedEdit, "rule" | "needs">,
    known: readonly (readonly [id: string, needs: string])[],
  ): string {
    const found = `found ${change} for --future`;
    if (rule !== undefined) return `${found}, which no input may become: ${rule}`;
    if (needs !== undefined) return `${found}, expected ${needs}`;
    if (known.length === 0) return `${found}, but nothing of this lesson's input is changed by a touch`;
    const kinds = known.map(([id, numbers]) => `${id} (${numbers})`).join(", ");
    return `${found}, which is no change of this lesson's input, expected ${kinds}`;
  },
  /** How many free choices there are at the position, how many answers the one that is meant has, and where others are. */
  refused(choice: string, { position, choices, answers, others }: RefusedChoice): string {
    const found = `found "${choice}" for --future`;
    if (answers !== undefined)
      return `${found}, expected an answer from 0 to ${answers - 1} of the free choice after step ${position}`;
    if (choices > 0)
      return `${found}, expected a free choice from 0 to ${choices - 1}, as many as there are after step ${position}`;
    const instead =
      others.length > 0
        ? `expected a free choice such as that after step ${others.join(" or ")}`
        : "and nothing else is free in this run";
    return `${found}, but nothing is free after step ${position}, ${instead}`;
  },
};
