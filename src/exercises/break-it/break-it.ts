/** The desk on which wrong programs are broken: one at a time, with what it changes, a field for an input, and what came out. */

import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { Piece } from "#algorithms/core/mistakes/changed-lines.ts";
import { isBroken } from "#algorithms/core/mistakes/mutant.ts";
import { smallestCaseButton } from "#components/article/behavior/smallest-case.ts";
import { writeDown } from "#components/journal/answers.ts";
import { brokenIn, brokenKey, brokenSkill } from "#components/journal/broken-programs.ts";
import { keep, recall } from "#components/page/memory.ts";
import { needSheet } from "#components/page/sheet.ts";
import { loadAlgorithm } from "#src/registry/lessons.ts";
import answers from "#src/styles/sheets/answers.css?url";
import sheet from "./break-it.css?url";
import { loadPrograms, type Programs } from "./programs.ts";
import { type BothRuns, runBoth } from "./try-order.ts";
import { type BreakWords, breakWords } from "./words.en.ts";

/** A program that has not ended by then will not, in seconds. */
const PATIENCE = 10;
/** Longer results are cut, in characters. */
const MOST_TOLD = 160;

/** Opens the desk in its exercise. Rejects when what it needs does not come. */
export async function openBreakIt(box: HTMLElement): Promise<void> {
  const lesson = box.dataset["breakIt"] ?? "";
  const [programs, algorithm] = await Promise.all([
    loadPrograms(lesson),
    loadAlgorithm(lesson),
    needSheet(sheet),
    needSheet(answers),
  ]);
  const desk = new Desk(algorithm, programs);
  box.querySelector(".answer")?.replaceWith(desk.element);
  desk.focus();
}

class Desk {
  readonly element = make("div", "break-it");
  readonly #lesson: AnyLesson;
  readonly #programs: Programs;
  readonly #words: BreakWords;
  readonly #names: readonly string[];
  readonly #chips: readonly HTMLButtonElement[];
  readonly #code = make("div");
  readonly #field = make("textarea", "field");
  readonly #run = make("button", "btn btn--primary");
  readonly #show = make("button", "btn btn--quiet");
  readonly #verdict = make("p", "verdict");
  readonly #after = make("div");
  #name: string;
  #running: AbortController | undefined;

  constructor(lesson: AnyLesson, programs: Programs) {
    this.#lesson = lesson;
    this.#programs = programs;
    this.#words = breakWords;
    this.#names = Object.keys(programs.pieces);
    this.#chips = this.#names.map((name) => {
      const chip = make("button", "chip");
      chip.type = "button";
      chip.addEventListener("click", () => this.#choose(name));
      return chip;
    });
    const broken = this.#broken();
    this.#name = this.#names.find((name) => !broken.has(name)) ?? (this.#names[0] as string);
    this.#build();
    this.#choose(this.#name);
  }

  focus(): void {
    this.#chips[this.#names.indexOf(this.#name)]?.focus();
  }

  #build(): void {
    const words = this.#words;
    const chips = make("div", "touch__chips");
    chips.setAttribute("role", "group");
    chips.setAttribute("aria-label", words.programs);
    chips.append(...this.#chips);
    const form = make("form", "answer");
    const label = make("label", "answer__text");
    const { label: name, hint } = this.#lesson.words.input;
    const told = make("span");
    told.textContent = `${name}. ${hint}`;
    label.append(told, this.#field);
    this.#field.rows = 3;
    this.#field.spellcheck = false;
    this.#run.textContent = words.run;
    this.#show.type = "button";
    this.#show.textContent = words.showSmallest;
    this.#show.addEventListener("click", () => {
      this.#field.value = this.#programs.smallest[this.#name] ?? "";
      void this.#try(false);
    });
    form.append(label, this.#run, this.#show);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#try(true);
    });
    // Control and Enter run, as in every editor.
    this.#field.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
    });
    this.#field.addEventListener("drop", (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void file.text().then((text) => {
        this.#field.value = text;
      });
    });
    this.#verdict.setAttribute("role", "status");
    this.element.append(chips, this.#code, form, this.#verdict, this.#after);
    const { usual } = this.#lesson.sizes;
    this.#field.value = recall(this.#key("input")) || this.#lesson.format(this.#lesson.random(1, usual));
  }

  #choose(name: string): void {
    this.#running?.abort();
    this.#name = name;
    this.#say("");
    this.#after.replaceChildren();
    this.#draw();
    this.#drawCode();
  }

  #draw(): void {
    const broken = this.#broken();
    this.#chips.forEach((chip, k) => {
      const name = this.#names[k] as string;
      chip.textContent = String(k + 1);
      chip.setAttribute("aria-label", this.#words.program(k + 1, broken.has(name)));
      chip.setAttribute("aria-pressed", String(name === this.#name));
      chip.toggleAttribute("data-broken", broken.has(name));
    });
  }

  #drawCode(): void {
    const all = this.#programs.pieces[this.#name] ?? [];
    this.#code.replaceChildren(...all.flatMap((piece) => this.#pieceOf(piece)));
  }

  #pieceOf({ file, lines, isGap }: Piece): HTMLElement[] {
    const head = make("p");
    head.textContent = isGap ? `${this.#words.changed(file)} ${this.#words.gone}` : this.#words.changed(file);
    const code = make("pre");
    code.tabIndex = 0;
    for (const { text, isChanged } of lines) {
      const line = make(isChanged ? "mark" : "span");
      line.textContent = text;
      code.append(line, "\n");
    }
    return [head, code];
  }

  /** Runs both on what stands in the field; what the reader has found themselves counts. */
  async #try(isOwn: boolean): Promise<void> {
    this.#running?.abort();
    const run = new AbortController();
    this.#running = run;
    const [name, text] = [this.#name, this.#field.value];
    keep(this.#key("input"), text);
    this.#after.replaceChildren();
    let problem: unknown;
    try {
      problem = this.#lesson.parse(text);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#say(`${this.#words.place(error.line, error.column)} ${error.message}`, "wrong");
      return;
    }
    this.#say(this.#words.running);
    const order = { lesson: this.#lesson.id, mutant: name, text };
    const patience = AbortSignal.timeout(1000 * PATIENCE);
    try {
      const runs = await runBoth(order, AbortSignal.any([run.signal, patience]));
      if (!run.signal.aborted) this.#tell(problem, runs, isOwn);
    } catch {
      if (!run.signal.aborted)
        this.#say(patience.aborted ? this.#words.tooLong(PATIENCE) : this.#words.broke, "wrong");
    }
  }

  #tell(problem: unknown, runs: BothRuns, isOwn: boolean): void {
    const words = this.#words;
    if (runs.kind === "too-big") {
      this.#say(words.tooBig(runs.steps), "wrong");
      return;
    }
    const { wrong } = runs;
    const told = (result: unknown) => (result === undefined ? "" : cut(this.#programs.told(result, problem)));
    const [gives, right] = [told(wrong.result), told(runs.right)];
    if (!isBroken(this.#lesson, problem, { ...wrong, trace: undefined })) {
      this.#say(words.holds(gives), "wrong");
      return;
    }
    const said = {
      result: () => words.fails(gives, right),
      stopped: () => words.never(wrong.steps, right),
      failed: () => words.stops(right),
    }[wrong.end]();
    const smallest = this.#programs.smallest[this.#name] ?? "";
    const isSmallest = this.#lesson.format(problem) === smallest;
    this.#say(isSmallest && isOwn ? `${said} ${words.isSmallest}` : said, "right");
    if (isOwn) this.#keepBroken();
    if (!isSmallest) {
      const line = make("p");
      const input = make("code");
      input.textContent = smallest.trim().replaceAll("\n", " | ");
      line.append(`${words.smallest} `, input);
      this.#after.append(line);
    }
    const sentence = make("p", "break-it__sentence");
    sentence.textContent = this.#programs.sentences[this.#name] ?? "";
    const [lessonId, mutant] = [this.#lesson.id, this.#name];
    const asked = { lessonId, mutant, figure: `broken-${lessonId}` };
    const see = smallestCaseButton(this.element, words.see, asked);
    this.#after.append(sentence, see);
  }

  #say(text: string, verdict?: "right" | "wrong"): void {
    this.#verdict.textContent = text;
    if (verdict) this.#verdict.dataset["verdict"] = verdict;
    else delete this.#verdict.dataset["verdict"];
  }

  #broken(): ReadonlySet<string> {
    return brokenIn(this.#lesson.id);
  }

  #keepBroken(): void {
    const { id } = this.#lesson;
    if (!this.#broken().has(this.#name)) {
      const answer = { kind: "program", seed: 0, right: true } as const;
      void writeDown(`${id}/${brokenSkill(this.#name)}`, answer, this.#verdict);
    }
    keep(brokenKey(id), [...this.#broken(), this.#name].join(" "));
    this.#draw();
  }

  #key(what: string): string {
    return `kibitz.break-it.${this.#lesson.id}.${what}`;
  }
}

function cut(told: string): string {
  return told.length <= MOST_TOLD ? told : `${told.slice(0, MOST_TOLD)} …`;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  classes = "",
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (classes) element.className = classes;
  return element;
}
