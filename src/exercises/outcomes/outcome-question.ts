/** One question about an outcome: the picture of its problem, and answers to choose, each of which some program gives. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { AskedOutcome, OutcomeChoice } from "#algorithms/core/lesson/outcome.ts";
import { type Frame, record, type Trace } from "#algorithms/core/run/trace.ts";
import { askedOutcome } from "#algorithms/kit/asked-outcome.ts";
import { mistakeWords } from "#components/article/behavior/mistake-words.en.ts";
import { sentencesOf, solversOf } from "#components/article/behavior/mutant-parts.ts";
import { smallestCaseButton } from "#components/article/behavior/smallest-case.ts";
import { writeDown } from "#components/journal/answers.ts";
import { needSheet } from "#components/page/sheet.ts";
import { type TouchPlate, touchPlate } from "#components/picture/touch-plate.ts";
import { viewOf } from "#components/picture/views/index.ts";
import { lessonLink } from "#src/lib/lesson-link.ts";
import { loadAlgorithm } from "#src/registry/lessons.ts";
import answers from "#src/styles/sheets/answers.css?url";
import boards from "#src/styles/sheets/boards.css?url";
import figures from "#src/styles/sheets/figures.css?url";
import sheet from "./outcomes.css?url";
import { outcomeSkill, outcomesOf } from "./questions.ts";
import { type OutcomeWords, outcomeWords } from "./words.en.ts";

/** What is asked: a question of a lesson, as the instance of a seed. */
export interface OutcomeAsked {
  readonly lesson: string;
  readonly name: string;
  readonly seed: number;
}

/** A question of a lesson, whatever its seed. */
type AnyOutcomeAsked = Omit<OutcomeAsked, "seed">;

/** The question, and all that its instances need; undefined where the lesson asks it no more. */
export async function loadQuestion({ lesson, name }: AnyOutcomeAsked) {
  const [algorithm, solvers = {}, sentences = {}, questions] = await Promise.all([
    loadAlgorithm(lesson),
    solversOf(lesson),
    sentencesOf(lesson),
    outcomesOf(lesson),
  ]);
  const make = questions[name];
  return (
    make && {
      algorithm,
      sentences,
      instance: (seed: number) => askedOutcome(algorithm, solvers, make, seed),
    }
  );
}

/** Tells what the instance of a seed asks, as two seeds may ask the same. Undefined for a question that is asked no more. */
export async function toldOutcomes(asked: AnyOutcomeAsked): Promise<((seed: number) => string) | undefined> {
  const question = await loadQuestion(asked);
  return (
    question &&
    ((seed) => {
      const { prompt, problem } = question.instance(seed);
      return `${prompt}\n${question.algorithm.format(problem)}`;
    })
  );
}

/**
 * The element of a question. `onAnswered` hears of every choice; the first one is what counts, and it is written down. Rejects
 * when what it needs does not come.
 */
export async function outcomeQuestion(
  wanted: OutcomeAsked,
  onAnswered: (right: boolean) => void,
): Promise<HTMLElement> {
  const [loaded] = await Promise.all([
    loadQuestion(wanted),
    needSheet(sheet),
    needSheet(figures),
    needSheet(answers),
  ]);
  if (!loaded) throw new RangeError(`the lesson "${wanted.lesson}" has no question "${wanted.name}"`);
  const { algorithm, sentences, instance } = loaded;
  const question = new OutcomeQuestion(wanted, algorithm, sentences, instance(wanted.seed), onAnswered);
  await question.drawProblem();
  return question.element;
}

class OutcomeQuestion {
  readonly element = make("div", "outcome");
  readonly #wanted: OutcomeAsked;
  readonly #lesson: AnyLesson;
  readonly #sentences: Readonly<Record<string, string>>;
  readonly #asked: AskedOutcome;
  readonly #onAnswered: (right: boolean) => void;
  readonly #words: OutcomeWords;
  readonly #svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  readonly #verdict = make("p", "verdict");
  readonly #after = make("p", "answer");
  readonly #buttons: readonly HTMLButtonElement[];
  #plate: TouchPlate | undefined;
  #trace: Trace | undefined;
  #isAnswered = false;

  constructor(
    wanted: OutcomeAsked,
    lesson: AnyLesson,
    sentences: Readonly<Record<string, string>>,
    asked: AskedOutcome,
    onAnswered: (right: boolean) => void,
  ) {
    this.#wanted = wanted;
    this.#lesson = lesson;
    this.#sentences = sentences;
    this.#asked = asked;
    this.#onAnswered = onAnswered;
    this.#words = outcomeWords;
    this.#buttons = asked.choices.map((choice, k) => {
      const button = make("button", "outcome__choice");
      button.type = "button";
      button.textContent = choice.text;
      button.addEventListener("click", () => this.#choose(choice, k));
      return button;
    });
    this.#build();
  }

  #build(): void {
    const prompt = make("p", "");
    prompt.textContent = this.#asked.prompt;
    const touch = make("div", "touch");
    const plate = make("div", "diagram__plate");
    plate.append(this.#svg);
    touch.append(plate);
    const text = make("details", "follow-up");
    const summary = document.createElement("summary");
    summary.textContent = this.#words.asText;
    const input = document.createElement("pre");
    input.textContent = this.#lesson.format(this.#asked.problem);
    text.append(summary, input);
    touch.append(text);
    const choices = make("div", "outcome__choices");
    choices.setAttribute("role", "group");
    choices.setAttribute("aria-label", this.#words.choices);
    choices.append(...this.#buttons);
    this.#verdict.setAttribute("role", "status");
    this.#after.hidden = true;
    this.element.append(prompt, touch, choices, this.#verdict, this.#after);
  }

  /** The picture before the first step; it has all that is given, and nothing that is asked. */
  async drawProblem(): Promise<void> {
    const plate = this.#plateOf(0);
    if (plate.kind === "board") await needSheet(boards);
    this.#svg.setAttribute("class", `fig fig--${plate.kind}`);
    this.#svg.setAttribute("viewBox", `0 0 ${plate.width} ${plate.height}`);
    this.#svg.dataset["view"] = viewOf(plate);
    this.#plate = await touchPlate(this.#svg, plate, () => undefined);
    this.#plate.show(plate, { tween: "none" });
  }

  /** The picture of the run at its start, or at its end. */
  #plateOf(share: 0 | 1) {
    this.#trace ??= record(this.#lesson, this.#asked.problem).trace;
    const frame: Frame = this.#trace.cursor().seek(share * this.#trace.length);
    return this.#lesson.scene(this.#asked.problem, frame).plate;
  }

  #choose({ mutants }: OutcomeChoice, at: number): void {
    const right = mutants.length === 0;
    const [mistake] = mutants;
    const button = this.#buttons[at] as HTMLButtonElement;
    button.dataset["verdict"] = right ? "right" : "wrong";
    button.setAttribute("aria-disabled", "true");
    if (!this.#isAnswered) {
      const { lesson, name, seed } = this.#wanted;
      void writeDown(
        `${lesson}/${outcomeSkill(name)}`,
        { kind: "choice", seed, right, ...(mistake === undefined ? {} : { mistake }) },
        this.#verdict,
      );
    }
    this.#verdict.dataset["verdict"] = right ? "right" : "wrong";
    this.#verdict.textContent = right
      ? this.#isAnswered
        ? this.#words.rightNow
        : this.#words.right
      : `${this.#words.wrong} ${this.#sentences[mistake as string] ?? ""}`;
    this.#isAnswered = true;
    void this.#offer(mistake);
    if (right) {
      for (const each of this.#buttons) each.disabled = each !== button;
      this.#plate?.show(this.#plateOf(1), { tween: "none" });
    }
    this.#onAnswered(right);
  }

  /** What can be looked at now: the smallest case of the mistake, or the run itself. */
  async #offer(mistake: string | undefined): Promise<void> {
    const { lesson } = this.#wanted;
    this.#after.hidden = false;
    if (mistake !== undefined) {
      const asked = { lessonId: lesson, mutant: mistake, figure: `outcome-${lesson}` };
      const see = smallestCaseButton(this.element, mistakeWords.smallestCase, asked);
      this.#after.replaceChildren(see);
      return;
    }
    this.#after.replaceChildren();
    const address = await lessonLink(this.#lesson, this.#asked.problem);
    if (address === undefined) return;
    const watch = make("a", "btn btn--quiet");
    watch.href = address;
    watch.textContent = this.#words.watch;
    this.#after.replaceChildren(watch);
  }
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  classes: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = classes;
  return element;
}
