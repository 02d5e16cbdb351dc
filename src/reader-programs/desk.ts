/**
 * A desk for readers' programs, as each lesson and the workbench have one: several programs with names, kept with every key, in an
 * editor; files and links, in and out; and a way back from what was deleted.
 */
import type { PrismEditor } from "prism-code-editor";
import { copyText } from "#components/page/copy-text.ts";
import { download } from "#components/page/download.ts";
import {
  changed,
  currentOf,
  type Draft,
  type Drafts,
  followDrafts,
  keepDrafts,
  listDrafts,
  readDrafts,
  withBack,
  withNew,
  withOpen,
  withoutCurrent,
} from "./drafts.ts";
import { type LinkedProgram, programAddress } from "./program-link.ts";
import { pythonLine } from "./python/python-lines.ts";
import { offerPython, type PythonOffer } from "./python/python-offer.ts";
import type { Language } from "./room/order.ts";
import { TAB_SIZES } from "./tab-sizes.ts";
import { ownWords as words } from "./words.en.ts";

const ENDINGS: Readonly<Record<Language, string>> = { javascript: "js", typescript: "ts", python: "py" };

export abstract class ProgramDesk extends HTMLElement {
  /** Under which the programs are kept. */
  protected abstract readonly keptAs: string;
  /** What a program begins with. */
  protected first: Readonly<Partial<Record<Language, string>>> = {};
  /** What its buttons do, by their names; those that every desk has are known. */
  protected readonly acts: Readonly<Record<string, () => void>> = {};
  protected drafts!: Drafts;
  protected python!: PythonOffer;
  #editor: PrismEditor | undefined;
  /** What "Undo" brings back. */
  /** Brings back what went last, whatever was typed since. */
  #back: ((now: Drafts) => Drafts) | undefined;
  /** Whether all that was written is kept. */
  #isKept = true;

  protected abstract run(): Promise<void>;
  protected abstract stop(): void;
  protected abstract openFile(file: File): Promise<void>;
  /** A program in the address is shown; it runs when the reader runs it. */
  protected abstract takeLink(): Promise<void>;

  /** Shows what was kept, and listens. */
  protected begin(): void {
    this.drafts = readDrafts(this.keptAs);
    this.python = offerPython(this, (text) => this.say(text));
    this.#listen();
    this.draw();
    void this.takeLink();
    // Where it does not come, the plain field stays, which does all that the editor does but colors.
    void import("./editor.ts").then(
      async ({ makeEditor }) => {
        const plain = this.#plain;
        const isFocused = document.activeElement === plain;
        const { selectionStart, selectionEnd } = plain;
        this.#editor = await makeEditor(this.piece("editor"), {
          ...{ value: this.text, language: this.current.language, label: words.editor },
          // It also tells what it begins with, which may be another text than that of a link by then.
          onChange: (value) => this.#editor && this.type(value),
        });
        // A link may have brought a program meanwhile.
        this.draw();
        plain.hidden = true;
        if (!isFocused) return;
        this.field.focus();
        this.field.setSelectionRange(selectionStart, selectionEnd);
      },
      () => undefined,
    );
  }

  protected piece<Part extends HTMLElement = HTMLElement>(name: string): Part {
    return this.querySelector(`[data-${name}]`) as Part;
  }

  get #plain(): HTMLTextAreaElement {
    return this.piece<HTMLTextAreaElement>("plain");
  }

  /** The field in which is typed. */
  protected get field(): HTMLTextAreaElement {
    return this.#editor?.textarea ?? this.#plain;
  }

  protected get current(): Draft {
    return currentOf(this.drafts);
  }

  protected get text(): string {
    const { texts, language } = this.current;
    return texts[language] ?? this.first[language] ?? "";
  }

  /** The open program as a link brings it. */
  protected get program(): LinkedProgram {
    return { language: this.current.language, text: this.text };
  }

  /** What its file is called, without the ending. */
  protected get fileName(): string {
    const name = this.current.name.replace(/\.(m?js|ts|py)$/, "");
    return name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "program";
  }

  protected get isKept(): boolean {
    return this.#isKept;
  }

  #listen(): void {
    this.#plain.addEventListener("input", () => this.type(this.#plain.value));
    // A press before this would be lost.
    this.piece<HTMLButtonElement>("run").disabled = false;
    this.piece("run").addEventListener("click", () => void this.run());
    this.piece("stop").addEventListener("click", () => this.stop());
    this.piece("undo").addEventListener("click", () => this.#undo());
    this.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        void this.run();
      },
      { capture: true },
    );
    for (const radio of this.querySelectorAll<HTMLInputElement>("[name=language]"))
      radio.addEventListener("change", () => this.#speak(radio.value as Language));
    const list = this.piece<HTMLSelectElement>("drafts");
    list.addEventListener("change", () => this.switchTo(Number(list.value)));
    const name = this.piece<HTMLInputElement>("name");
    name.addEventListener("input", () => {
      this.keep(changed(this.drafts, { name: name.value }));
      this.#drawList();
    });
    const acts: typeof this.acts = {
      fresh: () => this.add({ name: "", language: this.current.language, texts: {} }),
      remove: () => this.#remove(),
      link: () => void this.#copyLink(),
      save: () =>
        download(
          new Blob([this.text], { type: "text/plain" }),
          `${this.fileName}.${ENDINGS[this.current.language]}`,
        ),
      ...this.acts,
    };
    for (const button of this.querySelectorAll<HTMLButtonElement>("[data-do]"))
      button.addEventListener("click", () => acts[button.dataset["do"] ?? ""]?.());
    const chosen = this.piece<HTMLInputElement>("file");
    chosen.addEventListener("change", () => {
      const [file] = chosen.files ?? [];
      if (file) void this.openFile(file);
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
      void this.openFile(file);
    });
    addEventListener("hashchange", () => void this.takeLink());
    followDrafts(this.keptAs, () => this.#lookAgain());
  }

  protected type(text: string): void {
    if (text === this.text) return;
    const { texts, language } = this.current;
    this.keep(changed(this.drafts, { texts: { ...texts, [language]: text } }));
  }

  protected keep(drafts: Drafts): void {
    this.drafts = drafts;
    this.#isKept = keepDrafts(this.keptAs, drafts);
    if (!this.#isKept) this.say(words.notKept);
  }

  /** Another page may have kept programs; what this one could not keep stands here alone. */
  #lookAgain(): void {
    if (!this.#isKept) return;
    this.drafts = withOpen(readDrafts(this.keptAs), this.current.id);
    this.say("");
    this.draw();
  }

  protected change(change: Partial<Omit<Draft, "id">>): void {
    this.keep(changed(this.drafts, change));
    this.draw();
  }

  /**
   * Another language: each has its text. What was typed goes along where there is none yet, and where it is in the language that
   * is chosen behind it.
   */
  #speak(language: Language): void {
    const { texts, language: before } = this.current;
    const typed = texts[before];
    const isEmpty = (texts[language] ?? this.first[language] ?? "").trim() === "";
    const isIn = typed && language === "python" && texts.python === undefined && pythonLine(typed) > 0;
    this.change({ language, ...(typed && (isEmpty || isIn) && { texts: { ...texts, [language]: typed } }) });
  }

  protected add(draft: Omit<Draft, "id">): void {
    this.keep(withNew(this.drafts, draft));
    this.draw();
    this.field.focus();
  }

  protected switchTo(id: number): void {
    this.keep({ ...this.drafts, current: id });
    this.draw();
    this.say("");
  }

  protected draw(): void {
    const { language, name } = this.current;
    for (const radio of this.querySelectorAll<HTMLInputElement>("[name=language]"))
      radio.checked = radio.value === language;
    this.piece<HTMLInputElement>("name").value = name;
    this.#plain.value = this.text;
    if (this.#editor && (this.#editor.value !== this.text || this.#editor.options.language !== language))
      this.#editor.setOptions({ value: this.text, language, tabSize: TAB_SIZES[language] });
    this.python.want(language === "python");
    this.#drawList();
  }

  #drawList(): void {
    listDrafts(this.piece<HTMLSelectElement>("drafts"), this.drafts, words.draft);
  }

  /** Says something, with a way back if there is one. */
  protected say(text: string, back?: (now: Drafts) => Drafts): void {
    this.#back = back;
    this.piece("undo").hidden = !back;
    this.piece("status").textContent = text;
  }

  #undo(): void {
    if (!this.#back) return;
    this.keep(this.#back(this.drafts));
    this.draw();
    this.say("");
    this.field.focus();
  }

  #remove(): void {
    const gone = this.current;
    const index = this.drafts.list.findIndex(({ id }) => id === gone.id);
    const name = gone.name || words.draft(index + 1);
    this.keep(withoutCurrent(this.drafts));
    this.draw();
    this.say(words.removed(name), (now) => withBack(now, gone, index));
  }

  async #copyLink(): Promise<void> {
    const address = await programAddress(this.program);
    if (address === undefined) return this.say(words.tooLongForLink);
    const isCopied = await copyText(address);
    if (!isCopied) history.replaceState(history.state, "", address);
    this.say(isCopied ? words.copied : words.notCopied);
  }

  /** Takes the reader to a place in the program: the rest of its line is chosen. */
  protected goTo(line: number, column = 1): void {
    const lines = this.text.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    this.field.focus();
    this.field.setSelectionRange(start + column - 1, start + (lines[line - 1]?.length ?? 0));
  }
}
