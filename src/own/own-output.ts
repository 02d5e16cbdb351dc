/** The output of a program that ran elsewhere, in any language: pasted or dropped, judged, and played on the figure. */
import { faultOf, type Outcome, outputOf } from "#algorithms/judge.ts";
import { telling } from "#algorithms/judged-mistake.ts";
import type { AnyTask } from "#algorithms/judged-task.ts";
import { localeOf } from "#algorithms/locale.ts";
import { download } from "#components/download.ts";
import { untilItComes } from "#components/not-come.ts";
import { readTextFile } from "#components/text-file.ts";
import { make } from "./make.ts";
import type { Shown } from "./show-run.tsx";
import { loadTask } from "./tasks.ts";
import { ownWords } from "./words.ts";

/** Longer outputs are refused, in bytes. */
const LONGEST = 20_000_000;

class OwnOutput extends HTMLElement {
  readonly #locale = localeOf(document.documentElement.lang);
  readonly #words = ownWords[this.#locale];
  #task: AnyTask | undefined;
  #problems: readonly unknown[] = [];
  #shown: Shown | undefined;

  connectedCallback(): void {
    const details = this.querySelector("details");
    details?.addEventListener("toggle", () => {
      if (details.open) void this.#begin();
    });
    this.querySelector("select")?.addEventListener("change", () => this.#drawInput());
    this.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#judge();
    });
    this.querySelector("[data-copy]")?.addEventListener("click", () => void this.#copy());
    this.querySelector("[data-save]")?.addEventListener("click", () => {
      download(new Blob([this.#input], { type: "text/plain" }), "input.txt");
    });
    this.addEventListener("dragover", (event) => event.preventDefault());
    this.addEventListener("drop", (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void this.#take(file);
    });
  }

  async #begin(): Promise<void> {
    if (this.#task) return;
    const task = await untilItComes(this, () => loadTask(this.dataset["lesson"] ?? ""));
    if (!task) return;
    this.#task = task;
    this.#problems = [task.example, ...telling(task)];
    const list = this.querySelector("select");
    list?.replaceChildren(
      ...this.#problems.map(
        (problem, k) => new Option(this.#words.inputNumber(k + 1, task.sizeOf(problem)), String(k)),
      ),
    );
    this.#drawInput();
  }

  get #problem(): unknown {
    return this.#problems[Number(this.querySelector("select")?.value ?? 0)];
  }

  get #input(): string {
    return this.#task?.write(this.#problem) ?? "";
  }

  get #field(): HTMLTextAreaElement {
    return this.querySelector("textarea") as HTMLTextAreaElement;
  }

  #drawInput(): void {
    (this.querySelector("[data-input]") as HTMLElement).textContent = this.#input;
    this.#say([]);
  }

  async #copy(): Promise<void> {
    const isCopied = await navigator.clipboard?.writeText(this.#input).then(
      () => true,
      () => false,
    );
    this.#say([make("p", "", isCopied ? this.#words.inputCopied : this.#words.inputNotCopied)]);
  }

  async #take(file: File): Promise<void> {
    const read = await readTextFile(file, LONGEST);
    if (read.kind !== "text") return this.#say([make("p", "", this.#words.noText)], "wrong");
    this.#field.value = read.text;
    this.#judge();
  }

  #judge(): void {
    const [task, problem, words] = [this.#task, this.#problem, this.#words];
    if (!task) return;
    if (this.#field.value.trim() === "") {
      this.#say([make("p", "", words.noOutput)], "wrong");
      return;
    }
    const outcome: Outcome = { kind: "text", text: this.#field.value };
    const why = faultOf(task, problem, outcome, this.#locale);
    const watch = make("button", "btn", words.watchOutput);
    watch.type = "button";
    watch.addEventListener("click", () => void this.#watch(task, problem, outcome, why));
    const hasAnswer = outputOf(task, outcome, this.#locale) !== undefined;
    this.#say(
      [
        make("h3", "", why === undefined ? words.outputRight : words.wrong),
        ...(why === undefined ? [] : [make("p", "own__why", why)]),
        ...(hasAnswer ? [make("p", "own__actions", watch)] : []),
      ],
      why === undefined ? "right" : "wrong",
    );
  }

  async #watch(task: AnyTask, problem: unknown, outcome: Outcome, why: string | undefined): Promise<void> {
    const { showRun } = await untilItComes(this, () => import("./show-run.tsx"));
    this.#shown?.close();
    this.#shown = await showRun({
      place: this.querySelector("[data-output-figure]") as HTMLElement,
      source: {
        lesson: this.dataset["lesson"] ?? "",
        language: "javascript",
        text: "",
        locale: this.#locale,
      },
      problem,
      run: {
        names: [],
        events: new Int32Array(),
        output: outputOf(task, outcome, this.#locale),
        why,
        log: [],
      },
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

customElements.define("own-output", OwnOutput);
