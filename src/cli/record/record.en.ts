/** What `kibitz record` says. */
import type { Limit } from "#algorithms/engines/program/words.ts";

const FULL: Readonly<Record<Limit, string>> = {
  steps: "a million steps",
  time: "a minute",
  words: "as much as can be kept",
  constants: "200,000 texts and decimals",
  objects: "a million objects",
  calls: "a million calls",
};

export const recordWords = {
  help: `kibitz record: your own program, recorded as the workbench records it

  kibitz record FILE [--call CALL] [--at STEP]

  FILE         a program in JavaScript (.js, .mjs), TypeScript (.ts) or Python (.py); one in Python is run by
               the python3 of this machine
  --call CALL  a last line that calls what the program declares, such as "twoSum([2, 7, 11], 9)"; a list
               becomes a tree or linked nodes where the function wants these. Without it a program that
               calls nothing is called with an example of each value
  --at STEP    one step alone, from 0: {"position","line","call","sentence","variables"}, where the
               variables are those of the call that runs over those of the program
  --help       this text

The run is written as Kibitz Trace 1.0, a header and one line of JSON for each thing that is to be seen, with
what the program prints between them: docs/trace-format.md of the repository has the form, and the workbench
plays it. A value that comes to a line after a call has returned is a step of its own there, so its steps can
be more. Kept are the first 20,000 items of a list, 2,000 fields of an object, 400 letters of a text, and 500
printed lines.

The exit code is 1 when an error ended the program; what it did until then is written. A program that goes on
for a million steps, a minute, or more than can be kept is stopped there, and standard error says so. What it
puts off until later, as by setTimeout, is not run. The program is run with your own rights.

Mistakes are listed as FILE:LINE:COLUMN: error[KIND]: … and the exit code is 2. In the call itself,
FILE is "command line" and COLUMN the number of the argument after "kibitz", from 1.
`,
  noFile: "found no program, expected a file that ends in .js, .mjs, .ts or .py",
  more: (found: string) => `found ${found}, expected nothing after the program`,
  otherFile: (found: string) => `found ${found}, expected a file that ends in .js, .mjs, .ts or .py`,
  noPython: "found no python3 on this machine, expected one for a program in Python",
  badCall: (message: string) => `the call cannot be made. ${message}`,
  called: (line: string) => `kibitz record: called by ${line}`,
  error: (message: string, line: number) => `kibitz record: ended in line ${line} by an error: ${message}`,
  stopped: (limit: Limit, steps: number) => `kibitz record: stopped after ${FULL[limit]}, at ${steps} steps`,
  /** After so many seconds in one expression. */
  noEnd: (seconds: number) =>
    `one expression came to no end within ${seconds} seconds, expected a program whose steps do`,
  noModule: "The Python of this machine has no such module; files beside the program are not seen.",
  noAnswer: "the program ended Python itself, so nothing of it is known; let it come to its last line",
  later: (count: number) =>
    `kibitz record: ${count === 1 ? "1 thing was" : `${count} things were`} put off until later by setTimeout, and not run`,
  past: (found: string, last: number) =>
    `found step ${found}, expected one from 0 to ${last}, where this run ends`,
  tooDeep: "its nodes hang together too deep to be written",
};
