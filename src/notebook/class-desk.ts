import { now } from "#components/journal/clock.ts";
import { untilItComes } from "#components/page/not-come.ts";
import type { Cell, ClassRow, ClassTable, Column, PupilFile } from "./class-table.ts";
import { classWords } from "./class-words.en.ts";
import { dateOf, make, pagePlaces, pageWords, save } from "./elements.ts";
import { takeFiles } from "./journal-files.ts";

/** What reads files and makes a table of them: it comes with the first file. */
async function loadWork() {
  const [files, all, names, table, sums, csv] = await Promise.all([
    import("./read-files.ts"),
    import("./class-files.ts"),
    import("./class-names.ts"),
    import("./class-table.ts"),
    import("./class-sums.ts"),
    import("#algorithms/core/text/csv.ts"),
  ]);
  return { ...files, ...all, ...names, ...table, ...sums, ...csv };
}

/** In letters; what a pupil has answered may be longer, and takes several lines. */
const LONGEST_LINE = 24;

type Work = Awaited<ReturnType<typeof loadWork>>;

/** The desk on which a teacher lays the files of a class. Nothing of it outlives the page. */
class ClassDesk extends HTMLElement {
  #words = pageWords();
  #places = pagePlaces();
  #pupils: readonly PupilFile[] = [];
  #refused: readonly string[] = [];
  /** Of the files that came last, those that were there. */
  #again = 0;
  /** Codes have no names but their numbers. */
  #codes = 0;
  /** The names of pupils who have several files, as the coach says. */
  #one = new Set<string>();
  #work: Work | undefined;
  /** The table that is shown. */
  #made: ClassTable | undefined;

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
      this.#again = 0;
      this.#codes = 0;
      this.#one.clear();
      this.#show();
      this.#part("input").focus();
    });
  }

  #part<E extends HTMLElement>(selector: string): E {
    return this.querySelector(selector) as E;
  }

  async #loaded(): Promise<Work> {
    this.#work ??= await untilItComes(this, loadWork);
    return this.#work;
  }

  async #read(files: readonly File[]): Promise<void> {
    const work = await this.#loaded();
    this.#take(await Promise.all(files.map((file) => work.readPupilFile(file, this.#words.mistakes))), work);
  }

  async #readCodes(codes: HTMLTextAreaElement): Promise<void> {
    const typed = codes.value;
    const work = await this.#loaded();
    const read = await work.readPupilCodes(typed, this.#codes, this.#words.mistakes);
    this.#codes += read.length;
    this.#take(read, work);
    // What was refused stays, to be mended.
    if (codes.value === typed && read.every(({ kind }) => kind === "pupil")) codes.value = "";
  }

  #take(all: readonly Awaited<ReturnType<Work["readPupilFile"]>>[], { withFiles }: Work): void {
    const arrived = all.flatMap((read) => (read.kind === "pupil" ? [read] : []));
    const { pupils, again } = withFiles(this.#pupils, arrived);
    this.#pupils = pupils;
    this.#again = again;
    this.#refused = all.flatMap((read) => (read.kind === "refused" ? [read.why] : []));
    this.#show();
  }

  /** The pupils with what they have done since the date that is wished. */
  #since({ asOne, sinceThen }: Work): readonly PupilFile[] {
    return sinceThen(asOne(this.#pupils, this.#one), this.#from(), now());
  }

  /** The first second of the day since which something is to be told, if one was chosen. */
  #from(): number | undefined {
    const { value } = this.#part<HTMLInputElement>("[data-since]");
    return value === "" ? undefined : new Date(`${value}T00:00`).getTime() / 1000;
  }

  #table(work: Work): ClassTable {
    const table = work.classTable(this.#since(work), this.#places, now());
    const { value } = this.#part<HTMLSelectElement>("[data-order]");
    if (value === "need") return { ...table, rows: work.byNeed(table.rows) };
    return value === "absence" ? { ...table, rows: work.byAbsence(table.rows) } : table;
  }

  #show(): void {
    const words = classWords;
    const isEmpty = this.#pupils.length === 0;
    const work = this.#work;
    const made = work && this.#table(work);
    this.#made = made;
    this.#part("[data-status]").textContent = this.#told(made?.rows ?? []);
    const refused = this.#part("[data-refused]");
    refused.hidden = this.#refused.length === 0;
    refused.querySelector("ul")?.replaceChildren(...this.#refused.map((why) => make("li", why)));
    work?.askNames(this.#part("[data-names]"), this.#pupils, this.#one, () => this.#show());
    for (const name of ["csv", "clear"]) this.#part<HTMLButtonElement>(`[data-${name}]`).disabled = isEmpty;
    this.#part("[data-table]").hidden = isEmpty;
    this.#part("[data-needs]").hidden = isEmpty;
    // Nothing of a class that was closed stays in the page.
    this.#part("table").replaceChildren();
    this.#part("[data-needs] ul").replaceChildren();
    if (isEmpty || !made) return;
    const { columns, rows } = made;
    const table = this.#part("table");
    const cell = (name: "th" | "td", text: string, scope?: string) => {
      // A name keeps to its own direction.
      const element = make(name, make("bdi", text));
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
    const firsts = [cell("th", words.pupil, "col"), cell("th", words.last, "col")];
    for (const head of firsts) head.setAttribute("rowspan", "2");
    table.replaceChildren(
      make("caption", words.caption(dateOf(now()))),
      make("thead", make("tr", ...firsts, ...lessons), make("tr", ...skills)),
      make(
        "tbody",
        ...rows.map((row) =>
          make(
            "tr",
            cell("th", row.pupil, "row"),
            this.#dateOf(row),
            ...row.cells.map((each) => this.#cell(each)),
          ),
        ),
      ),
      make(
        "tfoot",
        make(
          "tr",
          cell("th", words.sums, "row"),
          make("td"),
          ...this.#sums(made, work).map((sum) => make("td", sum)),
        ),
      ),
    );
    void this.#showNeeds(made, work);
  }

  /** How many pupils there are, what was not read, and how many have answered since the day that was chosen. */
  #told(rows: readonly ClassRow[]): string {
    const words = classWords;
    if (rows.length === 0 && this.#refused.length === 0) return words.empty;
    const count = words.count(rows.length, this.#refused.length, this.#again);
    const from = this.#from();
    if (from === undefined || rows.length === 0) return count;
    const here = rows.filter(({ last }) => last >= from).length;
    return `${count} ${words.countSince(here, rows.length, dateOf(from))}`;
  }

  #dateOf({ last }: ClassRow): HTMLElement {
    if (last === 0) return make("td");
    const time = make("time", classWords.day(dateOf(last)));
    time.dateTime = dayOf(last);
    return make("td", time);
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
          make("li", words.made(pupils), make("bdi", sentences[mistake] ?? mistake)),
        );
        return make("li", said, ...(mistakes.length > 0 ? [make("ul", ...mistakes)] : []));
      }),
    );
    if (this.#made !== table) return;
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
    const text = this.#textOf(cell);
    const element = make("td", text);
    element.toggleAttribute("data-long", text.length > LONGEST_LINE);
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
      [words.pupil, words.last, ...head],
      ...rows.map(({ pupil, last, cells }) => [
        ...[pupil, last === 0 ? "" : dayOf(last)],
        ...cells.map((cell) => this.#textOf(cell)),
      ]),
      [words.sums, "", ...this.#sums(table, work)],
    ]);
    // The mark tells table programs that the letters are UTF-8.
    void save(new Blob(["\ufeff", csv], { type: "text/csv" }), "kibitz-class.csv");
  }
}

/** The day of a second where the coach is, as table programs and machines read it. */
function dayOf(second: number): string {
  const date = dateOf(second);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}

customElements.define("class-desk", ClassDesk);
