/** The run of a pasted program in the player. */
import { conduct, isLine } from "#algorithms/engines/program/conduct.ts";
import { programLesson } from "#algorithms/engines/program/program-lesson.ts";
import { Player } from "#components/player/Player.tsx";
import { makeRun } from "#components/run/run.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { needFigures } from "#src/reader-programs/need-figures.ts";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import { listingOf, mountShown, type Shown } from "#src/reader-programs/shown.ts";
import type { WatchedProgram } from "./watch-in.ts";
import { workbenchWords as words } from "./words.en.ts";

/** A run on the page, with the place in the program at which it ended. */
export interface ShownProgram extends Shown {
  readonly steps: number;
  readonly last: { readonly line: number; readonly column: number } | undefined;
}

const FIGURE = "workbench-run";

/** Puts a run into its place, and the focus onto it: at its beginning, or where an error ended it. */
export async function showProgram(
  place: HTMLElement,
  written: LinkedProgram,
  { program, seen }: WatchedProgram,
): Promise<ShownProgram> {
  const run = conduct(program, seen);
  const { trace } = run;
  const ending = seen.stopped && words.full(seen.stopped);
  const lesson = programLesson({ run, title: words.figure, printed: seen.printed, ending });
  const source = { kind: "own", text: "" } as const;
  const opened = makeRun({ source, text: "", problem: undefined, trace, result: undefined, stopped: false });
  const last = lastLine(trace);
  const [listing] = await Promise.all([listingOf(written.text, written.language), needFigures()]);
  const shown = await mountShown(
    place,
    <Player
      lesson={lesson}
      listings={[listing]}
      inputs={new Map()}
      opened={opened}
      recordElsewhere={() => Promise.reject(new Error("a run of a pasted program is not recorded again"))}
      figure={FIGURE}
      number={1}
      title={words.figure}
      example=""
      opens={seen.error === undefined ? "start" : String(last)}
      asks=""
      words={playerWords}
    />,
    FIGURE,
  );
  // The program first: its values stand in the picture.
  place.querySelector<HTMLInputElement>(".tab-code")?.click();
  const site = last > 0 ? program.sites[trace.stepAt(last).a] : undefined;
  return { ...shown, steps: trace.length, last: site && { line: site.line, column: site.column } };
}

/** The position of the last line that began; 0 if none did. */
function lastLine(trace: ReturnType<typeof conduct>["trace"]): number {
  let position = trace.length;
  while (position > 0 && !isLine(trace.stepAt(position).step)) position--;
  return position;
}
