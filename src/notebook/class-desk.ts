import { now } from "#components/journal/clock.ts";
import type { Cell, ClassTable, Column, PupilFile } from "./class-table.ts";
import { classWords } from "./class-words.en.ts";
import { make, pagePlaces, pageWords, save } from "./elements.ts";
import { takeFiles } from "./journal-files.ts";

/** What reads files and makes a table of them: it comes with the first file. */
async function loadWork() {
  const [files, table, sums, csv] = await Promise.all([
    import("./read-files.ts"),
    import("./class-table.ts"),
    import("./class-sums.ts"),
    import("#algorithms/core/text/csv.ts"),
  ]);
  return { ...files, ...table, ...sums, ...csv };
}

type Work = Awaited<ReturnType<typeof loadWork>>;

/** The desk on which a teacher lays the files of a class. Nothing of it outlives the page. */
class ClassDesk extends HTMLElement {
  #words = pageWords();
  #places = pagePlaces();
  #pupils: readonly PupilFile[] = [];
  #refused: readonly string[] = [];
  #work: Work | undefined;

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
    this.#work ??= await loadWork();
    const { readPupilFile } = this.#work;
    this.#take(await Promise.all(files.map((file) => readPupilFile(file, this.#words.mistakes))));
  }

  async #readCodes(codes: HTMLTextAreaElement): Promise<void> {
    this.#work ??= await loadWork();
    const known = this.#pupils.length;
    this.#take(await this.#work.readPupilCodes(codes.value, known, this.#words.mistakes));
    codes.value = "";
  }

  #take(all: readonly Awaited<ReturnType<Work["readPupilFile"]>>[]): void {
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
  #since({ sinceThen }: Work): readonly PupilFile[] {
    const { valueAsNumber, value } = this.#part<HTMLInputElement>("[data-since]");
    if (Number.isNaN(valueAsNumber)) return this.#pupils;
    return sinceThen(this.#pupils, new Date(`${value}T00:00`).getTime() / 1000);
  }

  #table(work: Work): ClassTable {
    const table = work.classTable(this.#since(work), this.#places, now());
    const isByNeed = this.#part<HTMLSelectElement>("[data-order]").value === "need";
    return isByNeed ? { ...table, rows: work.byNeed(table.rows) } : table;
  }

  #show(): void {
    const words = classWords;
    const isEmpty = this.#pupils.length === 0;
    this.#part("[data-status]").textContent =
      isEmpty && this.#refused.length === 0
        ? words.empty
        : words.count(this.#pupils.length, this.#refused.length);
    const refused = this.#part("[data-refused]");
    refused.hidden = this.#refused.length === 0;
    refused.querySelector("ul")?.replaceChildren(...this.#refused.map((why) => make("li", why)));
    for (const name of ["csv", "clear"]) this.#part<HTMLButtonElement>(`[data-${name}]`).disabled = isEmpty;
    this.#part("[data-table]").hidden = isEmpty;
    this.#part("[data-needs]").hidden = isEmpty;
    // Nothing of a class that was closed stays in the page.
    this.#part("table").replaceChildren();
    this.#part("[data-needs] ul").replaceChildren();
    const work = this.#work;
    if (isEmpty || !work) return;
    const made = this.#table(work);
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
        make("tr", cell("th", words.sums, "row"), ...this.#sums(made, work).map((sum) => make("td", sum))),
      ),
    );
    void this.#showNeeds(made, work);
  }

  #sums(table: ClassTable, { sumsOf }: Work): string[] {
    const words = classWords;
    return sumsOf(table).map(({ right, tried }) => (tried === 0 ? "" : words.of(right, tried)));
  }

  /** What the class is to repeat, with the sentences that the lessons have for mistakes. */
  async #showNeeds(table: ClassTable, work: Work): Promise<void> {
    const words = classWords;
    const section = this.#part("[data-needs]");
    const needs = work.needsOf(table, this.#since(work));
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
    const words = classWords;
    const { exercise } = this.#words;
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
    const words = classWords;
    if ("given" in cell) return words.given(cell.right, cell.given);
    if ("state" in cell) return words.states[cell.state];
    if ("run" in cell) return words.runs[cell.run];
    return cell.of === 0 ? "" : words.of(cell.right, cell.of);
  }

  #save(): void {
    const words = classWords;
    const work = this.#work;
    if (!work) return;
    const table = this.#table(work);
    const { columns, rows } = table;
    const head = columns.map((column) => `${column.lessonTitle}: ${this.#headOf(column)}`);
    const csv = work.formatCsv([
      [words.pupil, ...head],
      ...rows.map(({ pupil, cells }) => [pupil, ...cells.map((cell) => this.#textOf(cell))]),
      [words.sums, ...this.#sums(table, work)],
    ]);
    // The mark tells table programs that the letters are UTF-8.
    void save(new Blob(["\ufeff", csv], { type: "text/csv" }), "kibitz-class.csv");
  }
}

customElements.define("class-desk", ClassDesk);
