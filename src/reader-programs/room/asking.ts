/** What the desk and the blocks have in common: one order to the judge at a time, and one run on a figure. */
import { untilItComes } from "#components/page/not-come.ts";
import type { ShowOptions } from "../show-run.tsx";
import type { Shown } from "../shown.ts";
import type { OwnWords } from "../words.en.ts";
import { askJudge } from "./ask-judge.ts";
import type { Order, Source } from "./order.ts";

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

  /** Has the run recorded and shows it in place of the one before. */
  async watch({ source, ...options }: Watched): Promise<void> {
    const { problem, place } = options;
    const words = this.#words;
    const answer = await this.ask(words.recording, (signal) =>
      askJudge({ kind: "record", ...source, problem }, () => {}, signal),
    );
    if (answer?.kind === "failed") this.#say(words.noRun);
    if (answer?.kind !== "run") return;
    const { run } = answer;
    this.close();
    this.#shown = await untilItComes(place, async () => {
      const { showRun } = await import("../show-run.tsx");
      return showRun({ ...options, source, run, words });
    });
  }

  /** Takes the figure away. */
  close(): void {
    this.#shown?.close();
    this.#shown = undefined;
  }
}
