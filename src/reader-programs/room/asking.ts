/** What the desk and the blocks have in common: one order to the judge at a time, and one run on a figure. */
import { untilItComes } from "#components/page/not-come.ts";
import type { ShowOptions } from "../show-run.tsx";
import type { Shown } from "../shown.ts";
import { loadTask } from "../tasks.ts";
import { loadView } from "../views.ts";
import type { CalledRun } from "../watch-called.ts";
import type { OwnWords } from "../words.en.ts";
import { askJudge } from "./ask-judge.ts";
import { SourceError } from "./mistake.ts";
import type { Order, Source } from "./order.ts";
import { RoomError } from "./room-talk.ts";

/** Where a run is shown, and of what. */
export interface Watched extends Pick<ShowOptions, "place" | "problem" | "isCompared" | "figure"> {
  readonly source: Source & Pick<Order, "python">;
}

export class Asking {
  readonly #words: OwnWords;
  readonly #say: (text: string) => void;
  readonly #stop: HTMLElement;
  #running: AbortController | undefined;
  #shown: Shown | undefined;

  /** `say` tells the status; `stop` is the button that is there while something runs. */
  constructor(words: OwnWords, say: (text: string) => void, stop: HTMLElement) {
    this.#words = words;
    this.#say = say;
    this.#stop = stop;
  }

  /** Puts an order to the judge in place of the one before; undefined if it was stopped or did not come. */
  async ask<Result>(
    saying: string,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | undefined> {
    this.stop();
    const running = new AbortController();
    this.#running = running;
    const isMine = (): boolean => this.#running === running;
    this.#say(saying);
    this.#stop.hidden = false;
    try {
      const result = await work(running.signal);
      this.#say("");
      return result;
    } catch (error) {
      if (!isMine()) return undefined;
      if (!running.signal.aborted) console.error(error);
      this.#say(running.signal.aborted ? this.#words.stopped : this.#words.notCome);
      return undefined;
    } finally {
      if (isMine()) this.#stop.hidden = true;
    }
  }

  stop(): void {
    this.#running?.abort();
  }

  /** Has the program run, and shows its run in place of the one before. */
  async watch({ source, ...options }: Watched): Promise<void> {
    const { problem, place } = options;
    const words = this.#words;
    const [answer, ran] =
      (await this.ask(words.recording, (signal) =>
        Promise.all([
          askJudge({ kind: "answer", ...source, problem }, () => {}, signal),
          watchRun(source, problem, signal),
        ]),
      )) ?? [];
    if (answer?.kind !== "answer" || !ran) {
      if (answer) this.#say(words.noRun);
      return;
    }
    this.close();
    this.#shown = await untilItComes(place, async () => {
      const { showRun } = await import("../show-run.tsx");
      return showRun({ ...options, source, answered: answer, ran, words });
    });
  }

  /** Takes the figure away. */
  close(): void {
    this.#shown?.close();
    this.#shown = undefined;
  }
}

/** Undefined where it comes to no end that could be shown. */
async function watchRun(
  { python, ...source }: Watched["source"],
  problem: unknown,
  signal: AbortSignal,
): Promise<CalledRun | undefined> {
  const [{ watchCalled }, task, view] = await Promise.all([
    import("../watch-called.ts"),
    loadTask(source.lesson),
    loadView(source.lesson),
  ]);
  if (!task || !view) throw new RangeError(`the lesson "${source.lesson}" shows no programs`);
  return watchCalled(source, { task, view, problem }, python, signal).catch((error: unknown) => {
    if (error instanceof RoomError || error instanceof SourceError) return undefined;
    throw error;
  });
}
