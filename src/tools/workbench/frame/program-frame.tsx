/** The workbench in a frame of another page: the program of its address, which runs when the reader says so, and then listens. */
import { createRoot, type Root } from "react-dom/client";
import { type EmbedChoice, parseEmbed } from "#components/embed/embed-address.ts";
import { loadView } from "#components/picture/use-view.ts";
import { viewOf } from "#components/picture/views/index.ts";
import { make } from "#src/reader-programs/make.ts";
import { type LinkedProgram, linkedProgram } from "#src/reader-programs/program-link.ts";
import { offerPython, type PythonOffer } from "#src/reader-programs/python/python-offer.ts";
import { listingOf } from "#src/reader-programs/shown.ts";
import { ownWords } from "#src/reader-programs/words.en.ts";
import { OPEN, programCalled } from "../gallery/open-program.ts";
import { ParameterFields } from "../parameters/fields.ts";
import { parameterWords } from "../parameters/words.en.ts";
import { mayBeTrace } from "../trace-sign.ts";
import { endingOf, type Verdict, whyNot } from "../why-not.ts";
import { workbenchWords as words } from "../words.en.ts";
import { FramedProgram, Waiting } from "./FramedProgram.tsx";

const tell = (message: object): void => {
  if (parent !== window) parent.postMessage({ kibitz: 1, ...message }, "*");
};

class ProgramFrame extends HTMLElement {
  #root!: Root;
  #python!: PythonOffer;
  #fields!: ParameterFields;
  #program: LinkedProgram | undefined;
  #title = words.figure;
  #running: AbortController | undefined;
  #choice!: EmbedChoice;
  /** So many runs were shown: each has a player of its own. */
  #runs = 0;

  async connectedCallback(): Promise<void> {
    const query = new URLSearchParams(location.search);
    this.#choice = await parseEmbed(query, []);
    const { theme } = this.#choice;
    if (theme) document.documentElement.dataset["theme"] = theme;
    this.#root = createRoot(this.#part("figure"));
    this.#root.render(<Waiting />);
    this.#python = offerPython(this, (text) => this.#say(text));
    this.#fields = new ParameterFields(this.#part<HTMLFieldSetElement>("given"), {
      // What is typed here stays here: a frame keeps nothing.
      keep: (given) => {
        if (this.#program) this.#program = { ...this.#program, given };
      },
      run: () => void this.#run(),
    });
    this.#part("run").addEventListener("click", () => void this.#run());
    this.#part("stop").addEventListener("click", () => this.#running?.abort());
    addEventListener("hashchange", () => void this.#take());
    await this.#take();
  }

  #part<Part extends HTMLElement = HTMLElement>(name: string): Part {
    return this.querySelector(`[data-${name}]`) as Part;
  }

  #say(text: string): void {
    this.#part("status").textContent = text;
  }

  /** Shows the program of the address. */
  async #take(): Promise<void> {
    this.#running?.abort();
    this.#judge(undefined);
    this.#say("");
    // A program that does not come leaves none behind that could be run for it.
    this.#program = undefined;
    this.#part<HTMLButtonElement>("run").disabled = true;
    const { hash } = location;
    const name = hash.startsWith(OPEN) ? hash.slice(OPEN.length) : undefined;
    const opened = name === undefined ? undefined : await programCalled(name).catch(() => "failed" as const);
    if (opened === "failed") return this.#judge({ head: words.programNotCome });
    const program = name === undefined ? await linkedProgram() : opened?.program;
    if (location.hash !== hash) return;
    if (!program) return this.#judge({ head: name === undefined ? words.frame.none : words.frame.unknown });
    this.#program = program;
    this.#title = opened?.title ?? words.figure;
    this.#part<HTMLAnchorElement>("home").hash = hash;
    this.#back();
    this.#python.want(program.language === "python" && !mayBeTrace(program.text));
    this.#fields.show(program);
    const { pieces } = await listingOf(program.text, program.language);
    this.#part("code").replaceChildren(
      ...pieces.map((line) => {
        const row = make("li");
        const code = make("code");
        code.append(...line.map(([text, kind]) => make("span", kind && `t-${kind}`, text)));
        row.append(code);
        return row;
      }),
    );
    this.#part<HTMLButtonElement>("run").disabled = false;
  }

  /** Back to the program, which can be run again. */
  #back(): void {
    this.#running?.abort();
    this.#root.render(<Waiting />);
    this.#part("program").hidden = false;
  }

  async #run(): Promise<void> {
    const program = this.#program;
    if (!program) return;
    this.#running?.abort();
    this.#judge(undefined);
    const isPython = program.language === "python" && !mayBeTrace(program.text);
    if (!(await this.#python.isReadyFor(isPython, () => void this.#run())))
      return this.#say(ownWords.python.first);
    const running = new AbortController();
    this.#running = running;
    this.#say(isPython ? ownWords.python.starting : words.running);
    this.#part("stop").hidden = false;
    try {
      await this.#watch(program, running.signal);
    } catch (error) {
      if (this.#running !== running) return;
      const why = running.signal.aborted ? words.stopped : whyNot(error);
      this.#say(typeof why === "string" ? why : "");
      if (typeof why !== "string") this.#judge(why);
    } finally {
      if (this.#running === running) this.#part("stop").hidden = true;
    }
  }

  async #watch(program: LinkedProgram, signal: AbortSignal): Promise<void> {
    const called = await this.#fields.called(program);
    if (!called) return this.#say(parameterWords.mend);
    const [{ watchIn }, { playedOf }] = await Promise.all([import("../watch-in.ts"), import("../played.ts")]);
    const watched = await watchIn(called, this.#python.python, signal);
    const played = playedOf(watched, this.#title);
    const { lesson, opened } = played;
    await loadView(viewOf(lesson.scene(undefined, opened.cursor.seek(0)).plate));
    signal.throwIfAborted();
    const ending = endingOf(watched.seen, played.steps, played.last);
    this.#say("");
    this.#part("program").hidden = true;
    this.#root.render(
      <FramedProgram
        key={++this.#runs}
        played={played}
        text={watched.listing?.text ?? called.text}
        choice={this.#choice}
        ending={ending && [ending.head, ending.text].filter(Boolean).join(" ")}
        home={this.#part<HTMLAnchorElement>("home").href}
        onBack={() => {
          this.#back();
          this.#part("run").focus();
        }}
        tell={tell}
      />,
    );
    requestAnimationFrame(() => this.querySelector<HTMLElement>(".embed")?.focus({ preventScroll: true }));
  }

  #judge(verdict: Verdict | undefined): void {
    const place = this.#part("verdict");
    place.hidden = verdict === undefined;
    const { head = "", text = "", line, column } = verdict ?? {};
    const where = line === undefined || column === undefined ? "" : `${words.place(line, column)} `;
    place.replaceChildren(make("b", "", head), ` ${where}${text}`);
  }
}

customElements.define("program-frame", ProgramFrame);
