/** What `kibitz package` says, and what stands in the packages. */
export const packageWords = {
  help: (lessons: readonly string[], formats: readonly string[]) =>
    `kibitz package: the task of a lesson as a problem for a programming contest

  kibitz package LESSON --format ${formats.join("|")} --out DIR

  LESSON         one of:
                   ${lessons.join("\n                   ")}
  --format icpc  for DOMjudge and Kattis: statement, samples, secret tests, validators in C++,
                 and programs that are right or wrong
  --format cms   for CMS: problem.xml, tests and a checker
  --out DIR      where the folder of the problem is made; one of its name that holds anything is left alone
  --help         this text

The folder is printed. No compiler is needed. docs/contest.md tells how a package is loaded.
`,
  noFormat: (found: string, formats: readonly string[]) =>
    `found ${found} for --format, expected ${formats.join(" or ")}`,
  missing: (option: string, expected: string) => `found no --${option}, expected ${expected}`,
  aFormat: (formats: readonly string[]) => formats.join(" or "),
  aFolder: "a folder for the package",
  noTask: (lesson: string, lessons: readonly string[]) =>
    `${lesson} has no task for programs, expected one of: ${lessons.join(", ")}`,
  notEmpty: (folder: string) => `found files in ${folder}, expected an empty folder or none`,
  noFolder: (folder: string, reason: string) =>
    `nothing can be written to ${folder} (${reason}), expected a folder for the package`,
  made: (folder: string, tests: number) => `${folder}: ${tests} tests`,
  source: (version: number | string) => `Kibitz, version ${version} of the lesson`,
  owner: "The authors of Kibitz",
  heads: {
    input: "Input",
    output: "Output",
    sampleInput: "Sample input",
    sampleOutput: "Sample output",
  },
  /** What no test goes beyond. */
  limits: (
    numbers: readonly (readonly [name: string, most: number])[],
    { edges, arrows, met, weight }: Readonly<Record<string, number>>,
  ) =>
    [
      ...(numbers.length === 0
        ? []
        : [`In every test ${list.format(numbers.map(([name, most]) => `${name} ≤ ${most}`))}.`]),
      ...(edges === undefined ? [] : [`There are at most ${edges} edges.`]),
      ...(arrows === undefined ? [] : [`There are at most ${arrows} arrows.`]),
      ...(met === undefined ? [] : [`No more than ${met} pairs have met.`]),
      ...(weight === undefined ? [] : [`No weight is larger than ${weight}.`]),
    ].join(" "),
};

const list = new Intl.ListFormat("en");
