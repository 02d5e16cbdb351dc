/** Opens what a run is tried otherwise in: by the reader, or by a link. It comes, with all that it needs, when it is opened. */
import { refusedEdit } from "#algorithms/core/lesson/edited.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { sentencesOf, solversOf } from "../article/behavior/mutant-parts.ts";
import { keep, recall } from "../page/memory.ts";
import { needSheet } from "../page/sheet.ts";
import type { PlayerOptions } from "../player/state/player-options.ts";
import type { Notice, PlayerAction, ToolPlace } from "../player/state/player-state.ts";
import type { Run } from "../run/run.ts";
import {
  formatOtherwise,
  inputOf,
  type KeptFuture,
  nameOf,
  type Otherwise,
  parseBeside,
  parseOtherwise,
  runOtherwise,
  type WhatIfSubject,
} from "./otherwise.ts";
import { WhatIf } from "./WhatIf.tsx";
import styles from "./what-if.css?url";
import { WhatIfTool } from "./what-if-tool.ts";
import { whatIfWords as words } from "./words.en.ts";

/** What the browser did not keep, by its place: a figure that begins again has it until the page is closed. */
const untilClosed = new Map<string, string>();

/** Puts it into the figure; or shows at once the future that a link asks for. Gives what is to be said of that link, if anything. */
export async function openWhatIf(
  { lesson, figure }: PlayerOptions,
  { run, session, tool, position }: ToolPlace,
  act: (action: PlayerAction) => void,
  linked?: string,
): Promise<Notice | undefined> {
  const focus = (): void => {
    const find = (of: string): HTMLElement | null =>
      document.querySelector(`#${figure} .what-if ${of}button:not(:disabled)`);
    (find("ul ") ?? find(".what-if__ways ") ?? find(""))?.focus({ preventScroll: true });
  };
  const said = (text: string): Notice => ({ kind: "said", text });
  if (tool instanceof WhatIfTool && linked === undefined) {
    focus();
    return undefined;
  }
  if (session || run.stopped) return said(session ? words.ofTurn : words.stopped);
  const [performing, solvers = {}, sentences = {}] = await Promise.all([
    lesson.performing?.(),
    solversOf(lesson.id),
    sentencesOf(lesson.id),
    needSheet(styles),
  ]);
  const subject: WhatIfSubject = { lesson, performing, run, solvers, sentences };
  const place = placeOf(lesson, figure);
  const opened = new WhatIfTool(
    { subject, kept: await readKept(place, subject), halt: 0, playing: false },
    WhatIf,
    (kept) => {
      const text = written(lesson, run, kept);
      const isKept = keep(place, text);
      if (isKept) untilClosed.delete(place);
      else untilClosed.set(place, text);
      return isKept;
    },
  );
  if (linked === undefined) {
    act({ type: "tool", tool: opened, of: run });
    requestAnimationFrame(focus);
    return undefined;
  }
  const futures = (await parseBeside(linked).catch(() => undefined)) ?? [];
  const runs = futures.flatMap((wanted) => {
    const future = fitting(subject, wanted);
    const made = isKnown(subject, future) && runOtherwise(subject, future, "");
    return made ? [{ ...made, kept: { ...made.kept, name: nameOf(subject, made.kept) } }] : [];
  });
  if (runs.length === 0) return { kind: "notAsked", text: words.unread };
  const [taken, wanted] = [choicesIn(runs.map(({ kept }) => kept.future)), choicesIn(futures)];
  // One of which nothing is left is the run as written.
  const [right, left] = runs.filter(({ kept }) => formatOtherwise(kept.future) !== "");
  if (!right) return { kind: "turnCut", text: words.noneLeft };
  const shown = opened.showing(right, left);
  act({
    type: "tool",
    tool: opened.changed({ ...shown, before: undefined, halt: shown.shown.aligned.haltOf(0, position) }),
    of: run,
  });
  return taken < wanted ? { kind: "turnCut", text: words.cut(taken, wanted) } : undefined;
}

/** Whether this lesson can be tried so. */
function isKnown(subject: WhatIfSubject, future: Otherwise): boolean {
  const { lesson, performing, solvers } = subject;
  if ("mutant" in future) return future.mutant in solvers;
  if ("input" in future) {
    try {
      lesson.parse(future.input);
      return true;
    } catch {
      return false;
    }
  }
  return performing !== undefined && inputOf(subject, future) !== undefined;
}

/** What of a future can be made: changes of the input up to the first that is refused, and choices where none is. */
function fitting(subject: WhatIfSubject, future: Otherwise): Otherwise {
  const edits = "deviations" in future ? (future.edits ?? []) : [];
  const refused = refusedEdit(subject, subject.run.problem, edits);
  return refused ? { edits: edits.slice(0, edits.indexOf(refused.edit)), deviations: [] } : future;
}

/** How often futures differ from the run as written: by a change of the input, a choice, or all in all. */
function choicesIn(futures: readonly Otherwise[]): number {
  return futures.reduce(
    (sum, future) =>
      sum + ("deviations" in future ? future.deviations.length + (future.edits?.length ?? 0) : 1),
    0,
  );
}

function placeOf({ id }: AnyLesson, figure: string): string {
  return `kibitz.futures.${id}.${figure}`;
}

/** Futures as they are kept: of one version of the lesson, and of one input. */
function written({ version }: AnyLesson, { text }: Run, kept: readonly KeptFuture[]): string {
  if (kept.length === 0) return "";
  const futures = kept.map(({ future, name, steps, note }) => [formatOtherwise(future), name, steps, note]);
  return JSON.stringify({ version, text, futures });
}

/** Reads them; none where they are damaged, or of something else. */
async function readKept(place: string, subject: WhatIfSubject): Promise<readonly KeptFuture[]> {
  const { lesson, run } = subject;
  try {
    const kept = JSON.parse(untilClosed.get(place) ?? recall(place)) as {
      version: unknown;
      text: unknown;
      futures: unknown;
    };
    if (kept.version !== lesson.version || kept.text !== run.text || !Array.isArray(kept.futures)) return [];
    const read = kept.futures.map(async (each: unknown): Promise<KeptFuture[]> => {
      const [text, name, steps, noted] = Array.isArray(each) ? each : [];
      const note = typeof noted === "string" ? noted : undefined;
      const future = typeof text === "string" ? await parseOtherwise(text) : undefined;
      const isWhole = typeof name === "string" && Number.isInteger(steps);
      return future && isWhole && isKnown(subject, future) ? [{ future, name, steps, note }] : [];
    });
    return (await Promise.all(read)).flat();
  } catch {
    return [];
  }
}
