/** What `kibitz mistakes` says. */
export const nameMistakesWords = {
  help: (lessons: readonly string[]) => `kibitz mistakes: the common mistakes in a lesson's algorithm

  kibitz mistakes LESSON [--format json|text]

  LESSON           one of:
                     ${lessons.join("\n                     ")}
  --format json    a JSON object on each line (this is what you get without --format):
                   {"name","sentence","input","gives","right"}
  --format text    for people
  --help           this text

Each mistake is a variant of the algorithm, which is run. "input" is the smallest one on which it fails,
as the lesson's editor takes it; "gives" is what then comes out, and "right" what is right. A variant
that does not end is stopped, and "gives" says so.
`,
  input: "input",
  gives: "gives",
  right: "right",
  stopped: (steps: number) => `no end in ${steps} steps`,
  failed: "no result: the program fails",
  formats: (names: readonly string[]) => `expected ${names.join(" or ")} for --format`,
};
