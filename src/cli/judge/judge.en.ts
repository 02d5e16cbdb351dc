const list = (names: readonly string[], indent: number): string => names.join(`\n${" ".repeat(indent)}`);

/** What `kibitz judge` says. */
export const judgeWords = {
  help: (lessons: readonly string[]) => `kibitz judge: try a program on the task of a lesson

  kibitz judge LESSON --format
  kibitz judge LESSON [--seed S] [--count N] [--time MS] [--memory MB] -- COMMAND …
  kibitz judge LESSON --dir DIR [--compile COMMAND] [--report text|csv] [--seed S] [--count N]
                      [--time MS] [--memory MB]

  LESSON               one of:
                         ${list(lessons, 25)}
  --format             what a program reads and prints, with an example
  COMMAND …            runs the program: it reads standard input and prints to standard output
  --seed S             the seed of the inputs that are made by chance, from 0 (1)
  --count N|all        the most inputs, with --dir of each group of tests; all of them; otherwise
                       about two hundred, on which every wrong program that we know fails
  --time MS            the most processor time for an input, in milliseconds (2000)
  --memory MB          the most memory for an input, in megabytes (512); not watched on Windows
  --dir DIR            judges each program in a folder and those in it: .py .js .mjs .ts .cpp .cc .java
  --compile COMMAND    the compiler for C++ with its options ("g++ -O2")
  --report text|csv    how the table of --dir is printed (text)
  --help               this text

Small inputs come first, then some that are made by chance. Each is run in a process of its own. The answer is
judged by what the task demands, so every right one will do.

OK and the number of inputs: the exit code is 0. WRONG: the exit code is 1; what is wrong stands beside it, and
below it the smallest input on which the program was seen to fail, what it printed there, the name of the mistake
if it is a known one, and the address at which the lesson's figure shows that input: below the site's address
if SITE names one.

With --dir each group of tests gives 10 points if all its inputs are right: the small ones, and each family made
by chance. Of the group “size”, whose inputs are each twice as large as the one before, each input gives 2. The
exit code is 0 when nothing failed, and 1 otherwise.
`,
  oneOf: (found: string) => `found ${found}, expected one of --format, --dir DIR and -- COMMAND`,
  nothing: "nothing of the three",
  several: (names: readonly string[]) => names.join(" and "),
  noCommand: "found nothing after --, expected a command",
  noSuchCommand: (name: string) => `found no program ${name}, expected one that can be run`,
  notExecutable: (name: string) => `found ${name}, which is not executable, expected a program`,
  onlyWithDir: (option: string) => `found --${option} without --dir, expected it with a folder of programs`,
  reports: (found: string) => `found ${found} for --report, expected text or csv`,
  noFolder: (name: string) => `found no folder ${name}, expected one with programs`,
  notFolder: (name: string) => `found ${name}, which is no folder, expected one with programs`,
  unreadableFolder: (name: string, reason: string) =>
    `found ${name}, which cannot be read (${reason}), expected a folder with programs`,
  passedOver: (names: readonly string[], extensions: readonly string[]) =>
    `passed over ${names.slice(0, 5).join(", ")}${names.length > 5 ? ` and ${names.length - 5} more` : ""}: no ${extensions.join(" ")}`,
  noPrograms: (name: string, extensions: readonly string[]) =>
    `found no program in ${name}, expected files that end in ${extensions.join(", ")}`,

  format: {
    input: "Input",
    output: "Output",
    exampleInput: "An example of an input",
    exampleOutput: "An output that is right for it",
  },
  right: (count: number) => `OK ${inputs(count)}`,
  wrong: (why: string) => `WRONG ${why}`,
  after: (count: number) => (count === 0 ? "on the first input" : `after ${inputs(count)} that it got right`),
  input: "input",
  output: "output",
  mistake: "mistake",
  figure: "figure",
  nothingPrinted: "(nothing)",
  moreLines: (count: number) => `… and ${count === 1 ? "1 more line" : `${count} more lines`}`,
  fewer: "slow? --count 50 tries fewer",
  progress: (count: number) => `${inputs(count)} right so far`,

  ended: (how: string, errors: string) =>
    `The program ended ${how}${errors === "" ? "." : ` and said: ${errors}`}`,
  exitCode: (code: number | null) => `with exit code ${code}`,
  signal: (name: string) => `by the signal ${name}`,
  late: (milliseconds: number) =>
    `There is no answer within ${milliseconds === 1000 ? "1 second" : `${(milliseconds / 1000).toLocaleString("en")} seconds`}.`,
  large: (megabytes: number) => `The program takes more than ${megabytes.toLocaleString("en")} MB of memory.`,
  long: (megabytes: number) => `The program prints more than ${megabytes} MB.`,
  unreadable: (reason: string) => `The program cannot be read (${reason}).`,
  notJudged: (reason: string) => `The program cannot be judged (${reason}).`,
  notStarted: (reason: string) => `The program cannot be started (${reason}).`,

  table: {
    pupil: "pupil",
    small: "small",
    family: (k: number) => `chance ${k}`,
    size: "size",
    points: "points",
    most: "of",
    first: "first failure",
    onInput: "on input",
  },
  failure: (group: string, why: string, input: string) => `${group}: ${why} Input: ${input}`,
  cannotCompile: (errors: string) => `It does not compile: ${errors}`,
  noCompiler: (names: readonly string[]) => `It cannot be compiled: ${names.join(", ")} not found.`,
  oldNode: (version: string) => `It cannot be run: Node ${version} reads no TypeScript, 22.18 and newer do.`,
  noRunner: (name: string) => `It cannot be run: ${name} was not found.`,
};

function inputs(count: number): string {
  return count === 1 ? "1 input" : `${count} inputs`;
}
