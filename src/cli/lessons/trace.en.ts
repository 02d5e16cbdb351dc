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
  --future TEXT  the run in which something else is chosen, as a link says it: c8-1 takes the second answer
               (from 0) of the free choice after step 8, c8-1_c12-0 another one behind that, and o7 leaves
               all that is free to chance; edge-2-6 before it leaves that edge out of the
               input, or puts it in (also weight-U-V-W, player-K, wall-ROW-COLUMN)
  --help       this text

Each line is a JSON object: {"position","step","a","b","narration","changed"}, where "a" and "b" are
the numbers that the step speaks of and "changed" lists {"cells","index","before","after"}.

Mistakes are listed as FILE:LINE:COLUMN: error[KIND]: … and the exit code is 2. In the call itself,
FILE is "command line" and COLUMN the number of the argument after "kibitz", from 1.
`,
  noFuture: (found: string) => `found ${found} for --future, expected choices such as c8-1_c12-0, or o7`,
  notChanged: (changes: string, known: readonly string[]) =>
    known.length > 0
      ? `found ${changes} for --future, but this input cannot be changed so; this lesson knows ${known.join(", ")}`
      : `found ${changes} for --future, but nothing of this lesson's input is changed by a touch`,
  refused: (choice: string, position: number) =>
    `found ${choice}, but after step ${position} the run has no such free choice, or not so many answers`,
};
