import type { Task } from "#algorithms/core/lesson/exercise.ts";
import { ANSWERED, remind, writeDown } from "#components/journal/answers.ts";
import { untilItComes } from "#components/page/not-come.ts";
import { grading } from "./grading.ts";
import type { HintLadder } from "./hint-ladder.ts";
import { onceNear } from "./once-near.ts";
import { addressOf, seedIn } from "./seed.ts";
import { type Field, TouchedPicture } from "./touched-picture.ts";
import { type ArticleWords, articleWords } from "./words.en.ts";

/** A question with fields and perhaps a picture to touch, graded by the lesson's algorithm, and another one after it. */
class NumberQuestion extends HTMLElement {
  #seed = 0;
  #picture: TouchedPicture | undefined;

  connectedCallback(): void {
    // Else it begins when that comes: see deferred-forms.ts.
    if (this.querySelector("form")) this.begin();
  }

  begin(): void {
    this.#part("form").addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#check();
    });
    this.#part("[data-show]").addEventListener("click", () => void this.#show());
    this.querySelector("[data-another]")?.addEventListener("click", () => void this.#another());
    this.querySelector("[data-link]")?.addEventListener("click", () => void this.#copyLink());
    const given = this.dataset["seed"];
    const seed =
      given ?? (this.querySelector("[data-another]") ? seedIn(location.search, this.#exercise) : 0);
    // Where a seed is given, even "0", nothing of the question stands there yet, and it was not asked before.
    if (seed !== 0) void this.#pose(Number(seed));
    if (given === undefined) void remind(this.#id, this, () => this.#say(this.#words.wrongLastTime));
    const box = this.querySelector<HTMLElement>("[data-picture]");
    if (box) onceNear(box, () => void this.#draw(box));
  }

  get #words(): ArticleWords {
    return articleWords;
  }

  get #exercise(): string {
    return this.dataset["exercise"] as string;
  }

  #part(selector: string): HTMLElement {
    return this.querySelector(selector) as HTMLElement;
  }

  get #fields(): Field[] {
    return [...this.querySelectorAll<Field>(".field")];
  }

  #answers(): string[] {
    return this.#fields.map(({ value }) => value);
  }

  get #id(): string {
    return this.dataset["review"] as string;
  }

  get #lesson(): string {
    return this.dataset["lesson"] as string;
  }

  async #record(right: boolean, seed = this.#seed, mistake?: Promise<string | undefined>): Promise<void> {
    await writeDown(this.#id, { kind: "number", seed, right }, this, mistake);
    this.dispatchEvent(new CustomEvent(ANSWERED, { detail: right }));
  }

  async #task(seed = this.#seed): Promise<Task> {
    const exercises = await untilItComes(this, () => grading(this.#lesson, "exercises"));
    return exercises[this.#exercise](seed);
  }

  #say(text: string, verdict = ""): void {
    this.querySelector("[data-smallest]")?.remove();
    const line = this.#part(".verdict");
    line.textContent = text;
    line.dataset["verdict"] = verdict;
  }

  async #draw(box: HTMLElement): Promise<void> {
    const { picture } = await this.#task();
    if (!picture) return;
    this.#picture ??= new TouchedPicture({
      box,
      words: this.#words,
      answers: () => this.#answers(),
      fields: new Map(this.#fields.entries()),
    });
    const shown = this.#picture;
    await untilItComes(this, () => shown.show(picture));
  }

  async #check(): Promise<void> {
    const [task, seed, typed] = [await this.#task(), this.#seed, this.#answers()];
    const { right, reason, marks = [] } = task.grade(typed);
    this.#say(`${right ? this.#words.right : this.#words.notYet} ${reason}`, right ? "right" : "wrong");
    this.#picture?.refuse(marks);
    const taskOf = (other: number): Promise<Task> => this.#task(other);
    const find = async (): Promise<string | undefined> =>
      (await import("./typed-answers.ts")).mistakeAfter(this, { seed, typed, right }, taskOf);
    // Without what tells mistakes the verdict stands as it is.
    void this.#record(right, seed, find());
  }

  async #show(): Promise<void> {
    const { solution, grade } = await this.#task();
    this.#fields.forEach((field, k) => {
      field.value = solution[k];
    });
    this.#picture?.refuse([]);
    void this.#record(false);
    this.#say(grade(solution).reason);
  }

  async #another(): Promise<void> {
    await this.#pose(this.#seed + 1);
    history.replaceState(history.state, "", this.#address());
    // A picture is answered by touching it: a field in focus would raise a phone's keyboard over it.
    if (!this.#picture) this.#fields[0]?.focus();
  }

  /** Asks the question of this seed, with its hints and its picture. */
  async #pose(seed: number): Promise<void> {
    this.#seed = seed;
    const { prompt, given, hints = [], picture } = await this.#task();
    // Another one was asked for meanwhile.
    if (seed !== this.#seed) return;
    this.#part("[data-prompt]").textContent = prompt;
    const told = this.querySelector("[data-given]");
    if (told) told.textContent = given ?? "";
    this.querySelector<HintLadder>("hint-ladder")?.fill(hints, this.#words.hint);
    for (const field of this.#fields) field.value = "";
    this.#say("");
    if (picture) await this.#picture?.show(picture);
  }

  #address(): string {
    return addressOf(location.href, this.#exercise, this.#seed, this.closest(".exercise")?.id);
  }

  async #copyLink(): Promise<void> {
    const address = this.#address();
    let told = this.#words.linkCopied;
    try {
      // On a page without https there is no clipboard.
      await navigator.clipboard.writeText(address);
    } catch {
      told = this.#words.linkToCopy(address);
    }
    this.#say(told);
  }
}

customElements.define("number-question", NumberQuestion);
