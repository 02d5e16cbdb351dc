import type { Task } from "#algorithms/exercise.ts";
import type { Locale } from "#algorithms/lesson.ts";
import { localeOf } from "#algorithms/locale.ts";
import { untilItComes } from "../not-come.ts";
import { grading } from "./grading.ts";
import type { HintLadder } from "./hint-ladder.ts";
import { due, record } from "./review.ts";
import type { ArticleWords } from "./words.en.ts";
import { articleWords } from "./words.ts";

/** A question with fields for numbers, graded by the lesson's algorithm, and another one after it. */
class NumberQuestion extends HTMLElement {
  #seed = 0;

  connectedCallback(): void {
    if (due().includes(this.#id)) this.#say(this.#words.wrongLastTime);
    this.#part("form").addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#check();
    });
    this.#part("[data-show]").addEventListener("click", () => void this.#show());
    this.querySelector("[data-another]")?.addEventListener("click", () => void this.#another());
  }

  get #locale(): Locale {
    return localeOf(document.documentElement.lang);
  }

  get #words(): ArticleWords {
    return articleWords[this.#locale];
  }

  get #id(): string {
    return this.dataset["review"] as string;
  }

  #part(selector: string): HTMLElement {
    return this.querySelector(selector) as HTMLElement;
  }

  get #fields(): (HTMLInputElement | HTMLTextAreaElement)[] {
    return [...this.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(".field")];
  }

  async #task(): Promise<Task> {
    const exercises = await untilItComes(this, () => grading(this.dataset["lesson"] as string, "exercises"));
    return exercises[this.dataset["exercise"] as string](this.#seed, this.#locale);
  }

  #say(text: string, verdict = ""): void {
    const line = this.#part(".verdict");
    line.textContent = text;
    line.dataset["verdict"] = verdict;
  }

  async #check(): Promise<void> {
    const { right, reason } = (await this.#task()).grade(this.#fields.map((field) => field.value));
    record(this.#id, right);
    this.#say(`${right ? this.#words.right : this.#words.notYet} ${reason}`, right ? "right" : "wrong");
  }

  async #show(): Promise<void> {
    const { solution, grade } = await this.#task();
    this.#fields.forEach((field, k) => {
      field.value = solution[k];
    });
    record(this.#id, false);
    this.#say(grade(solution).reason);
  }

  async #another(): Promise<void> {
    this.#seed++;
    const { prompt, hints = [] } = await this.#task();
    this.#part("[data-prompt]").textContent = prompt;
    this.querySelector<HintLadder>("hint-ladder")?.fill(hints, this.#words.hint);
    for (const field of this.#fields) field.value = "";
    this.#say("");
    this.#fields[0]?.focus();
  }
}

customElements.define("number-question", NumberQuestion);
