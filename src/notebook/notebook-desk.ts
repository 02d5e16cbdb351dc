import { localeOf } from "#algorithms/locale.ts";
import { now } from "#components/journal/clock.ts";
import { EMPTY, type Journal, merged } from "#components/journal/journal.ts";
import { formatJournal, plainName } from "#components/journal/journal-file.ts";
import { keptAside, keptJournal, replaceJournal, wholeJournal } from "#components/journal/kept-journal.ts";
import { dueSkills, knownSkills } from "#components/journal/known.ts";
import { keyOf } from "#components/journal/skill.ts";
import { keep, recall } from "#components/memory.ts";
import { sentencesOf } from "#components/mutant-parts.ts";
import { dateOf, daysBetween, make, nameOf, pagePlaces, pageWords, save } from "./elements.ts";
import { placeOf } from "./places.ts";
import { readJournalFile, takeFiles } from "./read-files.ts";
import { type DoneExercise, type LessonSummary, summaryOf } from "./summary.ts";

const NAME = "kibitz.name";

/** The reader's own page. */
class NotebookDesk extends HTMLElement {
  #words = pageWords();
  #places = pagePlaces();
  /** What was erased last, and by which device it was written. */
  #erased: { readonly journal: Journal; readonly device: string } | undefined;

  connectedCallback(): void {
    const name = this.#part<HTMLInputElement>("[data-name]");
    name.value = recall(NAME);
    name.addEventListener("input", () => {
      keep(NAME, name.value);
      this.#sign();
    });
    this.#on("[data-save]", () => this.#save());
    this.#on("[data-print]", () => print());
    this.#on("[data-erase]", () => this.#erase());
    this.#on("[data-undo]", () => this.#undo());
    this.#on(
      "[data-save-aside]",
      () => void save(new Blob([keptAside() ?? ""], { type: "application/json" }), "kibitz-damaged.json"),
    );
    takeFiles(this, (files) => this.#read(files));
    const { locked } = keptJournal();
    this.#part("[data-locked]").hidden = locked === undefined;
    this.#part("[data-aside]").hidden = keptAside() === undefined;
    this.#sign();
    this.#show();
  }

  #part<E extends HTMLElement>(selector: string): E {
    return this.querySelector(selector) as E;
  }

  #on(selector: string, action: () => void): void {
    this.#part(selector).addEventListener("click", action);
  }

  /** Writes upon the printed sheet whose it is. */
  #sign(): void {
    const name = plainName(this.#part<HTMLInputElement>("[data-name]").value);
    this.#part("[data-printed]").textContent = this.#words.notebook.printed(name, dateOf(now()));
  }

  #say(...notes: readonly string[]): void {
    this.#part("[data-notes]").replaceChildren(...notes.map((note) => make("p", note)));
  }

  #show(): void {
    const { notebook } = this.#words;
    const journal = wholeJournal();
    const lessons = summaryOf(journal, this.#places, now());
    const due = dueSkills(knownSkills(journal, now()), now()).filter((skill) =>
      placeOf(keyOf(skill), this.#places),
    ).length;
    this.#part("[data-nothing]").hidden = lessons.length > 0;
    this.#part("[data-due]").hidden = due === 0;
    this.#part("[data-due] span").textContent = notebook.due(due);
    this.#part("[data-list]").replaceChildren(...lessons.map((lesson) => this.#lesson(lesson)));
    const isEmpty = lessons.length === 0 && journal.entries.length === 0 && journal.folded.length === 0;
    for (const name of ["save", "erase", "print"])
      this.#part<HTMLButtonElement>(`[data-${name}]`).disabled = isEmpty;
    this.#part("[data-undo]").hidden = this.#erased === undefined;
  }

  #lesson(lesson: LessonSummary): HTMLElement {
    const { id, title, read, sections, exercises, questions, open, run, mistakes } = lesson;
    const { notebook } = this.#words;
    const link = make("a", title);
    link.href = `/lessons/${id}/`;
    const told = [
      read > 0 ? notebook.read(read, sections) : "",
      notebook.run[run],
      questions.asked > 0 ? notebook.questions(questions.right, questions.asked) : "",
    ].filter(Boolean);
    const done = [
      ...exercises.filter(({ state }) => state !== "new"),
      ...open.map((question) => ({ ...question, state: "wrong" as const })),
    ].flatMap((each) => this.#item(id, each));
    const parts: HTMLElement[] = [make("h2", link)];
    if (told.length > 0) parts.push(make("p", `${told.join("; ")}.`));
    if (done.length > 0) parts.push(make("ul", ...done));
    if (mistakes.length > 0) {
      const made = mistakes.map((mistake) => [mistake, make("li", mistake.id)] as const);
      parts.push(make("p", `${notebook.mistakes}:`), make("ul", ...made.map(([, line]) => line)));
      const told = sentencesOf(id, localeOf(document.documentElement.lang)).catch(() => undefined);
      void told.then((sentences) => {
        for (const [{ id: name, isMended }, line] of made)
          line.textContent = notebook.mistake(sentences?.[name] ?? name, isMended);
      });
    }
    const box = make("section", ...parts);
    box.className = "notebook__lesson";
    return box;
  }

  #item(lesson: string, { skill, state, due = 0 }: Omit<DoneExercise, "title">): HTMLElement[] {
    const { notebook } = this.#words;
    const place = placeOf(keyOf({ lesson, skill }), this.#places);
    if (!place) return [];
    const link = make("a", nameOf(place, this.#words));
    link.href = place.href;
    const said = make("span", notebook.states[state]);
    said.dataset["state"] = state;
    const again = notebook.again(due <= now() ? 0 : Math.max(1, daysBetween(now(), due)));
    return [make("li", link, make("small", said, `, ${again}`))];
  }

  #save(): void {
    const name = plainName(this.#part<HTMLInputElement>("[data-name]").value);
    const text = formatJournal({ journal: wholeJournal(), name });
    // A name may hold what no file system takes.
    const file = ["kibitz", ...(name?.match(/[\p{L}\p{N}]+/gu) ?? [])].join("-");
    void save(new Blob([text], { type: "application/json" }), `${file}.json`);
  }

  async #read(files: readonly File[]): Promise<void> {
    const { notebook, mistakes } = this.#words;
    const notes: string[] = [];
    for (const each of files) {
      const read = await readJournalFile(each, mistakes);
      if (read.kind === "refused") notes.push(read.why);
      else {
        const before = wholeJournal();
        const after = merged(before, read.journal);
        const isKept = replaceJournal(after, keptJournal().device);
        notes.push(notebook.merged(each.name, countOf(after) - countOf(before)));
        if (!isKept) notes.push(notebook.notKept);
      }
    }
    this.#erased = undefined;
    this.#say(...notes);
    this.#show();
  }

  #erase(): void {
    this.#erased = { journal: wholeJournal(), device: keptJournal().device };
    replaceJournal(EMPTY);
    this.#say(this.#words.notebook.erased);
    this.#show();
    this.#part("[data-undo]").focus();
  }

  #undo(): void {
    if (!this.#erased) return;
    const { journal, device } = this.#erased;
    // What was answered in another tab meanwhile stays.
    replaceJournal(merged(journal, wholeJournal()), device);
    this.#erased = undefined;
    this.#say(this.#words.notebook.restored);
    this.#show();
    this.#part("[data-erase]").focus();
  }
}

/** How many answers a journal holds, the counted ones among them. */
function countOf({ entries, folded }: Journal): number {
  return folded.reduce((sum, { right, wrong }) => sum + right + wrong, entries.length);
}

customElements.define("notebook-desk", NotebookDesk);
