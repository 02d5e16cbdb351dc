import { formatCsv } from "#algorithms/core/text/csv.ts";
import { now } from "#components/journal/clock.ts";
import { byNeed, needsOf, sinceThen, sumsOf } from "./class-sums.ts";
import { type Cell, type ClassTable, type Column, classTable, type PupilFile } from "./class-table.ts";
import { make, pagePlaces, pageWords, save } from "./elements.ts";
import { takeFiles } from "./journal-files.ts";
import { readPupilCodes, readPupilFile } from "./read-files.ts";

/** The desk on which a teacher lays the files of a class. Nothing of it outlives the page. */
class ClassDesk extends HTMLElement {
  #words = pageWords();
  #places = pagePlaces();
  #pupils: readonly PupilFile[] = [];
  #refused: readonly string[] = [];

  connectedCallback(): void {
    // What scrolls sideways scrolls by keys, too.
    this.#part("[data-table]").tabIndex = 0;
    takeFiles(this, (files) => this.#read(files));
    const codes = this.#part<HTMLTextAreaElement>("[data-codes]");
    this.#part("[data-take]").addEventListener("click", () => void this.#readCodes(codes));
    for (const name of ["since", "order"])
      this.#part(`[data-${name}]`).addEventListener("change", () => this.#show());
    this.#part("[data-csv]").addEventListener("click", () => this.#save());
    this.#part("[data-clear]").addEventListener("click", () => {
      this.#pupils = [];
      this.#refused = [];
      this.#show();
      this.#part("input").focus();
    });
  }

  #part<E extends HTMLElement>(selector: string): E {
    return this.querySelector(selector) as E;
  }

  async #read(files: readonly File[]): Promise<void> {
    this.#take(await Promise.all(files.map((file) => readPupilFile(file, this.#words.mistakes))));
  }

  async #readCodes(codes: HTMLTextAreaElement): Promise<void> {
    const known = this.#pupils.length;
    this.#take(await readPupilCodes(codes.value, known, this.#words.mistakes));
    codes.value = "";
  }

  #take(all: readonly Awaited<ReturnType<typeof readPupilFile>>[]): void {
    // A file that is opened again takes the place of the one that it was.
    const names = new Set(all.map(({ file }) => file));
    this.#pupils = [
      ...this.#pupils.filter(({ file }) => !names.has(file)),
      ...all.flatMap((read) => (read.kind === "pupil" ? [read] : [])),
    ];
    this.#refused = all.flatMap((read) => (read.kind === "refused" ? [read.why] : []));
    this.#show();
  }

  /** The pupils with what they have done since the date that is wished. */
  #since(): readonly PupilFile[] {
    const { valueAsNumber, value } = this.#part<HTMLInputElement>("[data-since]");
    if (Number.isNaN(valueAsNumber)) return this.#pupils;
    return sinceThen(this.#pupils, new Date(`${value}T00:00`).getTime() / 1000);
  }

  #table(): ClassTable {
    const table = classTable(this.#since(), this.#places, now());
    const isByNeed = this.#part<HTMLSelectElement>("[data-order]").value === "need";
    return isByNeed ? { ...table, rows: byNeed(table.rows) } : table;
  }

  #show(): void {
    const { classTable: words } = this.#words;
    const isEmpty = this.#pupils.length === 0;
    this.#part("[data-status]").textContent =
      isEmpty && this.#refused.length === 0
        ? words.empty
        : words.count(this.#pupils.length, this.#refused.length);
    const refused = this.#part("[data-refused]");
    refused.hidden = this.#refused.length === 0;
    refused.querySelector("ul")?.replaceChildren(...this.#refused.map((why) => make("li", why)));
    for (const name of ["csv", "clear"]) this.#part<HTMLButtonElement>(`[data-${name}]`).disabled = isEmpty;
    const made = this.#table();
    const { columns, rows } = made;
    const table = this.#part("table");
    const cell = (name: "th" | "td", text: string, scope?: string) => {
      const element = make(name, text);
      if (scope) element.setAttribute("scope", scope);
      return element;
    };
    const lessons = columns.flatMap((column, k) => {
      if (column.lesson === columns[k - 1]?.lesson) return [];
      const head = cell("th", column.lessonTitle, "colgroup");
      head.setAttribute("colspan", String(columns.filter(({ lesson }) => lesson === column.lesson).length));
      return [head];
    });
    const skills = columns.map((column) => cell("th", this.#headOf(column), "col"));
    const pupil = cell("th", words.pupil, "col");
    pupil.setAttribute("rowspan", "2");
    table.replaceChildren(
      make("caption", words.table),
      make("thead", make("tr", pupil, ...lessons), make("tr", ...skills)),
      make(
        "tbody",
        ...rows.map(({ pupil: name, cells }) =>
          make("tr", cell("th", name, "row"), ...cells.map((each) => this.#cell(each))),
        ),
      ),
      make(
        "tfoot",
        make("tr", cell("th", words.sums, "row"), ...this.#sums(made).map((sum) => make("td", sum))),
      ),
    );
    this.#part("[data-table]").hidden = isEmpty;
    void this.#showNeeds(made);
  }

  #sums(table: ClassTable): string[] {
    const { classTable: words } = this.#words;
    return sumsOf(table).map(({ right, tried }) => (tried === 0 ? "" : words.of(right, tried)));
  }

  /** What the class is to repeat, with the sentences that the lessons have for mistakes. */
  async #showNeeds(table: ClassTable): Promise<void> {
    const { classTable: words } = this.#words;
    const section = this.#part("[data-needs]");
    section.hidden = this.#pupils.length === 0;
    const needs = needsOf(table, this.#since());
    const { sentencesOf } = await import("#components/article/behavior/mutant-parts.ts");
    const items = await Promise.all(
      needs.map(async ({ column, right, tried, made }) => {
        const sentences = column.kind === "stop" ? {} : ((await sentencesOf(column.lesson)) ?? {});
        const said = words.need(tried - right, tried, `${column.lessonTitle}, ${this.#headOf(column)}`);
        const mistakes = made.map(({ pupils, mistake }) =>
          make("li", words.made(pupils, sentences[mistake] ?? mistake)),
        );
        return make("li", said, ...(mistakes.length > 0 ? [make("ul", ...mistakes)] : []));
      }),
    );
    section
      .querySelector("ul")
      ?.replaceChildren(...(items.length > 0 ? items : [make("li", words.nothingToRepeat)]));
  }

  #headOf(column: Column): string {
    const { classTable: words, exercise } = this.#words;
    if (column.kind === "stop") return words.stop(column.stop, column.question);
    return column.kind === "exercise" ? exercise(column.title) : words[column.kind];
  }

  #cell(cell: Cell): HTMLElement {
    const element = make("td", this.#textOf(cell));
    if ("state" in cell) element.dataset["state"] = cell.state;
    if ("given" in cell && cell.right !== undefined)
      element.dataset["state"] = cell.right ? "right" : "wrong";
    return element;
  }

  #textOf(cell: Cell): string {
    const { classTable: words } = this.#words;
    if ("given" in cell) return words.given(cell.right, cell.given);
    if ("state" in cell) return words.states[cell.state];
    if ("run" in cell) return words.runs[cell.run];
    return cell.of === 0 ? "" : words.of(cell.right, cell.of);
  }

  #save(): void {
    const { classTable: words } = this.#words;
    const table = this.#table();
    const { columns, rows } = table;
    const head = columns.map((column) => `${column.lessonTitle}: ${this.#headOf(column)}`);
    const csv = formatCsv([
      [words.pupil, ...head],
      ...rows.map(({ pupil, cells }) => [pupil, ...cells.map((cell) => this.#textOf(cell))]),
      [words.sums, ...this.#sums(table)],
    ]);
    // The mark tells table programs that the letters are UTF-8.
    void save(new Blob(["\ufeff", csv], { type: "text/csv" }), "kibitz-class.csv");
  }
}

customElements.define("class-desk", ClassDesk);
