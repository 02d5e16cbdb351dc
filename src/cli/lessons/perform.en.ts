/** What `kibitz perform` says. */
export const performWords = {
  help: (lessons: readonly string[]) => `kibitz perform: perform a lesson's algorithm, or judge a performance

  kibitz perform LESSON FILE [--seed S]
  kibitz perform LESSON FILE --check MOVES

  LESSON         one of:
                   ${lessons.join("\n                   ")}
  FILE           an input as the lesson's editor takes it; - is standard input
  --seed S       chooses by chance, from 0; the same seed makes the same choices (1)
  --check MOVES  judges the choices of this file; - is standard input
  --help         this text

A performance is a list of choices, each a line with a JSON object: {"choose","is"}. "choose" is the kind
of choice, "is" the list of what was chosen, in the numbers of the input; the empty list says "none".
Any choice that the algorithm allows is right, in any order that it allows.

--check prints OK and the number of choices when the performance is right and complete, and the exit code
is 0; or else "WRONG choice K: …" with the first choice that is wrong, from 1, and the rule; the exit
code is then 1. Mistakes in FILE and MOVES are listed as FILE:LINE:COLUMN: error[KIND]: … and the exit
code is 2.
`,
  twice: "found - for both FILE and MOVES, expected standard input once",
  seedAndCheck: "found --seed with --check, expected one of them",
  stopped: (steps: number) => `kibitz perform: stopped at ${steps} steps`,
  noJson: 'found no JSON object, expected {"choose","is"} on each line',
  noChoose: (kinds: string) => `found no such "choose", expected one of ${kinds}`,
  noNumbers: 'found no such "is", expected a list of whole numbers',
  right: (count: number) => `OK ${count === 1 ? "1 choice" : `${count} choices`}`,
  wrong: (choice: number, rule: string) => `WRONG choice ${choice}: ${rule}`,
  otherKind: (found: string, asked: string, prompt: string) =>
    `it is no time for “${found}”. Asked is “${asked}”: ${prompt}`,
  noSuch: (number: number) => `there is no ${number} to choose here.`,
  missing: (asked: string, prompt: string) => `it is missing. Asked is “${asked}”: ${prompt}`,
  tooMany: "the run is over, and nothing is left to choose.",
};
