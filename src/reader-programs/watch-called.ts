/** A reader's program, called on an input of its task and seen line by line. */
import { type AnyView, CALLS } from "#algorithms/core/judge/answer-view.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import type { Python } from "./python/python-files.ts";
import { pythonText } from "./python/python-text.ts";
import type { Source } from "./room/order.ts";
import { plainText, seenProgram, type WatchedProgram, watchProgram } from "./room/watch-program.ts";

export interface CalledRun extends WatchedProgram {
  /** So many letters of the program are the reader's; the call stands behind them. */
  readonly written: number;
}

interface Asked {
  readonly task: AnyTask;
  readonly view: AnyView;
  readonly problem: unknown;
}

/** Rejects with a SourceError, a RoomError, and with an AbortError when `signal` says so. */
export async function watchCalled(
  source: Source,
  asked: Asked,
  python: Python | undefined,
  signal: AbortSignal,
): Promise<CalledRun> {
  const isTyped = source.language === "typescript";
  const { written, ...called } = await calledProgram(
    isTyped ? "javascript" : source.language,
    isTyped ? await plainText(source.text) : source.text,
    asked,
  );
  return { ...(await watchProgram(called, python, signal)), written };
}

/** The program with the line that calls it, and with what it tells the figure by, where it has not that itself. */
export async function calledProgram(
  language: "javascript" | "python",
  text: string,
  { task, view, problem }: Asked,
): Promise<Pick<Source, "text"> & { readonly language: "javascript" | "python"; readonly written: number }> {
  const isPython = language === "python";
  const isOurs = await needsOurs(text, view.call, isPython);
  const toFigure = isOurs ? toldByCall(view.call, isPython) : "";
  const given = task.args(problem).map((value) => (isPython ? pythonText(value) : JSON.stringify(value)));
  // A line end, as a program may end in a comment, and in JavaScript a semicolon, as it may end without one.
  const call = `${isPython ? "" : ";"}${task.entry}(${given.join(", ")})`;
  return { language, text: `${text}\n${toFigure}\n${call}`, written: text.length };
}

/** Whether a program calls what tells the figure something without having a function of this name itself. */
async function needsOurs(text: string, name: AnyView["call"], isPython: boolean): Promise<boolean> {
  if (name === undefined || !new RegExp(`\\b${name}\\s*\\(`).test(text)) return false;
  if (isPython)
    return !new RegExp(
      `^(?:def|class)\\s+${name}\\b|^${name}\\s*[:=]|^(?:from|import)\\b.*\\b${name}\\b`,
      "m",
    ).test(text);
  const { scopes, tree } = await seenProgram(text);
  return scopes.get(tree)?.variables.has(name) !== true;
}

/** A function that does nothing: that it is called, and with what, is what the run tells of it. */
function toldByCall(name: AnyView["call"], isPython: boolean): string {
  const [, numbers = []] = CALLS.find(([each]) => each === name) ?? [];
  const params = numbers.join(", ");
  return isPython ? `def ${name}(${params}): pass` : `function ${name}(${params}) {}`;
}
