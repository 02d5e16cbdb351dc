/** Tells people who wait how far a judge is: in place in a terminal, and elsewhere a line now and then. */

import { judgeWords } from "./judge.en.ts";

const NOW_AND_THEN = 10_000;

export class Progress {
  #text = "";
  #hint: string | undefined;
  readonly #isTerminal = process.stderr.isTTY === true;
  readonly #clock: NodeJS.Timeout;

  /** `hint` is said once, with the first line, when it takes long. */
  constructor(hint?: string) {
    this.#hint = hint;
    this.#clock = setInterval(() => this.#remind(), NOW_AND_THEN).unref();
  }

  /** What is being done. */
  set(text: string): void {
    this.#text = text;
    if (this.#isTerminal) process.stderr.write(`\r\u001b[K${text}`);
  }

  /** How many inputs were right. */
  count(passed: number): void {
    this.set(judgeWords.progress(passed));
  }

  end(): void {
    clearInterval(this.#clock);
    if (this.#isTerminal) process.stderr.write("\r\u001b[K");
  }

  #remind(): void {
    const hint = this.#hint === undefined ? "" : `; ${this.#hint}`;
    this.#hint = undefined;
    if (this.#text === "" || (this.#isTerminal && hint === "")) return;
    process.stderr.write(`${this.#isTerminal ? "\r\u001b[K" : ""}${this.#text}${hint}\n`);
  }
}
