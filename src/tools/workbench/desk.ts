/** The desk of the workbench: it runs the program when the reader says so, and shows the run or says why not. */
import { readTextFile } from "#components/page/text-file.ts";
import { ProgramDesk } from "#src/reader-programs/desk.ts";
import { changed, withNew } from "#src/reader-programs/drafts.ts";
import { make } from "#src/reader-programs/make.ts";
import { forgetLink, type LinkedProgram, linkedProgram } from "#src/reader-programs/program-link.ts";
import { LONGEST_OUTPUT, LONGEST_PROGRAM } from "#src/reader-programs/room/longest.ts";
import type { Language } from "#src/reader-programs/room/order.ts";
import type { Shown } from "#src/reader-programs/shown.ts";
import { ownWords } from "#src/reader-programs/words.en.ts";
import { openedProgram } from "./gallery/open-program.ts";
import { ParameterFields } from "./parameters/fields.ts";
import { parameterWords } from "./parameters/words.en.ts";
import type { ShownProgram } from "./show.tsx";
import { mayBeTrace } from "./trace-sign.ts";
import { endingOf, type Verdict, whyNot } from "./why-not.ts";
import { workbenchWords as words } from "./words.en.ts";

/** The languages of programs by the endings of their files. */
const LANGUAGE_OF: Readonly<Record<string, Language>> = {
  ...{ js: "javascript", mjs: "javascript", ts: "typescript", py: "python" },
};

class WorkbenchDesk extends ProgramDesk {
  /** Beside those for lessons. */
  protected readonly keptAs = "workbench";
  protected override readonly acts = {
    fresh: () => this.#open("", { language: this.current.language, text: "" }),
    growth: () => void this.#grow(),
  };
  #running: AbortController | undefined;
  #shown: ShownProgram | undefined;
  #fields!: ParameterFields;
  #growth: Shown | undefined;

  connectedCallback(): void {
    this.#fields = new ParameterFields(this.piece<HTMLFieldSetElement>("given"), {
      keep: (given) => this.keep(changed(this.drafts, { given })),
      run: () => void this.run(),
    });
    this.begin();
  }

  protected stop(): void {
    this.#running?.abort();
  }

  protected override get program(): LinkedProgram {
    const { given } = this.current;
    return { ...super.program, ...(given && Object.keys(given).length > 0 && { given }) };
  }

  protected override type(text: string): void {
    super.type(text);
    this.#showFields();
  }

  protected override draw(): void {
    super.draw();
    this.#showFields();
  }

  #showFields(): void {
    const { language, given = {} } = this.current;
    this.#fields.show({ language, text: this.text, given });
  }

  /** Opens a program: the one that is here already, or as one more. An empty field is taken for it. */
  #open(name: string, { language, text, given }: LinkedProgram): void {
    const known = this.drafts.list.find(
      (each) => each.language === language && (each.texts[language] ?? "") === text,
    );
    const draft = { name, language, texts: { [language]: text }, given: given ?? {} };
    if (known) {
      this.switchTo(known.id);
      if (given) this.keep(changed(this.drafts, { given }));
      this.draw();
      return;
    }
    if (this.text.trim() === "") this.keep(changed(this.drafts, draft));
    else this.keep(withNew(this.drafts, draft));
    this.draw();
    this.say("");
  }

  /** Opens a file: a program in the field, and a long trace in the player at once. */
  protected async openFile(file: File): Promise<void> {
    const read = await readTextFile(file, LONGEST_OUTPUT, { isPlain: true });
    if (read.kind !== "text")
      return this.say(
        read.kind === "too-big" ? words.longFile(file.name, LONGEST_PROGRAM) : words.noText(file.name),
      );
    const { text } = read;
    const isTrace = mayBeTrace(text);
    const language =
      LANGUAGE_OF[file.name.split(".").at(-1) ?? ""] ?? (isTrace ? this.current.language : undefined);
    if (language === undefined) return this.say(words.otherFile(file.name));
    if (text.length <= LONGEST_PROGRAM) {
      this.#open(file.name, { language, text });
      return this.piece("run").focus();
    }
    if (!isTrace) return this.say(words.longFile(file.name, LONGEST_PROGRAM));
    await this.run(text);
  }

  protected async takeLink(): Promise<void> {
    const fromGallery = openedProgram();
    if (fromGallery) {
      const opened = await fromGallery.catch(() => "failed" as const);
      if (!opened || opened === "failed") return this.say(opened ? words.programNotCome : words.notInGallery);
      this.#open(opened.title, opened.program);
      this.say(words.opened(opened.title));
      return this.piece("run").focus();
    }
    const linked = linkedProgram();
    if (!linked) return;
    const program = await linked;
    if (!program) return this.say(ownWords.badLink);
    this.#open(ownWords.fromLink, program);
    if (!this.isKept) return;
    forgetLink();
    this.say(words.brought);
  }

  /** Runs what stands in the field, or plays the trace of a file that is too long for it. */
  protected async run(file?: string): Promise<void> {
    this.#running?.abort();
    this.#judge(undefined);
    this.#close();
    const text = file ?? this.text;
    if (text.trim() === "") {
      this.say(words.empty);
      this.field.focus();
      return;
    }
    const language = this.current.language;
    const isPython = language === "python" && !mayBeTrace(text);
    if (!(await this.python.isReadyFor(isPython, () => void this.run(file))))
      return this.say(ownWords.python.first);
    const running = new AbortController();
    this.#running = running;
    this.say(isPython ? ownWords.python.starting : words.running);
    this.piece("stop").hidden = false;
    try {
      await this.#watch({ language, text }, running.signal);
    } catch (error) {
      if (this.#running !== running) return;
      const why = running.signal.aborted ? words.stopped : whyNot(error, { language, text });
      this.#tellWhy(why, file === undefined);
    } finally {
      if (this.#running === running) this.piece("stop").hidden = true;
    }
  }

  /** Counts the steps of the open program on growing inputs; another of the reader's can be put beside it. */
  async #grow(): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    this.#judge(undefined);
    this.#growth?.close();
    this.#growth = undefined;
    if (!(await this.python.isReadyFor(this.current.language === "python", () => void this.#grow())))
      return this.say(ownWords.python.first);
    const { showGrowth } = await import("./growth/show-growth.tsx");
    if (this.#running !== running) return;
    this.#growth = showGrowth(this.piece("growth"), {
      programs: this.drafts.list.map(({ name, language, texts, given }, k) => ({
        name: name || ownWords.draft(k + 1),
        program: { language, text: texts[language] ?? "", ...(given && { given }) },
      })),
      first: this.drafts.list.findIndex(({ id }) => id === this.current.id),
      python: () => this.python.python,
      signal: running.signal,
      onSay: (text, isOver) => {
        this.say(text);
        this.piece("stop").hidden = isOver;
      },
    });
  }

  async #watch(written: LinkedProgram, signal: AbortSignal): Promise<void> {
    const show = import("./show.tsx");
    // It is awaited below, and may fail before.
    show.catch(() => undefined);
    const called = await this.#fields.called(written);
    if (!called) return this.say(parameterWords.mend);
    const { watchIn } = await import("./watch-in.ts");
    const watched = await watchIn(called, this.python.python, signal);
    const { seen } = watched;
    const { showProgram } = await show;
    const shown = await showProgram(this.piece("figure"), watched, {
      kept: this.current.watched ?? [],
      onKeep: (expressions) => this.keep(changed(this.drafts, { watched: expressions })),
      written: called,
      program: written,
    });
    if (signal.aborted) {
      shown.close();
      throw new DOMException("canceled", "AbortError");
    }
    this.#shown = shown;
    const { steps, last, misread } = shown;
    this.say(`${words.ran(steps)}${misread.length > 0 ? words.misread(misread) : ""}`);
    this.#judge(endingOf(seen, steps, last));
  }

  /** Says why there is no run; `isHere` if its text stands in the field. */
  #tellWhy(why: Verdict | string, isHere: boolean): void {
    this.say("");
    if (typeof why === "string") {
      this.say(why);
      return;
    }
    const { head, text, line, column } = why;
    if (isHere || line === undefined) this.#judge(why);
    else this.#judge({ head, text: `${words.place(line, column ?? 1)} ${text ?? ""}` });
  }

  #judge(verdict: Verdict | undefined): void {
    const place = this.piece("verdict");
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
      go.addEventListener("click", () => this.goTo(line, column ?? 1));
      parts.push(make("p", "", go));
    }
    place.append(...parts);
  }

  #close(): void {
    this.#shown?.close();
    this.#shown = undefined;
  }
}

customElements.define("workbench-desk", WorkbenchDesk);
