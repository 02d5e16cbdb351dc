import { formatCsv } from "#algorithms/core/text/csv.ts";
import { now } from "#components/journal/clock.ts";
import { type Cell, type Column, classTable, type PupilFile } from "./class-table.ts";
import { make, pagePlaces, pageWords, save } from "./elements.ts";
import { takeFiles } from "./journal-files.ts";
import { readJournalFile } from "./read-files.ts";

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
    const all = await Promise.all(files.map((file) => readJournalFile(file, this.#words.mistakes)));
    // A file that is opened again takes the place of the one that it was.
    const names = new Set(all.map(({ file }) => file));
    this.#pupils = [
      ...this.#pupils.filter(({ file }) => !names.has(file)),
      ...all.flatMap((read) => (read.kind === "journal" ? [read] : [])),
    ];
    this.#refused = all.flatMap((read) => (read.kind === "refused" ? [read.why] : []));
    this.#show();
  }

  #table() {
    return classTable(this.#pupils, this.#places, now());
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
    const { columns, rows } = this.#table();
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
    );
    this.#part("[data-table]").hidden = isEmpty;
  }

  #headOf(column: Column): string {
    const { classTable: words, exercise } = this.#words;
    return column.kind === "exercise" ? exercise(column.title) : words[column.kind];
  }

  #cell(cell: Cell): HTMLElement {
    const element = make("td", this.#textOf(cell));
    if ("state" in cell) element.dataset["state"] = cell.state;
    return element;
  }

  #textOf(cell: Cell): string {
    const { classTable: words } = this.#words;
    if ("state" in cell) return words.states[cell.state];
    if ("run" in cell) return words.runs[cell.run];
    return cell.of === 0 ? "" : words.of(cell.right, cell.of);
  }

  #save(): void {
    const { classTable: words } = this.#words;
    const { columns, rows } = this.#table();
    const head = columns.map((column) => `${column.lessonTitle}: ${this.#headOf(column)}`);
    const csv = formatCsv([
      [words.pupil, ...head],
      ...rows.map(({ pupil, cells }) => [pupil, ...cells.map((cell) => this.#textOf(cell))]),
    ]);
    // The mark tells table programs that the letters are UTF-8.
    void save(new Blob(["\ufeff", csv], { type: "text/csv" }), "kibitz-class.csv");
  }
}

customElements.define("class-desk", ClassDesk);
