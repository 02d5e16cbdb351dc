/** A reader's run on the figure, alone or beside that of the article's program. */
import type { ReactElement } from "react";
import { outputOf } from "#algorithms/core/judge/judge.ts";
import { type AnsweredRun, answeredLesson } from "#algorithms/engines/program/answered/answered-lesson.ts";
import type { HighlightedListing } from "#components/panels/Listing.tsx";
import { Player } from "#components/player/Player.tsx";
import { makeRun, runNow } from "#components/run/run.ts";
import { Twin, type TwinSide } from "#components/twin/Twin.tsx";
import { playerWords } from "../i18n/player.en.ts";
import { loadLesson } from "../registry/lessons.ts";
import { recordElsewhere } from "../workers/record-elsewhere.ts";
import { needFigures } from "./need-figures.ts";
import { callText } from "./room/call-text.ts";
import type { Answered, Source } from "./room/order.ts";
import type { SeenRun } from "./room/seen-run.ts";
import { listingOf, mountShown, type Shown } from "./shown.ts";
import { loadTask } from "./tasks.ts";
import { loadView } from "./views.ts";
import type { OwnWords } from "./words.en.ts";

export interface ShowOptions {
  readonly place: HTMLElement;
  /** The program, whose language may be any; without a text no listing is shown. */
  readonly source: Omit<Source, "language"> & { readonly language: string };
  readonly problem: unknown;
  readonly ran: Pick<AnsweredRun, "program" | "written"> & {
    readonly seen: Pick<SeenRun, "events" | "constants" | "printed" | "stopped">;
  };
  readonly answered: Answered;
  /** Whether the article's program stands beside it. */
  readonly isCompared: boolean;
  readonly words: OwnWords;
  /** The id of the figure, where the page may show more than one. */
  readonly figure?: string;
}

const FIGURE = "own-run";

/** Puts the run into its place, and the focus onto it. Rejects when a part of it does not come. */
export async function showRun(options: ShowOptions): Promise<Shown> {
  const { place, source } = options;
  const [task, view] = await Promise.all([loadTask(source.lesson), loadView(source.lesson), needFigures()]);
  if (!task || !view) throw new RangeError(`the lesson "${source.lesson}" shows no programs`);
  const { problem, words, answered, ran } = options;
  const { events, constants, printed, stopped } = ran.seen;
  const own: AnsweredRun = {
    ...{ problem, events, constants, printed, program: ran.program, written: ran.written },
    ...{ title: words.figure, why: answered.why, isCut: stopped !== undefined },
    call: callText(task.entry, task.args(problem)),
    answer: outputOf(task, { kind: "value", value: answered.output }),
  };
  const { lesson, trace } = answeredLesson(view, own);
  const run = makeRun({
    source: { kind: "own", text: "" },
    text: "",
    problem: undefined,
    trace,
    result: answered.why === undefined,
    stopped: false,
  });
  const side: TwinSide = { lesson, run, title: words.figure, note: own.call };
  const element = options.isCompared
    ? await compared(options, task.lessonText(problem), side)
    : played(options, source.text === "" ? [] : [await listingOf(source.text, source.language)], side);
  return mountShown(place, element, options.figure ?? FIGURE);
}

function played(
  { words, figure = FIGURE }: ShowOptions,
  listings: readonly HighlightedListing[],
  side: TwinSide,
): ReactElement {
  return (
    <Player
      {...{ lesson: side.lesson, recordElsewhere }}
      listings={listings}
      inputs={new Map()}
      opened={side.run}
      figure={figure}
      number={1}
      title={words.figure}
      example=""
      opens="start"
      asks=""
      words={playerWords}
    />
  );
}

async function compared(
  { source, words, figure = FIGURE }: ShowOptions,
  text: string,
  right: TwinSide,
): Promise<ReactElement> {
  const { lesson } = await loadLesson(source.lesson);
  const run = runNow(lesson, { kind: "own", text }, text);
  if (!run) throw new RangeError(`${source.lesson}: the run is too long for a comparison`);
  const left: TwinSide = { lesson, run, title: words.article, note: lesson.words.title };
  return (
    <Twin
      figure={figure}
      number={undefined}
      title={words.compared}
      by="round"
      takesFocus
      words={playerWords}
      left={left}
      right={right}
    />
  );
}
