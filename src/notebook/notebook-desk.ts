import { now } from "#components/journal/clock.ts";
import { EMPTY, type Journal, merged } from "#components/journal/journal.ts";
import { formatJournal, plainName } from "#components/journal/journal-file.ts";
import {
  keptAside,
  keptJournal,
  removeAside,
  replaceJournal,
  restoreAside,
  wholeJournal,
} from "#components/journal/journal-storage.ts";
import { dueSkills, knownSkills } from "#components/journal/known.ts";
import { keyOf } from "#components/journal/skill.ts";
import { loaded } from "#components/page/load-again.ts";
import { keep, recall } from "#components/page/memory.ts";
import { untilItComes } from "#components/page/not-come.ts";
import type { Brought } from "./brought.ts";
import { dateOf, make, pagePlaces, pageWords, save } from "./elements.ts";
import { takeFiles } from "./journal-files.ts";
import { lessonSection } from "./lesson-section.ts";
import { placeOf } from "./places.ts";
import { summaryOf } from "./summary.ts";

const NAME = "kibitz.name";

/** What is needed for files comes when somebody opens one. */
const loadFiles = loaded(async () => {
  const [files, brought] = await Promise.all([import("./read-files.ts"), import("./brought.ts")]);
  return { ...files, ...brought };
});

/** What can be taken back: how, and where the focus goes then. Returns whether the browser keeps it. */
interface Step {
  readonly takeBack: () => boolean;
  readonly focus: string;
}

/** The reader's own page. */
class NotebookDesk extends HTMLElement {
  #words = pageWords();
  #places = pagePlaces();
  /** The last thing that was done and can be taken back. */
  #last: Step | undefined;
  /** The journals of the files that wait to be taken in, by the names of the files. */
  #waiting: readonly (readonly [file: string, journal: Journal])[] = [];

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
    this.#on("[data-take]", () => void this.#take());
    this.#on("[data-leave]", () => this.#leave());
    takeFiles(this, (files) => this.#read(files));
    this.#part("[data-locked]").hidden = keptJournal().locked === undefined;
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
    const shown = lessons.map((lesson) => lessonSection(lesson, this.#places, this.#words));
    this.#part("[data-list]").replaceChildren(...shown);
    const isEmpty = lessons.length === 0 && journal.entries.length === 0 && journal.folded.length === 0;
    for (const name of ["save", "erase", "print"])
      this.#part<HTMLButtonElement>(`[data-${name}]`).disabled = isEmpty;
    // What is left alone is neither added to nor erased.
    const isLocked = keptJournal().locked !== undefined;
    for (const name of ["take", "erase"])
      if (isLocked) this.#part<HTMLButtonElement>(`[data-${name}]`).disabled = true;
    this.#part("[data-undo]").hidden = this.#last === undefined;
    this.#part("[data-arrived]").hidden = this.#waiting.length === 0;
    this.#showAside();
  }

  /** What was put aside because it was damaged: each can be saved, and removed. */
  #showAside(): void {
    const { notebook } = this.#words;
    const aside = [...keptAside()];
    const items = aside.map(([key, text], k) => {
      const button = (label: string, action: () => void): HTMLButtonElement => {
        const made = make("button", label);
        Object.assign(made, { type: "button", className: "btn" });
        // Several stand below each other, and each button says which one it is about.
        if (aside.length > 1) made.setAttribute("aria-label", notebook.ofAside(label, k + 1));
        made.addEventListener("click", action);
        return made;
      };
      const number = aside.length > 1 ? `-${k + 1}` : "";
      const file = (): void =>
        void save(new Blob([text], { type: "application/json" }), `kibitz-damaged${number}.json`);
      return make(
        "li",
        notebook.asideItem(aside.length > 1 ? k + 1 : undefined, text.length),
        " ",
        button(notebook.saveAside, file),
        " ",
        button(notebook.removeAside, () => this.#removeAside(key, text)),
      );
    });
    this.#part("[data-aside]").hidden = aside.length === 0;
    this.#part("[data-aside] ul").replaceChildren(...items);
  }

  #removeAside(key: string, text: string): void {
    removeAside([key]);
    this.#done(this.#words.notebook.asideRemoved, {
      takeBack: () => restoreAside(new Map([[key, text]])),
      focus: "[data-aside] button",
    });
  }

  /** Something was done that can be taken back. */
  #done(said: string, step: Step): void {
    this.#last = step;
    this.#say(said);
    this.#show();
    this.#part("[data-undo]").focus();
  }

  #save(): void {
    const name = plainName(this.#part<HTMLInputElement>("[data-name]").value);
    const text = formatJournal({ journal: wholeJournal(), name });
    // A name may hold what no file system takes.
    const file = ["kibitz", ...(name?.match(/[\p{L}\p{N}]+/gu) ?? [])].join("-");
    void save(new Blob([text], { type: "application/json" }), `${file}.json`);
  }

  /** Reads files, and shows what those that can be read would bring; nothing is changed yet. */
  async #read(files: readonly File[]): Promise<void> {
    const { notebook, mistakes } = this.#words;
    const { broughtBy, readJournalFile } = await untilItComes(this, loadFiles);
    const notes: string[] = [];
    const waiting: (readonly [string, Journal])[] = [];
    const told: string[] = [];
    let before = wholeJournal();
    for (const each of files) {
      const read = await readJournalFile(each, mistakes);
      if (read.kind === "refused") {
        notes.push(read.why);
        continue;
      }
      const brought = broughtBy(before, read.journal, now());
      if (brought.newAnswers === 0 && brought.newSections === 0) notes.push(notebook.nothingNew(each.name));
      else {
        waiting.push([each.name, read.journal]);
        told.push(this.#tell(each.name, brought));
        // What stands in two files is new once.
        before = merged(before, read.journal);
      }
    }
    this.#waiting = waiting;
    this.#say(...notes);
    this.#part("[data-arrived] ul").replaceChildren(...told.map((text) => make("li", text)));
    this.#show();
    if (waiting.length > 0) this.#part("[data-arrived] h3").focus();
  }

  #tell(file: string, brought: Brought): string {
    const { lessons, from, to } = brought;
    return this.#words.notebook.brings(file, {
      ...brought,
      lessons: lessons.flatMap((id) => (Object.hasOwn(this.#places, id) ? this.#places[id].title : [])),
      from: from === undefined ? undefined : dateOf(from),
      to: to === undefined ? undefined : dateOf(to),
    });
  }

  async #take(): Promise<void> {
    const { notebook } = this.#words;
    const { broughtBy, takenOut } = await loadFiles();
    const { device } = keptJournal();
    const before = wholeJournal();
    const after = this.#waiting.reduce((all, [, journal]) => merged(all, journal), before);
    const { newAnswers, newSections } = broughtBy(before, after, now());
    this.#waiting = [];
    const isKept = replaceJournal(after, device);
    this.#done(`${notebook.taken(newAnswers, newSections)}${isKept ? "" : ` ${notebook.notKept}`}`, {
      takeBack: () => replaceJournal(takenOut(before, after, wholeJournal()), device),
      focus: "[data-open]",
    });
  }

  #leave(): void {
    this.#waiting = [];
    this.#say(this.#words.notebook.left);
    this.#show();
    this.#part("[data-open]").focus();
  }

  #erase(): void {
    const [journal, { device }] = [wholeJournal(), keptJournal()];
    replaceJournal(EMPTY);
    this.#done(this.#words.notebook.erased, {
      // What was answered in another tab meanwhile stays.
      takeBack: () => replaceJournal(merged(journal, wholeJournal()), device),
      focus: "[data-erase]",
    });
  }

  #undo(): void {
    if (!this.#last) return;
    const { takeBack, focus } = this.#last;
    const isKept = takeBack();
    this.#last = undefined;
    this.#say(isKept ? this.#words.notebook.restored : this.#words.notebook.notKept);
    this.#show();
    this.#part(focus).focus();
  }
}

customElements.define("notebook-desk", NotebookDesk);
