/** The output of a program that ran elsewhere, in any language, or its trace: pasted or dropped, judged, and played on the figure. */

import { CALLS } from "#algorithms/core/judge/answer-view.ts";
import { faultOf, type Outcome, outputOf } from "#algorithms/core/judge/judge.ts";
import { telling } from "#algorithms/core/judge/judged-mistake.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { ReadTrace } from "#algorithms/engines/program/traced/read-trace.ts";
import { copyText } from "#components/page/copy-text.ts";
import { download } from "#components/page/download.ts";
import { keep, recall } from "#components/page/memory.ts";
import { untilItComes } from "#components/page/not-come.ts";
import { readTextFile } from "#components/page/text-file.ts";
import { make } from "./make.ts";
import { LONGEST_OUTPUT } from "./room/longest.ts";
import type { Answered } from "./room/order.ts";
import type { Shown } from "./shown.ts";
import { loadTask } from "./tasks.ts";
import { type OwnWords, ownWords } from "./words.en.ts";

/** A field with a longer text would bring the page to a stand, in characters. */
const LONGEST_IN_FIELD = 500_000;
const SOURCE = /\.(?:c|cc|cpp|cs|cxx|go|h|hpp|java|jl|js|kt|pas|py|rb|rs|scala|swift|ts)$/i;

type Traces = typeof import("#algorithms/engines/program/traced/read-trace.ts");

class OwnOutput extends HTMLElement {
  readonly #words = ownWords;
  #task: AnyTask | undefined;
  #traces: Traces | undefined;
  /** A text that was dropped and is too long for its field. */
  #long: string | undefined;
  /** The name of the file of the program that was dropped. */
  #sourceFile = "";
  #problems: readonly unknown[] = [];
  /** The number of the input that was chosen on an earlier visit. */
  #number = 0;
  #shown: Shown | undefined;

  connectedCallback(): void {
    // A long input scrolls, also by keys.
    const input = this.querySelector<HTMLElement>("[data-input]");
    if (input) input.tabIndex = 0;
    const details = this.querySelector("details");
    details?.addEventListener("toggle", () => {
      if (details.open) void this.#begin();
    });
    this.#recall();
    this.addEventListener("input", () => this.#keep());
    this.querySelector("select")?.addEventListener("change", () => this.#drawInput());
    this.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#judge();
    });
    this.querySelector("[data-copy]")?.addEventListener("click", () => void this.#copy());
    this.querySelector("[data-save]")?.addEventListener("click", () => {
      download(new Blob([this.#input], { type: "text/plain" }), "input.txt");
    });
    this.#field.addEventListener("input", () => this.#take([], undefined));
    this.#source.addEventListener("input", () => {
      this.#sourceFile = "";
    });
    this.querySelector("[data-files]")?.addEventListener("change", ({ target }) => {
      const input = target as HTMLInputElement;
      const files = [...(input.files ?? [])];
      // The same file chosen again is a change too.
      input.value = "";
      if (files.length > 0) void this.#open(files);
    });
    this.addEventListener("dragover", (event) => event.preventDefault());
    this.addEventListener("drop", (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      void this.#open(files);
    });
  }

  async #begin(): Promise<void> {
    if (this.#task) return;
    const load = () =>
      Promise.all([loadTask(this.#lesson), import("#algorithms/engines/program/traced/read-trace.ts")]);
    const [task, traces] = await untilItComes(this, load);
    if (!task) return;
    [this.#task, this.#traces] = [task, traces];
    this.#problems = [task.example, ...telling(task)];
    const list = this.querySelector("select");
    list?.replaceChildren(
      ...this.#problems.map(
        (problem, k) => new Option(this.#words.inputNumber(k + 1, task.sizeOf(problem)), String(k)),
      ),
    );
    if (list && this.#problems[this.#number] !== undefined) list.value = String(this.#number);
    this.#drawInput();
  }

  get #key(): string {
    return `kibitz.own-output.${this.#lesson}`;
  }

  /** Keeps what stands in the fields; a text that was dropped and is too long for its field is still in its file. */
  #keep(): void {
    const number = Number(this.querySelector("select")?.value || this.#number);
    keep(this.#key, JSON.stringify([this.#field.value, this.#source.value, this.#sourceFile, number]));
  }

  /** Puts back what was typed on an earlier visit. */
  #recall(): void {
    let kept: unknown;
    try {
      kept = JSON.parse(recall(this.#key) || "[]");
    } catch {
      return;
    }
    const [output, source, sourceFile, number] = Array.isArray(kept) ? (kept as unknown[]) : [];
    const text = (value: unknown): string => (typeof value === "string" ? value : "");
    // What the browser itself has put back, or the reader typed before this, is newer.
    this.#field.value ||= text(output);
    this.#source.value ||= text(source);
    this.#sourceFile = text(sourceFile);
    this.#number = typeof number === "number" ? number : 0;
  }

  get #lesson(): string {
    return this.dataset["lesson"] ?? "";
  }

  get #problem(): unknown {
    return this.#problems[Number(this.querySelector("select")?.value ?? 0)];
  }

  get #input(): string {
    return this.#task?.write(this.#problem) ?? "";
  }

  get #field(): HTMLTextAreaElement {
    return this.querySelector("[data-output]") as HTMLTextAreaElement;
  }

  get #source(): HTMLTextAreaElement {
    return this.querySelector("[data-source]") as HTMLTextAreaElement;
  }

  #drawInput(): void {
    (this.querySelector("[data-input]") as HTMLElement).textContent = this.#input;
    this.#say([]);
  }

  async #copy(): Promise<void> {
    const isCopied = await copyText(this.#input);
    this.#say([make("p", "", isCopied ? this.#words.inputCopied : this.#words.inputNotCopied)]);
  }

  /** Takes files that were dropped or chosen: a program, what it printed, its trace. */
  async #open(files: readonly File[]): Promise<void> {
    await this.#begin();
    const words = this.#words;
    if (files.reduce((sum, { size }) => sum + size, 0) > LONGEST_OUTPUT)
      return this.#say([make("p", "", words.outputTooBig(LONGEST_OUTPUT))], "wrong");
    const printed: { readonly name: string; readonly text: string }[] = [];
    for (const file of files) {
      const read = await readTextFile(file, LONGEST_OUTPUT);
      if (read.kind !== "text") return this.#say([make("p", "", words.noText)], "wrong");
      if (SOURCE.test(file.name)) [this.#source.value, this.#sourceFile] = [read.text, file.name];
      else printed.push({ name: file.name, text: read.text });
    }
    if (printed.length > 0) {
      // Each begins on a line of its own.
      const text = printed.map((file) => file.text.replace(/(?<=[^\n])$/, "\n")).join("");
      this.#take(
        printed.map(({ name }) => name),
        text,
      );
    }
    this.#keep();
    this.#judge();
  }

  /** Keeps what was dropped; undefined, if it was typed. */
  #take(names: readonly string[], text: string | undefined): void {
    this.#long = text !== undefined && text.length > LONGEST_IN_FIELD ? text : undefined;
    if (text !== undefined) this.#field.value = this.#long === undefined ? text : "";
    const taken = this.querySelector("[data-taken]") as HTMLElement;
    taken.hidden = this.#long === undefined;
    taken.textContent = this.#long === undefined ? "" : this.#words.outputTaken(names, this.#long.length);
  }

  #judge(): void {
    const [task, words] = [this.#task, this.#words];
    if (!task) return;
    const text = this.#long ?? this.#field.value;
    if (text.trim() === "") {
      this.#say([make("p", "", words.noOutput)], "wrong");
      return;
    }
    const trace = this.#traceIn(task, text);
    if (trace === "mistaken") return;
    const outcome: Outcome = { kind: "text", text: trace?.output ?? text };
    const isAlone = trace?.output.trim() === "";
    const why = isAlone ? words.noAnswer : faultOf(task, this.#problem, outcome);
    const output = isAlone ? undefined : outputOf(task, outcome);
    const watch = make("button", "btn", trace ? words.watch : words.watchOutput);
    watch.type = "button";
    const problem = this.#problem;
    watch.addEventListener("click", () => void this.#watch(problem, { output, why }, trace));
    const verdict = why === undefined ? words.outputRight : words.wrong;
    this.#say(
      [
        ...(isAlone ? [make("p", "own__why", words.traceAlone)] : [make("h3", "", verdict)]),
        ...(why === undefined || isAlone ? [] : [make("p", "own__why", why)]),
        ...(trace ? told(trace, words) : []),
        ...(trace || output !== undefined ? [make("p", "own__actions", watch)] : []),
      ],
      why === undefined ? "right" : "wrong",
    );
  }

  /** The trace in a text, if it is one, with its input chosen; what is wrong with it is told. */
  #traceIn(task: AnyTask, text: string): ReadTrace | "mistaken" | undefined {
    const words = this.#words;
    if (!this.#traces?.isTrace(text)) return undefined;
    const refuse = (why: string): "mistaken" => {
      this.#say([make("h3", "", words.badTrace), make("p", "own__why", why)], "wrong");
      return "mistaken";
    };
    let trace: ReadTrace;
    try {
      trace = this.#traces.readTrace(text, CALLS);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return refuse(`${words.place(error.line, error.column)} ${error.message}.`);
    }
    const { lesson, input } = trace;
    if (lesson !== undefined && lesson !== this.#lesson) return refuse(words.otherLesson(lesson));
    if (input === undefined) return trace;
    const number = this.#problems.findIndex((problem) => wordsOf(task.write(problem)) === wordsOf(input));
    if (number < 0) return refuse(words.otherInput);
    (this.querySelector("select") as HTMLSelectElement).value = String(number);
    this.#drawInput();
    return trace;
  }

  async #watch(problem: unknown, answered: Answered, trace: ReadTrace | undefined): Promise<void> {
    // A mere output is the trace of nothing, with an answer.
    const ran = trace ?? this.#traces?.readTrace('{"kibitz":1}');
    if (!ran) return;
    const { showRun } = await untilItComes(this, () => import("./show-run.tsx"));
    this.#shown?.close();
    this.#shown = await showRun({
      place: document.querySelector("[data-output-figure]") as HTMLElement,
      source: {
        lesson: this.#lesson,
        language: this.#sourceFile || this.#words.figure,
        text: this.#source.value,
      },
      ran: { program: ran.program, written: undefined, seen: { ...ran, stopped: undefined } },
      ...{ problem, answered },
      isCompared: false,
      words: this.#words,
    });
  }

  #say(parts: readonly Node[], verdict?: "right" | "wrong"): void {
    const place = this.querySelector("[data-output-verdict]") as HTMLElement;
    place.hidden = parts.length === 0;
    place.dataset["verdict"] = verdict ?? "";
    place.replaceChildren(...parts);
  }
}

/** What a trace tells, and what the program printed beside it, as its lines are counted in a verdict. */
function told({ count, program, output }: ReadTrace, words: OwnWords): HTMLElement[] {
  const names = [...new Set(program.variables.map(({ name }) => name))];
  const shown = output.length > MOST_TOLD ? `${output.slice(0, MOST_TOLD)} …` : output;
  const printed = make("details", "", make("summary", "", words.printed), make("pre", "", shown));
  return [make("p", "", words.traced(count, names)), ...(output.trim() === "" ? [] : [printed])];
}

/** So much of what was printed is shown, in characters. */
const MOST_TOLD = 20_000;

/** A text by its words alone: inputs differ in blanks and line ends. */
function wordsOf(text: string): string {
  return text.trim().split(/\s+/).join(" ");
}

customElements.define("own-output", OwnOutput);
