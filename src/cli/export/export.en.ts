/** What `kibitz export` says. */
export const exportWords = {
  help: (lessons: readonly string[], most: Readonly<Record<string, number>>, usual: UsualValues) =>
    `kibitz export: pictures, a clip or the steps of a lesson's algorithm on an input

  kibitz export LESSON FILE [--from A] [--to B] [--format svg|png|gif|trace] [--out DIR]

  LESSON         one of:
                   ${lessons.join("\n                   ")}
  FILE           an input as the lesson's editor takes it; - is standard input
  --from A       the first position, from 1; 0 is the state before the first step (1)
  --to B         the last position (the end of the run)
  --format F     svg or png: a picture of each step; gif: one clip; trace: the steps as JSON lines,
                 as "kibitz trace" prints them (svg)
  --out DIR      the folder for the files, made if there is none (this one)
  --no-sentence  leaves the sentence under the picture out
  --theme T      light or dark (light)
  --width W      the width in pixels, from ${usual.least} to ${usual.widest} (${usual.width})
  --step-time S  seconds that a step of a clip is shown, from 0.1 to 60 (${usual.stepTime})
  --help         this text

The files are named LESSON-POSITION, or LESSON-A-B, and printed, a path a line; files that have these
names are replaced. Each picture and clip says what it shows, where it is from and its licence.
At most ${most["svg"]} pictures are made, and a clip has at most ${most["gif"]}; a trace may be as long as the run.

Mistakes are listed as FILE:LINE:COLUMN: error[KIND]: … and the exit code is 2. In the call itself,
FILE is "command line" and COLUMN the number of the argument after "kibitz", from 1.
`,
  stopped: (steps: number) => `kibitz export: stopped at ${steps} steps`,
  noFormat: (found: string, formats: readonly string[]) =>
    `found ${found} for --format, expected one of ${formats.join(", ")}`,
  noTheme: (found: string) => `found ${found} for --theme, expected light or dark`,
  noSeconds: (found: string) => `found ${found} for --step-time, expected seconds from 0.1 to 60`,
  outside: (position: number, last: number) =>
    `found position ${position}, expected one from 0 to ${last}, where this trace ends`,
  backwards: (from: number, to: number) =>
    `found --to ${to} before --from ${from}, expected a position from ${from} on`,
  tooMany: (count: number, format: string, most: number) =>
    `found ${count} pictures from --from to --to, expected at most ${most} for --format ${format}; take a shorter span, or --format trace`,
  noPainter: (format: string, packages: readonly string[]) =>
    `found no painter for --format ${format}, expected these packages beside this one: npm install ${packages.join(" ")}; svg needs none`,
  noFolder: (folder: string, reason: string) =>
    `nothing can be written to ${folder} (${reason}), expected a folder for the files`,
};

interface UsualValues {
  readonly least: number;
  readonly widest: number;
  readonly width: number;
  readonly stepTime: number;
}
