/** The desk: it keeps every key, has the program judged when the reader says so, and says what came of it. */

import type { PrismEditor } from "prism-code-editor";
import type { SmallestCase } from "#components/article/behavior/smallest-case.ts";
import { download } from "#components/page/download.ts";
import { untilItComes } from "#components/page/not-come.ts";
import { readTextFile } from "#components/page/text-file.ts";
import { copyText } from "../tools/shared/copy-text.ts";
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
} from "./drafts.ts";
import { onProgram } from "./open-program.ts";
import { forgetLink, linkedProgram, programAddress } from "./program-link.ts";
import { PythonOffer } from "./python/python-offer.ts";
import { askJudge } from "./room/ask-judge.ts";
import { Asking } from "./room/asking.ts";
import { LONGEST_PROGRAM } from "./room/longest.ts";
import type { Language, Order, Source } from "./room/order.ts";
import { TAB_SIZES } from "./tab-sizes.ts";
import { loadTask } from "./tasks.ts";
import { drawVerdict } from "./verdict.ts";
import { ownWords } from "./words.en.ts";

const ENDINGS = { javascript: "js", typescript: "ts", python: "py" } as const satisfies Record<
  Language,
  string
>;

class OwnDesk extends HTMLElement {
  readonly #words = ownWords;
  #drafts!: Drafts;
  #first!: Readonly<Record<Language, string>>;
  #python!: PythonOffer;
  #editor: PrismEditor | undefined;
  #asking!: Asking;
  /** What "Undo" brings back. */
  #before: Drafts | undefined;
  /** Whether all that was written is kept; until it is not, nothing is said of it. */
  #isKept = true;

  connectedCallback(): void {
    this.#first = JSON.parse(this.dataset["first"] ?? "{}");
    this.#drafts = readDrafts(this.#lesson);
    this.#python = new PythonOffer(
      this.#part("python"),
      JSON.parse(this.dataset["pythonFiles"] ?? "[]"),
      this.#words.python,
      () => {
        this.#say(this.#words.python.come);
        this.#part("run").focus();
      },
    );
    this.#asking = new Asking(this.#words, (text) => this.#say(text), this.#part("stop"));
    this.#listen();
    this.#draw();
    void this.#takeLink();
    // Where it does not come, the plain field stays, which does all that the editor does but colours.
    void import("./editor.ts").then(
      async ({ makeEditor }) => {
        const isFocused = document.activeElement === this.#plain;
        const { selectionStart, selectionEnd } = this.#plain;
        this.#editor = await makeEditor(this.#part("editor"), {
          value: this.#text,
          language: this.#current.language,
          label: this.#words.editor,
          // It also tells what it begins with, which may be another text than that of a link by then.
          onChange: (value) => this.#editor && this.#type(value),
        });
        // A link may have brought a program meanwhile.
        this.#draw();
        this.#plain.hidden = true;
        if (!isFocused) return;
        this.#editor.textarea.focus();
        this.#editor.textarea.setSelectionRange(selectionStart, selectionEnd);
      },
      () => undefined,
    );
  }

  get #lesson(): string {
    return this.dataset["lesson"] ?? "";
  }

  get #current(): Draft {
    return currentOf(this.#drafts);
  }

  get #text(): string {
    const { texts, language } = this.#current;
    return texts[language] ?? this.#first[language];
  }

  #part<Part extends HTMLElement = HTMLElement>(name: string): Part {
    return this.querySelector(`[data-${name}]`) as Part;
  }

  get #plain(): HTMLTextAreaElement {
    return this.#part<HTMLTextAreaElement>("plain");
  }

  #listen(): void {
    this.#plain.addEventListener("input", () => this.#type(this.#plain.value));
    // A press before this would be lost.
    this.#part<HTMLButtonElement>("run").disabled = false;
    this.#part("run").addEventListener("click", () => void this.#judge());
    this.#part("stop").addEventListener("click", () => this.#asking.stop());
    this.#part("undo").addEventListener("click", () => this.#undo());
    this.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        void this.#judge();
      },
      { capture: true },
    );
    for (const radio of this.querySelectorAll<HTMLInputElement>("[name=language]"))
      radio.addEventListener("change", () => this.#change({ language: radio.value as Language }));
    this.#part<HTMLSelectElement>("drafts").addEventListener("change", ({ target }) => {
      this.#keep({ ...this.#drafts, current: Number((target as HTMLSelectElement).value) });
      this.#draw();
    });
    this.#part<HTMLInputElement>("name").addEventListener("input", ({ target }) => {
      this.#keep(changed(this.#drafts, { name: (target as HTMLInputElement).value }));
      this.#drawList();
    });
    const acts = {
      fresh: () => this.#add({ name: "", language: this.#current.language, texts: {} }),
      again: () => this.#again(),
      remove: () => this.#remove(),
      link: () => void this.#copyLink(),
      save: () => this.#save(),
    } as const;
    for (const button of this.querySelectorAll<HTMLButtonElement>("[data-do]"))
      button.addEventListener("click", () => acts[button.dataset["do"] as keyof typeof acts]());
    const file = this.#part<HTMLInputElement>("file");
    file.addEventListener("change", () => {
      const [chosen] = file.files ?? [];
      if (chosen) void this.#open(chosen);
      file.value = "";
    });
    this.addEventListener("dragover", (event) => event.preventDefault());
    this.addEventListener("drop", (event) => {
      const [dropped] = event.dataTransfer?.files ?? [];
      if (!dropped) return;
      event.preventDefault();
      void this.#open(dropped);
    });
    addEventListener("hashchange", () => void this.#takeLink());
    onProgram(({ name, text }) => this.#add({ name, language: "javascript", texts: { javascript: text } }));
    addEventListener("hashchange", () => void this.#takeLink());
    followDrafts(this.#lesson, () => this.#lookAgain());
    document.addEventListener("kibitz:wake", ({ target }) => void this.#wakeCase(target as HTMLElement));
  }

  #type(value: string): void {
    if (value === this.#text) return;
    const { texts, language } = this.#current;
    this.#keep(changed(this.#drafts, { texts: { ...texts, [language]: value } }));
  }

  #keep(drafts: Drafts): void {
    this.#drafts = drafts;
    const wasKept = this.#isKept;
    this.#isKept = keepDrafts(this.#lesson, drafts);
    if (wasKept && !this.#isKept) this.#say(this.#words.notKept);
  }

  /** Another page may have kept programs; what this one could not keep stands here alone. */
  #lookAgain(): void {
    if (!this.#isKept) return;
    this.#drafts = withOpen(readDrafts(this.#lesson), this.#current.id);
    this.#say("");
    this.#draw();
  }

  #change(change: Partial<Omit<Draft, "id">>): void {
    this.#keep(changed(this.#drafts, change));
    this.#draw();
  }

  #add(draft: Omit<Draft, "id">): void {
    this.#keep(withNew(this.#drafts, draft));
    this.#draw();
    this.#focus();
  }

  #draw(): void {
    const { language, name } = this.#current;
    for (const radio of this.querySelectorAll<HTMLInputElement>("[name=language]"))
      radio.checked = radio.value === language;
    this.#part<HTMLInputElement>("name").value = name;
    this.#plain.value = this.#text;
    if (this.#editor && (this.#editor.value !== this.#text || this.#editor.options.language !== language))
      this.#editor.setOptions({ value: this.#text, language, tabSize: TAB_SIZES[language] });
    this.#python.want(language === "python");
    this.#drawList();
  }

  #drawList(): void {
    listDrafts(this.#part<HTMLSelectElement>("drafts"), this.#drafts, this.#words.draft);
  }

  #focus(): void {
    (this.#editor?.textarea ?? this.#plain).focus();
  }

  #say(text: string, before?: Drafts): void {
    this.#part("status").textContent = text;
    this.#before = before;
    this.#part("undo").hidden = before === undefined;
  }

  #undo(): void {
    if (!this.#before) return;
    this.#keep(this.#before);
    this.#say("");
    this.#draw();
    this.#focus();
  }

  #again(): void {
    const before = this.#drafts;
    const { texts, language } = this.#current;
    const { [language]: _, ...others } = texts;
    this.#change({ texts: others });
    this.#say(this.#words.begun, before);
  }

  #remove(): void {
    const before = this.#drafts;
    const index = before.list.findIndex(({ id }) => id === this.#current.id);
    const name = this.#current.name || this.#words.draft(index + 1);
    this.#keep(withoutCurrent(before));
    this.#draw();
    this.#say(this.#words.removed(name), before);
  }

  #save(): void {
    const name = `${this.dataset["entry"]}.${ENDINGS[this.#current.language]}`;
    download(new Blob([this.#text], { type: "text/plain" }), name);
  }

  async #open(file: File): Promise<void> {
    const read = await readTextFile(file, 4 * LONGEST_PROGRAM, { isPlain: true });
    if (read.kind === "text" && read.text.length <= LONGEST_PROGRAM) {
      const language = languageOf(file.name);
      this.#add({ name: file.name.slice(0, 60), language, texts: { [language]: read.text } });
      this.#say("");
    } else
      this.#say(
        read.kind === "text" || read.kind === "too-big"
          ? this.#words.tooBig(LONGEST_PROGRAM)
          : this.#words.noText,
      );
  }

  async #copyLink(): Promise<void> {
    const { language } = this.#current;
    const address = await programAddress({ language, text: this.#text });
    if (address === undefined) return this.#say(this.#words.tooLongForLink);
    const isCopied = await copyText(address);
    if (!isCopied) history.replaceState(history.state, "", address);
    this.#say(isCopied ? this.#words.copied : this.#words.notCopied);
  }

  /** A program in the address is shown, as one more; it runs when the reader runs it. */
  async #takeLink(): Promise<void> {
    const linked = linkedProgram();
    if (!linked) return;
    const draft = await linked;
    if (!draft) return this.#say(this.#words.badLink);
    const { language, text } = draft;
    const known = this.#drafts.list.find(({ texts }) => texts[language] === text);
    this.#keep(
      known
        ? changed(withOpen(this.#drafts, known.id), { language })
        : withNew(this.#drafts, { name: this.#words.fromLink, language, texts: { [language]: text } }),
    );
    if (this.#isKept) forgetLink();
    this.#draw();
  }

  /** The program with what runs it; undefined if Python has to be fetched before. */
  async #source(): Promise<(Source & Pick<Order, "python">) | undefined> {
    const source = {
      ...{ lesson: this.#lesson },
      ...{ language: this.#current.language, text: this.#text },
    };
    if (source.language !== "python") return source;
    await this.#python.looked;
    const { python } = this.#python;
    if (python) return { ...source, python };
    this.#say(this.#words.python.first);
    this.#python.focus();
    return undefined;
  }

  async #judge(): Promise<void> {
    const [lesson, words] = [this.#lesson, this.#words];
    const source = await this.#source();
    if (!source) return;
    const place = this.#part("verdict");
    place.hidden = true;
    this.#asking.close();
    const starting = source.python ? words.python.starting : words.starting;
    const [answer, task] =
      (await this.#asking.ask(starting, (signal) =>
        Promise.all([
          askJudge({ kind: "judge", ...source }, (passed) => this.#say(words.running(passed)), signal),
          loadTask(lesson),
        ]),
      )) ?? [];
    if (!answer || answer.kind === "answer") return;
    drawVerdict(place, answer, {
      ...{ lesson, words, example: task?.example },
      goTo: (line) => this.#goTo(line),
      watch: (problem, isCompared) =>
        void this.#asking.watch({ place: this.#part("figure"), source, problem, isCompared }),
    });
    place.querySelector("h3")?.setAttribute("tabindex", "-1");
    place.querySelector("h3")?.focus({ preventScroll: true });
    place.scrollIntoView({ block: "nearest" });
  }

  /** Shows the smallest case of a mistake in the place that was made for it. */
  async #wakeCase(box: HTMLElement): Promise<void> {
    const asked = JSON.parse(box.dataset["figure"] ?? "null") as SmallestCase | null;
    if (!asked) return;
    const wake = await untilItComes(box, async () => {
      const { prepare } = await import("../reading/islands/mount.tsx");
      const { needFigures } = await import("./need-figures.ts");
      // Before it: what is drawn takes its place at once.
      await needFigures();
      return prepare(box, asked);
    });
    wake();
  }

  #goTo(line: number): void {
    const field = this.#editor?.textarea ?? this.#plain;
    const lines = this.#text.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  }
}

function languageOf(name: string): Language {
  if (name.endsWith(".py")) return "python";
  return /\.m?ts$/.test(name) ? "typescript" : "javascript";
}

customElements.define("own-desk", OwnDesk);
