import type { CommandName } from "./commands.ts";
import { didYouMean } from "./nearest.en.ts";

/** What `kibitz` says for itself. */
export const words = {
  help: (commands: string) => `kibitz: the algorithms of the lessons, without a browser

${commands}
  kibitz --version    the version
  kibitz --help       this text; "kibitz COMMAND --help" says more

Results go to standard output, everything else to standard error. The exit code is 0 when the work is
done, 1 when the answer is no or what was checked is wrong, and 2 when the call or the input is wrong;
then every mistake that could be found is listed as FILE:LINE:COLUMN: error[KIND]: what was found,
what was expected. In the call itself, FILE is "command line" and COLUMN the number of the argument
after "kibitz", from 1.
`,
  /** What each command is for. */
  commands: {
    schedule: "a round-robin schedule for players by number or name",
    trace: "the steps of a lesson's algorithm on an input",
    ask: "the run of a lesson's algorithm on an input: at which steps something happens",
    orders: "what stays and what changes when an input is done in many legal orders",
    record: "your own program, recorded step by step as a trace",
    export: "pictures, a clip or the steps of a lesson's algorithm, as files",
    perform: "a lesson's algorithm, performed by chance or as a file says, and judged",
    mistakes: "the common mistakes in a lesson's algorithm, each with its smallest case",
    judge: "programs in any language, tried on the task of a lesson",
    listing: "the plain program of a lesson, to be run by itself",
    package: "the task of a lesson as a problem for a programming contest",
    sheet: "exercises on paper for a class, with a key",
    kings: "kings that walk to their targets and never touch: solve, answer, check",
    match: "best matchings of graphs, each with a proof",
    swiss: "Swiss tournaments: new, check, pair, simulate, standings",
    testbench: "graphs and tournaments with proved answers, for tests of other programs",
  } satisfies Record<CommandName, string>,
  noCommand: (expected: string) => `found no command, expected ${expected}`,
  unknownCommand: (found: string, expected: string, meant: string | undefined) =>
    `unknown command ${found}${didYouMean(meant)}, expected ${expected}`,
  commandNames: (names: readonly string[]) => `${names.join(", ")}, --help or --version`,
};
