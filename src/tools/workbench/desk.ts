/** The desk of the workbench: it keeps every key, runs the program when the reader says so, and shows the run or says why not. */
import type { PrismEditor } from "prism-code-editor";
import {
  changed,
  currentOf,
  type Draft,
  type Drafts,
  followDrafts,
  keepDrafts,
  listDrafts,
  readDrafts,
  withNew,
  withOpen,
  withoutCurrent,
} from "#src/reader-programs/drafts.ts";
import { make } from "#src/reader-programs/make.ts";
import {
  forgetLink,
  type LinkedProgram,
  linkedProgram,
  programAddress,
} from "#src/reader-programs/program-link.ts";
import { PythonOffer } from "#src/reader-programs/python/python-offer.ts";
import { LONGEST_PROGRAM } from "#src/reader-programs/room/longest.ts";
import type { Language } from "#src/reader-programs/room/order.ts";
import type { Shown } from "#src/reader-programs/shown.ts";
import { TAB_SIZES } from "#src/reader-programs/tab-sizes.ts";
import { ownWords } from "#src/reader-programs/words.en.ts";
import { copyText } from "#src/tools/shared/copy-text.ts";
import { openedProgram } from "./gallery/open-program.ts";
import { ParameterFields } from "./parameters/fields.ts";
import { parameterWords } from "./parameters/words.en.ts";
import type { ShownProgram } from "./show.tsx";
import { mayBeTrace } from "./trace-sign.ts";
import { endingOf, type Verdict, whyNot } from "./why-not.ts";
import { workbenchWords as words } from "./words.en.ts";

/** Under which the programs are kept, beside those for lessons. */
const KEPT = "workbench";

/** The languages of programs by the endings of their files. */
const LANGUAGE_OF: Readonly<Record<string, Language>> = {
  ...{ js: "javascript", mjs: "javascript", ts: "typescript", py: "python" },
};

class WorkbenchDesk extends HTMLElement {
  #drafts!: Drafts;
  #editor: PrismEditor | undefined;
  #python!: PythonOffer;
  #running: AbortController | undefined;
  #shown: ShownProgram | undefined;
  #fields!: ParameterFields;
  #growth: Shown | undefined;
  /** What "Undo" brings back. */
  #before: Drafts | undefined;
  /** Whether all that was written is kept. */
  #isKept = true;

  connectedCallback(): void {
    this.#drafts = readDrafts(KEPT);
    this.#python = new PythonOffer(
      this.#part("python"),
      JSON.parse(this.dataset["pythonFiles"] ?? "[]"),
      ownWords.python,
      () => {
        this.#say(ownWords.python.come);
        this.#part("run").focus();
      },
    );
    this.#fields = new ParameterFields(this.#part<HTMLFieldSetElement>("given"), {
      keep: (given) => this.#keep(changed(this.#drafts, { given })),
      run: () => void this.#run(),
    });
    this.#listen();
    this.#draw();
    void this.#takeLink();
    // Where it does not come, the plain field stays, which does all that the editor does but colors.
    void import("#src/reader-programs/editor.ts").then(
      async ({ makeEditor }) => {
        const plain = this.#plain;
        const isFocused = document.activeElement === plain;
        const { selectionStart, selectionEnd } = plain;
        this.#editor = await makeEditor(this.#part("editor"), {
          ...{ value: this.#text, language: this.#language, label: words.editor },
          // It also tells what it begins with, which may be another text than that of a link by then.
          onChange: (value) => this.#editor && this.#type(value),
        });
        // A link may have brought a program meanwhile.
        this.#draw();
        plain.hidden = true;
        if (!isFocused) return;
        this.#field.focus();
        this.#field.setSelectionRange(selectionStart, selectionEnd);
      },
      () => undefined,
    );
  }

  get #current(): Draft {
    return currentOf(this.#drafts);
  }

  get #text(): string {
    return this.#current.texts[this.#language] ?? "";
  }

  get #language(): Language {
    return this.#current.language;
  }

  get #plain(): HTMLTextAreaElement {
    return this.#part<HTMLTextAreaElement>("plain");
  }

  /** The field in which is typed. */
  get #field(): HTMLTextAreaElement {
    return this.#editor?.textarea ?? this.#plain;
  }

  #part<Part extends HTMLElement = HTMLElement>(name: string): Part {
    return this.querySelector(`[data-${name}]`) as Part;
  }

  #listen(): void {
    this.#plain.addEventListener("input", () => this.#type(this.#plain.value));
    // A press before this would be lost.
    this.#part<HTMLButtonElement>("run").disabled = false;
    this.#part("run").addEventListener("click", () => void this.#run());
    this.#part("stop").addEventListener("click", () => this.#running?.abort());
    this.#part('do="growth"').addEventListener("click", () => void this.#grow());
    this.#part("undo").addEventListener("click", () => this.#undo());
    this.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        void this.#run();
      },
      { capture: true },
    );
    for (const radio of this.querySelectorAll<HTMLInputElement>("[name=language]"))
      radio.addEventListener("change", () => {
        this.#keep(changed(this.#drafts, { language: radio.value as Language }));
        this.#draw();
      });
    const list = this.#part<HTMLSelectElement>("drafts");
    list.addEventListener("change", () => this.#switchTo(Number(list.value)));
    this.#part('do="fresh"').addEventListener("click", () =>
      this.#open("", { language: this.#language, text: "" }),
    );
    this.#part('do="remove"').addEventListener("click", () => this.#remove());
    this.#part('do="link"').addEventListener("click", () => void this.#copyLink());
    const chosen = this.#part<HTMLInputElement>("file");
    chosen.addEventListener("change", () => {
      const [file] = chosen.files ?? [];
      if (file) void this.#openFile(file);
      // The same file can be opened again.
      chosen.value = "";
    });
    this.addEventListener("dragover", (event) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
    this.addEventListener("drop", (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void this.#openFile(file);
    });
    addEventListener("hashchange", () => void this.#takeLink());
    followDrafts(KEPT, () => this.#lookAgain());
  }

  #type(text: string): void {
    if (text === this.#text) return;
    const { texts, language } = this.#current;
    this.#keep(changed(this.#drafts, { texts: { ...texts, [language]: text } }));
    this.#showFields();
  }

  #keep(drafts: Drafts): void {
    this.#drafts = drafts;
    this.#isKept = keepDrafts(KEPT, drafts);
    if (!this.#isKept) this.#say(words.notKept);
  }

  /** Another page may have kept programs; what this one could not keep stands here alone. */
  #lookAgain(): void {
    if (!this.#isKept) return;
    this.#drafts = withOpen(readDrafts(KEPT), this.#current.id);
    this.#say("");
    this.#draw();
  }

  #showFields(): void {
    const { language, given = {} } = this.#current;
    this.#fields.show({ language, text: this.#text, given });
  }

  #draw(): void {
    const language = this.#language;
    for (const radio of this.querySelectorAll<HTMLInputElement>("[name=language]"))
      radio.checked = radio.value === language;
    this.#plain.value = this.#text;
    if (this.#editor && (this.#editor.value !== this.#text || this.#editor.options.language !== language))
      this.#editor.setOptions({ value: this.#text, language, tabSize: TAB_SIZES[language] });
    this.#python.want(language === "python");
    this.#showFields();
    listDrafts(this.#part<HTMLSelectElement>("drafts"), this.#drafts, words.draft);
  }

  /** Says something, with a way back if there is one. */
  #say(text: string, before?: Drafts): void {
    this.#before = before;
    this.#part("undo").hidden = !before;
    this.#part("status").textContent = text;
  }

  #switchTo(id: number): void {
    this.#keep({ ...this.#drafts, current: id });
    this.#draw();
    this.#say("");
  }

  /** Opens a program: the one that is here already, or as one more. An empty field is taken for it. */
  #open(name: string, { language, text, given }: LinkedProgram): void {
    const known = this.#drafts.list.find(
      (each) => each.language === language && (each.texts[language] ?? "") === text,
    );
    const draft = { name, language, texts: { [language]: text }, given: given ?? {} };
    if (known) {
      this.#switchTo(known.id);
      if (given) this.#keep(changed(this.#drafts, { given }));
      this.#draw();
      return;
    }
    if (this.#text.trim() === "") this.#keep(changed(this.#drafts, draft));
    else this.#keep(withNew(this.#drafts, draft));
    this.#draw();
    this.#say("");
  }

  #remove(): void {
    const before = this.#drafts;
    const index = before.list.findIndex(({ id }) => id === this.#current.id);
    const name = this.#current.name || words.draft(index + 1);
    this.#keep(withoutCurrent(before));
    this.#draw();
    this.#say(words.removed(name), before);
  }

  #undo(): void {
    if (!this.#before) return;
    this.#keep(this.#before);
    this.#draw();
    this.#say("");
    this.#field.focus();
  }

  /** Opens a file: a program in the field, and a long trace in the player at once. */
  async #openFile(file: File): Promise<void> {
    const text = await file.text();
    const isTrace = mayBeTrace(text);
    const language = LANGUAGE_OF[file.name.split(".").at(-1) ?? ""] ?? (isTrace ? this.#language : undefined);
    if (language === undefined) return this.#say(words.otherFile(file.name));
    if (text.length <= LONGEST_PROGRAM) {
      this.#open(file.name, { language, text });
      return this.#part("run").focus();
    }
    if (!isTrace) return this.#say(words.longFile(file.name, LONGEST_PROGRAM));
    await this.#run(text);
  }

  async #copyLink(): Promise<void> {
    const { given } = this.#current;
    const address = await programAddress({
      ...{ language: this.#language, text: this.#text },
      ...(given && Object.keys(given).length > 0 && { given }),
    });
    if (address === undefined) return this.#say(words.tooLongForLink);
    const isCopied = await copyText(address);
    if (!isCopied) history.replaceState(history.state, "", address);
    this.#say(isCopied ? words.copied : words.notCopied);
  }

  /** A program in the address is shown; it runs when the reader runs it. */
  async #takeLink(): Promise<void> {
    const fromGallery = openedProgram();
    if (fromGallery) {
      const opened = await fromGallery.catch(() => "failed" as const);
      if (!opened || opened === "failed")
        return this.#say(opened ? words.programNotCome : words.notInGallery);
      this.#open(opened.title, opened.program);
      this.#say(words.opened(opened.title));
      return this.#part("run").focus();
    }
    const linked = linkedProgram();
    if (!linked) return;
    const program = await linked;
    if (!program) return this.#say(words.badLink);
    this.#open(words.fromLink, program);
    if (!this.#isKept) return;
    forgetLink();
    this.#say(words.brought);
  }

  /** Runs what stands in the field, or plays the trace of a file that is too long for it. */
  async #run(file?: string): Promise<void> {
    this.#running?.abort();
    this.#judge(undefined);
    this.#close();
    const text = file ?? this.#text;
    if (text.trim() === "") {
      this.#say(words.empty);
      this.#field.focus();
      return;
    }
    const language = this.#language;
    const isPython = language === "python" && !mayBeTrace(text);
    if (!(await this.#python.isReadyFor(isPython))) return this.#say(ownWords.python.first);
    const running = new AbortController();
    this.#running = running;
    this.#say(isPython ? ownWords.python.starting : words.running);
    this.#part("stop").hidden = false;
    try {
      await this.#watch({ language, text }, running.signal);
    } catch (error) {
      if (this.#running === running) this.#tellWhy(error, running.signal, file === undefined);
    } finally {
      if (this.#running === running) this.#part("stop").hidden = true;
    }
  }

  /** Counts the steps of the open program on growing inputs; another of the reader's can be put beside it. */
  async #grow(): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    this.#judge(undefined);
    const { showGrowth } = await import("./growth/show-growth.tsx");
    if (this.#running !== running) return;
    this.#growth?.close();
    this.#growth = showGrowth(this.#part("growth"), {
      programs: this.#drafts.list.map(({ name, language, texts, given }, k) => ({
        name: name || words.draft(k + 1),
        program: { language, text: texts[language] ?? "", ...(given && { given }) },
      })),
      first: this.#drafts.list.findIndex(({ id }) => id === this.#current.id),
      signal: running.signal,
      onSay: (text, isOver) => {
        this.#say(text);
        this.#part("stop").hidden = isOver;
      },
    });
  }

  async #watch(written: LinkedProgram, signal: AbortSignal): Promise<void> {
    const show = import("./show.tsx");
    // It is awaited below, and may fail before.
    show.catch(() => undefined);
    const called = await this.#fields.called(written);
    if (!called) return this.#say(parameterWords.mend);
    const { watchIn } = await import("./watch-in.ts");
    const watched = await watchIn(called, this.#python.python, signal);
    const { seen } = watched;
    const { showProgram } = await show;
    const shown = await showProgram(this.#part("figure"), watched, {
      kept: this.#current.watched ?? [],
      onKeep: (expressions) => this.#keep(changed(this.#drafts, { watched: expressions })),
      written: called,
      program: written,
    });
    if (signal.aborted) {
      shown.close();
      throw new DOMException("canceled", "AbortError");
    }
    this.#shown = shown;
    const { steps, last, misread } = shown;
    this.#say(`${words.ran(steps)}${misread.length > 0 ? words.misread(misread) : ""}`);
    this.#judge(endingOf(seen, steps, last));
  }

  /** Says why there is no run; `isHere` if its text stands in the field. */
  #tellWhy(error: unknown, signal: AbortSignal, isHere: boolean): void {
    this.#say("");
    const why = signal.aborted ? words.stopped : whyNot(error);
    if (typeof why === "string") {
      this.#say(why);
      return;
    }
    const { head, text, line, column } = why;
    if (isHere || line === undefined) this.#judge(why);
    else this.#judge({ head, text: `${words.place(line, column ?? 1)} ${text ?? ""}` });
  }

  #judge(verdict: Verdict | undefined): void {
    const place = this.#part("verdict");
    place.hidden = verdict === undefined;
    place.replaceChildren();
    if (!verdict) return;
    const { head, text, line, column } = verdict;
    const where = line === undefined || column === undefined ? [] : [`${words.place(line, column)} `];
    const parts: Node[] = [make("p", "", make("b", "", head))];
    if (text !== undefined) parts.push(make("p", "own__why", ...where, text));
    if (line !== undefined) {
      const go = make("button", "btn", words.goTo(line));
      go.type = "button";
      go.addEventListener("click", () => this.#goTo(line, column ?? 1));
      parts.push(make("p", "", go));
    }
    place.append(...parts);
  }

  #goTo(line: number, column: number): void {
    const lines = this.#text.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    this.#field.focus();
    this.#field.setSelectionRange(start + column - 1, start + (lines[line - 1]?.length ?? 0));
  }

  #close(): void {
    this.#shown?.close();
    this.#shown = undefined;
  }
}

customElements.define("workbench-desk", WorkbenchDesk);
