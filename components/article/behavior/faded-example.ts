import type { FadedTable } from "#algorithms/core/lesson/exercise.ts";
import { ANSWERED, remind, writeDown } from "#components/journal/answers.ts";
import { keep, recall } from "#components/page/memory.ts";
import { untilItComes } from "#components/page/not-come.ts";
import { workedTable } from "./grading.ts";
import { onceNear } from "./once-near.ts";
import { TouchedPicture } from "./touched-picture.ts";
import { type ArticleWords, articleWords } from "./words.en.ts";

/** A table that the reader completes; each cell is graded by the lesson's algorithm. */
class FadedExample extends HTMLElement {
  #picture: TouchedPicture | undefined;

  connectedCallback(): void {
    // Else it begins when that comes: see deferred-forms.ts.
    if (this.querySelector("form")) this.begin();
  }

  begin(): void {
    // A table with a seed of its own is a new one: nothing was typed into it, and nothing of it is kept.
    if (this.#seed === 0) {
      void remind(this.#id, this, () => this.#say(this.#words.wrongCellsLastTime));
      const stored = recall(this.#key).split("\n");
      // What is typed before this has come stays.
      this.#inputs.forEach((input, k) => {
        input.value ||= stored[k] ?? "";
      });
    }
    this.addEventListener("input", ({ target }) => {
      (target as HTMLElement).removeAttribute("data-verdict");
      (target as HTMLElement).removeAttribute("aria-invalid");
      this.#keep();
    });
    this.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#check();
    });
    this.querySelector("[data-show]")?.addEventListener("click", () => void this.#show());
    const box = this.querySelector<HTMLElement>("[data-picture]");
    if (box) onceNear(box, () => void this.#draw(box));
  }

  async #draw(box: HTMLElement): Promise<void> {
    const { picture } = await this.#table();
    if (!picture) return;
    const cells = this.#rows().flat();
    const fields = new Map(
      cells.flatMap((cell, k) => {
        const input = cell.querySelector("input");
        return input ? [[k, input] as const] : [];
      }),
    );
    const answers = () => this.#typed().flat();
    const shown = new TouchedPicture({ box, words: this.#words, answers, fields });
    this.#picture = shown;
    await untilItComes(this, () => shown.show(picture));
  }

  get #words(): ArticleWords {
    return articleWords;
  }

  get #id(): string {
    return this.dataset["review"] as string;
  }

  /** The seed of a table that is asked again; 0 for that of the article. */
  get #seed(): number {
    return Number(this.dataset["seed"] ?? 0);
  }

  get #key(): string {
    return `kibitz.faded.${this.#id}`;
  }

  get #inputs(): HTMLInputElement[] {
    return [...this.querySelectorAll("input")];
  }

  async #record(right: boolean, mistake?: Promise<string | undefined>): Promise<void> {
    await writeDown(this.#id, { kind: "table", seed: this.#seed, right }, this, mistake);
    this.dispatchEvent(new CustomEvent(ANSWERED, { detail: right, bubbles: true }));
  }

  #keep(): void {
    if (this.#seed === 0) keep(this.#key, this.#inputs.map((input) => input.value).join("\n"));
  }

  #say(text: string, verdict = ""): void {
    this.querySelector("[data-smallest]")?.remove();
    const line = this.querySelector(".verdict") as HTMLElement;
    line.textContent = text;
    line.dataset["verdict"] = verdict;
  }

  async #table(): Promise<FadedTable> {
    const { lesson = "", n, table } = this.dataset;
    const worked = await untilItComes(this, () => workedTable(lesson, table));
    return worked(Number(n), this.#seed);
  }

  #rows(): HTMLTableCellElement[][] {
    return [...this.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")]);
  }

  /** What stands in the cells, whether the page has written it or the reader. */
  #typed(): string[][] {
    return this.#rows().map((row) =>
      row.map((cell) => cell.querySelector("input")?.value ?? cell.textContent ?? ""),
    );
  }

  /** Grades what stands in the cells; what the page has filled in is no answer. */
  async #check(isShown = false): Promise<void> {
    const rows = this.#rows();
    const table = await this.#table();
    const { cells, reason } = table.grade(this.#typed());
    let right = 0;
    rows.forEach((row, r) => {
      row.forEach((cell, c) => {
        const verdict = cells[r]?.[c];
        const input = cell.querySelector("input");
        if (!input || verdict === undefined) return;
        if (verdict) right++;
        input.dataset["verdict"] = verdict ? "right" : "wrong";
        input.setAttribute("aria-invalid", String(!verdict));
      });
    });
    const all = right === this.#inputs.length;
    if (all && !isShown) void this.#record(true);
    this.#say(
      `${this.#words.cellsRight(right, this.#inputs.length)} ${all ? this.#words.allRight : reason}`,
      all ? "right" : reason && "wrong",
    );
    if (reason !== "") await this.#name(table);
  }

  /** Says under the first wrong cell which mistake comes out like this, if one does, and writes the answer down with it. */
  async #name(table: FadedTable): Promise<void> {
    const typed = this.#rows().map((row) => row.map((cell) => cell.querySelector("input")?.value ?? ""));
    // Without it the first wrong cell is said, as it would be of any other mistake.
    const find = async (): Promise<string | undefined> =>
      (await import("./mistakes.ts")).sayMistake(this, table, typed);
    await this.#record(false, find());
  }

  async #show(): Promise<void> {
    const { rows } = await this.#table();
    this.#rows().forEach((row, r) => {
      row.forEach((cell, c) => {
        const input = cell.querySelector("input");
        if (input) input.value = rows[r]?.[c] ?? "";
      });
    });
    this.#keep();
    this.#picture?.refuse([]);
    await this.#check(true);
    void this.#record(false);
  }
}

customElements.define("faded-example", FadedExample);
