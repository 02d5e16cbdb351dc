/** Running an order of blocks as a program: asked of the judge, told at the block where it fails, watched on the figure. */
import { make } from "#src/reader-programs/make.ts";
import { askJudge } from "#src/reader-programs/room/ask-judge.ts";
import { Asking } from "#src/reader-programs/room/asking.ts";
import type { Answer } from "#src/reader-programs/room/order.ts";
import { loadTask } from "#src/reader-programs/tasks.ts";
import { drawVerdict } from "#src/reader-programs/verdict.ts";
import { type OwnWords, ownWords } from "#src/reader-programs/words.en.ts";
import type { PutTogether } from "./arrangement.ts";
import { plainFault } from "./fault.ts";
import { parsonsWords } from "./words.en.ts";

/** What a run does to the blocks. */
export interface RunActions {
  say(text: string): void;
  goTo(block: number): void;
  mark(block: number): void;
}

export class Runner {
  readonly #place: HTMLElement;
  readonly #lesson: string;
  readonly #actions: RunActions;
  readonly #asking: Asking;

  constructor(place: HTMLElement, lesson: string, actions: RunActions) {
    this.#place = place;
    this.#lesson = lesson;
    this.#actions = actions;
    const stop = place.querySelector("[data-do=stop]") as HTMLElement;
    this.#asking = new Asking(ownWords, actions.say, stop);
  }

  /** Has a program judged. `codeOf` gives the line by which a block is known; `open` hands the program to the editor. */
  async run(program: PutTogether, codeOf: (block: number) => string, open: () => void): Promise<void> {
    const words = parsonsWords;
    this.forget();
    const source = {
      lesson: this.#lesson,
      language: "javascript",
      text: program.text,
    } as const;
    const [answer, task] =
      (await this.#asking.ask(words.starting, (signal) =>
        Promise.all([
          askJudge(
            { kind: "judge", ...source },
            (passed) => this.#actions.say(words.running(passed)),
            signal,
          ),
          loadTask(this.#lesson),
        ]),
      )) ?? [];
    if (!answer || answer.kind === "answer") return;
    const place = this.#verdict;
    const goTo = (line: number) => this.#actions.goTo(program.blockAt(line));
    const own: OwnWords = { ...ownWords, line: () => words.toBlock };
    if (answer.kind === "mistake") this.#drawMistake(answer, program, codeOf, own);
    else
      drawVerdict(place, answer, {
        ...{ lesson: this.#lesson, words: own, example: task?.example, goTo },
        watch: (problem, isCompared) =>
          void this.#asking.watch({
            place: this.#figure,
            source,
            problem,
            isCompared,
            figure: "parsons-run",
          }),
      });
    if (answer.kind === "wrong" && answer.failed.line !== undefined) {
      const { line, why } = answer.failed;
      const block = program.blockAt(line);
      this.#actions.mark(block);
      const told = plainFault(program.text, line, why, words) ?? why;
      place.querySelector(".own__why")?.replaceWith(...blockParts(words.stoppedIn, codeOf(block), told));
    }
    if (answer.kind === "right") this.offer(words.openMine, open);
    place.querySelector("h3")?.setAttribute("tabindex", "-1");
    place.querySelector("h3")?.focus({ preventScroll: true });
    place.scrollIntoView({ block: "nearest" });
  }

  /** One more button below what was told. */
  offer(text: string, act: () => void): void {
    const button = make("button", "btn", text);
    button.type = "button";
    button.addEventListener("click", act);
    this.#verdict.hidden = false;
    this.#verdict.append(make("p", "own__actions", button));
  }

  stop(): void {
    this.#asking.stop();
  }

  /** Takes away what was told of an order that is no longer there. */
  forget(): void {
    this.#asking.stop();
    this.#asking.close();
    const place = this.#verdict;
    place.hidden = true;
    place.replaceChildren();
    delete place.dataset["verdict"];
  }

  get #verdict(): HTMLElement {
    return this.#place.querySelector("[data-parsons-verdict]") as HTMLElement;
  }

  get #figure(): HTMLElement {
    return this.#place.querySelector("[data-parsons-figure]") as HTMLElement;
  }

  #drawMistake(
    { line, message }: Extract<Answer, { kind: "mistake" }>,
    program: PutTogether,
    codeOf: (block: number) => string,
    own: OwnWords,
  ): void {
    const words = parsonsWords;
    const block = program.blockAt(line);
    this.#actions.mark(block);
    const told = plainFault(program.text, line, message, words) ?? words.engine(message);
    this.#verdict.replaceChildren(
      make("h3", "", own.wrong),
      ...blockParts(words.inBlock, codeOf(block), told),
    );
    this.#verdict.dataset["verdict"] = "wrong";
    this.offer(words.toBlock, () => this.#actions.goTo(block));
  }
}

/** A block and what is wrong there. */
function blockParts(saying: string, code: string, told: string): HTMLElement[] {
  return [make("p", "own__call", `${saying} `, make("code", "", code)), make("p", "own__why", told)];
}
