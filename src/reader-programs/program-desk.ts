/** The desk of a lesson: it has the reader's program judged, and says what came of it. */
import type { SmallestCase } from "#components/article/behavior/smallest-case.ts";
import { untilItComes } from "#components/page/not-come.ts";
import { readTextFile } from "#components/page/text-file.ts";
import { ProgramDesk } from "./desk.ts";
import { changed, currentOf, withNew, withOpen } from "./drafts.ts";
import { onProgram } from "./open-program.ts";
import { forgetLink, linkedProgram } from "./program-link.ts";
import { looksLikePython } from "./python/python-sign.ts";
import { askJudge } from "./room/ask-judge.ts";
import { Asking } from "./room/asking.ts";
import { LONGEST_PROGRAM } from "./room/longest.ts";
import type { Language, Order, Source } from "./room/order.ts";
import { loadTask } from "./tasks.ts";
import { drawVerdict } from "./verdict.ts";
import { ownWords as words } from "./words.en.ts";

class OwnDesk extends ProgramDesk {
  protected override readonly acts = { again: () => this.#again() };
  #asking!: Asking;

  connectedCallback(): void {
    this.first = JSON.parse(this.dataset["first"] ?? "{}");
    this.#asking = new Asking(words, (text) => this.say(text), this.piece("stop"));
    this.begin();
    onProgram(({ name, text }) => this.add({ name, language: "javascript", texts: { javascript: text } }));
    document.addEventListener("kibitz:wake", ({ target }) => void this.#wakeCase(target as HTMLElement));
  }

  get #lesson(): string {
    return this.dataset["lesson"] ?? "";
  }

  protected get keptAs(): string {
    return this.#lesson;
  }

  protected override get fileName(): string {
    return this.dataset["entry"] ?? super.fileName;
  }

  protected stop(): void {
    this.#asking.stop();
  }

  #again(): void {
    const { id, texts, language } = this.current;
    const { [language]: old, ...others } = texts;
    this.change({ texts: others });
    this.say(words.begun, (now) => {
      const open = withOpen(now, id);
      return open.current === id
        ? changed(open, {
            language,
            texts: { ...currentOf(open).texts, ...(old !== undefined && { [language]: old }) },
          })
        : now;
    });
  }

  protected async openFile(file: File): Promise<void> {
    const read = await readTextFile(file, 4 * LONGEST_PROGRAM, { isPlain: true });
    if (read.kind === "text" && read.text.length <= LONGEST_PROGRAM) {
      const language = languageOf(file.name);
      this.add({ name: file.name.slice(0, 60), language, texts: { [language]: read.text } });
      this.say("");
    } else
      this.say(
        read.kind === "text" || read.kind === "too-big" ? words.tooBig(LONGEST_PROGRAM) : words.noText,
      );
  }

  protected async takeLink(): Promise<void> {
    const linked = linkedProgram();
    if (!linked) return;
    const draft = await linked;
    if (!draft) return this.say(words.badLink);
    const { language, text } = draft;
    const known = this.drafts.list.find(({ texts }) => texts[language] === text);
    this.keep(
      known
        ? changed(withOpen(this.drafts, known.id), { language })
        : withNew(this.drafts, { name: words.fromLink, language, texts: { [language]: text } }),
    );
    if (this.isKept) forgetLink();
    this.draw();
  }

  /** The program with what runs it; undefined if Python has to be fetched before. */
  async #source(): Promise<(Source & Pick<Order, "python">) | undefined> {
    const source = {
      ...{ lesson: this.#lesson },
      ...{ language: this.current.language, text: this.text },
    };
    const isPython = source.language === "python";
    if (await this.python.isReadyFor(isPython, () => void this.run()))
      return isPython ? { ...source, python: this.python.python } : source;
    this.say(words.python.first);
    return undefined;
  }

  protected async run(): Promise<void> {
    const lesson = this.#lesson;
    const source = await this.#source();
    if (!source) return;
    const place = this.piece("verdict");
    place.hidden = true;
    this.#asking.close();
    const starting = source.python ? words.python.starting : words.starting;
    const [answer, task] =
      (await this.#asking.ask(starting, (signal) =>
        Promise.all([
          askJudge({ kind: "judge", ...source }, (passed) => this.say(words.running(passed)), signal),
          loadTask(lesson),
        ]),
      )) ?? [];
    if (!answer || answer.kind === "answer") return;
    drawVerdict(place, answer, {
      ...{ lesson, words, example: task?.example },
      isPython: (mistake) => source.language !== "python" && looksLikePython(source.text, mistake),
      goTo: (line) => this.goTo(line),
      watch: (problem, isCompared) =>
        void this.#asking.watch({ place: this.piece("figure"), source, problem, isCompared }),
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
}

function languageOf(name: string): Language {
  if (name.endsWith(".py")) return "python";
  return /\.m?ts$/.test(name) ? "typescript" : "javascript";
}

customElements.define("own-desk", OwnDesk);
