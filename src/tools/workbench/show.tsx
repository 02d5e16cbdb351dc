/** The run of a pasted program in the player. */
import { type ReactElement, useCallback, useRef, useState } from "react";
import { positionsOf } from "#algorithms/engines/program/ask/ask.ts";
import { conduct, isLine } from "#algorithms/engines/program/conduct.ts";
import { Pictures } from "#algorithms/engines/program/pictures/pictures.ts";
import { programLesson } from "#algorithms/engines/program/program-lesson.ts";
import type { PlayerAction } from "#components/player/state/player-state.ts";
import { makeRun } from "#components/run/run.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { needFigures } from "#src/reader-programs/need-figures.ts";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import { listingOf, mountShown, type Shown } from "#src/reader-programs/shown.ts";
import { Chosen, type ChosenProps } from "./Chosen.tsx";
import { askedIn } from "./gallery/asked.ts";
import type { WatchedProgram } from "./watch-in.ts";
import { Watching, type WatchingProps } from "./watching/Watching.tsx";
import { workbenchWords as words } from "./words.en.ts";

/** A run on the page, with the place in the program at which it ended. */
export interface ShownProgram extends Shown {
  readonly steps: number;
  readonly last: { readonly line: number; readonly column: number } | undefined;
  /** The lines of questions that could not be read. */
  readonly misread: readonly number[];
}

export interface ShowOptions extends Pick<WatchingProps, "kept" | "onKeep"> {
  /** The program as the reader wrote it, with the line that calls it. */
  readonly written: Pick<LinkedProgram, "text" | "language">;
}

const FIGURE = "workbench-run";

/** Puts a run into its place, and the focus onto it: at its beginning, or where an error ended it. */
export async function showProgram(
  place: HTMLElement,
  { program, seen, listing }: WatchedProgram,
  { kept, onKeep, written }: ShowOptions,
): Promise<ShownProgram> {
  const run = conduct(program, seen);
  const { trace } = run;
  const ending = seen.stopped && words.full(seen.stopped);
  const { asked, opens, wrong } = askedIn(program);
  const { printed } = seen;
  const pictures = new Pictures(run, printed);
  const lesson = programLesson({ run, title: words.figure, printed, ending, asked, pictures });
  const asks = lesson.asking.positions;
  const [opened = asks[0] === undefined ? 0 : asks[0] - 1] = opens ? positionsOf(run, [opens]) : [];
  const source = { kind: "own", text: "" } as const;
  const recorded = makeRun({
    source,
    text: "",
    problem: undefined,
    trace,
    result: undefined,
    stopped: false,
  });
  const last = lastLine(trace);
  const { text, language } = listing ?? written;
  const [listings] = await Promise.all([
    text === "" ? [] : Promise.all([listingOf(text, language)]),
    needFigures(),
  ]);
  const shown = await mountShown(
    place,
    <WatchedPlayer
      {...{ run, kept, onKeep, pictures }}
      lesson={lesson}
      listings={listings}
      inputs={new Map()}
      opened={recorded}
      recordElsewhere={() => Promise.reject(new Error("a run of a pasted program is not recorded again"))}
      figure={FIGURE}
      number={1}
      title={words.figure}
      example=""
      opens={String(seen.error === undefined ? opened : last)}
      asks={asks.join()}
      words={playerWords}
    />,
    FIGURE,
  );
  // The program first: its values stand in the picture.
  if (listings.length > 0) place.querySelector<HTMLInputElement>(".tab-code")?.click();
  const site = last > 0 ? program.sites[trace.stepAt(last).a] : undefined;
  return {
    ...shown,
    steps: trace.length,
    misread: wrong,
    last: site && { line: site.line, column: site.column },
  };
}

/** The player with what is watched in its run below it. */
function WatchedPlayer({
  run,
  kept,
  onKeep,
  ...player
}: Omit<ChosenProps, "onMoved"> & Omit<WatchingProps, "position" | "onSeek">): ReactElement {
  const [position, setPosition] = useState(0);
  const act = useRef<(action: PlayerAction) => void>(() => undefined);
  const onMoved = useCallback((now: number, its: (action: PlayerAction) => void) => {
    act.current = its;
    setPosition(now);
  }, []);
  return (
    <>
      <Chosen {...player} onMoved={onMoved} />
      <Watching
        {...{ run, position, kept, onKeep }}
        onSeek={(to) => act.current({ type: "seek", position: to })}
      />
    </>
  );
}

/** The position of the last line that began; 0 if none did. */
function lastLine(trace: ReturnType<typeof conduct>["trace"]): number {
  let position = trace.length;
  while (position > 0 && !isLine(trace.stepAt(position).step)) position--;
  return position;
}
