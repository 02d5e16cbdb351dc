/** The blocks on the page: moved by mouse, touch and keys; the reader's order is run as a program, and told what came of it. */

import type { ParsonsProblem } from "#algorithms/core/judge/parsons.ts";
import { copyText } from "#components/page/copy-text.ts";
import { keep, recall } from "#components/page/memory.ts";
import { LONGEST_LINK, packText, unpackText } from "#components/run/link.ts";
import { openProgram } from "#src/reader-programs/open-program.ts";
import {
  type Arrangement,
  begin,
  chose,
  formatArrangement,
  helped,
  missingIn,
  moved,
  nextPlace,
  nextSpot,
  parseArrangement,
  putTogether,
  type Spot,
  spotOf,
  type Version,
} from "./arrangement.ts";
import { BlocksView, blockOf } from "./blocks-view.ts";
import { letDrag } from "./drag.ts";
import { LINK } from "./link.ts";
import { Runner } from "./run.ts";
import { parsonsWords } from "./words.en.ts";

/** Makes the blocks in this place movable, and puts them as the reader has left them. */
export function openParsons(place: HTMLDetailsElement): void {
  new ParsonsDesk(place);
}

class ParsonsDesk {
  readonly #place: HTMLElement;
  readonly #lesson: string;
  readonly #words = parsonsWords;
  readonly #problem: ParsonsProblem;
  readonly #view: BlocksView;
  readonly #runner: Runner;
  #now: Arrangement;
  /** What undo brings back, the last one last. */
  readonly #before: Arrangement[] = [];
  /** The block that is being moved by keys or presses, and how all stood when it was picked up. */
  #held: { readonly block: number; readonly before: Arrangement } | undefined;

  constructor(place: HTMLElement) {
    this.#place = place;
    this.#lesson = place.dataset["parsons"] ?? "";
    this.#problem = JSON.parse(place.dataset["problem"] ?? "null") as ParsonsProblem;
    this.#view = new BlocksView(place, this.#problem, this.#words);
    this.#runner = new Runner(place, this.#lesson, {
      say: (text) => this.#say(text),
      goTo: (block) => this.#view.focus(block),
      mark: (block) => this.#view.mark(block),
    });
    this.#now = this.#kept() ?? begin(this.#problem, 1);
    this.#listen();
    this.#draw();
    place.setAttribute("data-ready", "");
    void this.#takeLink();
  }

  #kept(): Arrangement | undefined {
    const text = recall(this.#key);
    const kept = text === "" ? undefined : parseArrangement(this.#problem, text);
    if (text !== "" && !kept) keep(`${this.#key}.damaged`, text);
    return kept;
  }

  get #key(): string {
    return `kibitz.parsons.${this.#lesson}`;
  }

  #listen(): void {
    const acts = {
      run: () => this.#run(),
      stop: () => this.#runner.stop(),
      undo: () => this.#undo(),
      help: () => this.#help(),
      again: () => {
        this.#change(begin(this.#problem, this.#now.seed + 1));
        this.#say(this.#words.begun);
      },
      link: () => void this.#copyLink(),
    } as const;
    this.#place.addEventListener("click", ({ target }) => {
      const button = (target as Element).closest("button");
      if (!button) return;
      const { do: act, put } = button.dataset;
      if (act !== undefined) acts[act as keyof typeof acts]();
      else if (put !== undefined) this.#putInto(Number(put));
      else if ("handle" in button.dataset) this.#press(blockOf(button));
    });
    this.#place.addEventListener("change", ({ target }) => {
      const { value } = target as HTMLInputElement;
      const block = blockOf(target as Element);
      this.#change(chose(this.#now, block, value as Version));
      this.#say(this.#words.chosen(this.#view.codeOf(block)));
    });
    this.#place.addEventListener("keydown", (event) => this.#take(event));
    letDrag(this.#place, {
      mayTake: (item) => !("joined" in item.dataset),
      onDrop: (block, spot) => {
        this.#release();
        this.#change(moved(this.#now, block, spot));
        this.#view.focus(block);
        this.#say(this.#words.putDown(this.#view.spotText(block)));
      },
    });
    addEventListener("hashchange", () => void this.#takeLink());
  }

  #take(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const target = event.target as HTMLElement;
    if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === "z") {
      event.preventDefault();
      this.#undo();
      return;
    }
    if (ctrlKey || metaKey || altKey || !("handle" in target.dataset)) return;
    if (key === "Escape" && this.#held) {
      event.preventDefault();
      this.#putBack();
      return;
    }
    const isTaken = this.#held ? this.#moveBy(key) : this.#walkBy(key, blockOf(target));
    if (isTaken) event.preventDefault();
  }

  /** Moves the held block by a key; returns whether the key is one of ours. */
  #moveBy(key: string): boolean {
    const block = this.#held?.block as number;
    const from = spotOf(this.#now, block);
    const by = key === "ArrowDown" || key === "ArrowRight" ? 1 : -1;
    let spot: Spot | undefined;
    if (key === "ArrowUp" || key === "ArrowDown") spot = nextSpot(this.#problem, this.#now, from, by);
    else if (key === "ArrowLeft" || key === "ArrowRight") {
      const place = nextPlace(this.#problem, from.place, by);
      spot = place === undefined ? undefined : { place, index: this.#now.places[place]?.length ?? 0 };
    } else return false;
    if (spot) this.#show(moved(this.#now, block, spot));
    this.#view.focus(block);
    this.#say(this.#view.spotText(block));
    return true;
  }

  /** Walks from handle to handle; returns whether the key is one of ours. */
  #walkBy(key: string, block: number): boolean {
    const all = this.#now.places.flat();
    const at = all.indexOf(block);
    const { place } = spotOf(this.#now, block);
    const lasts = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 } as const;
    let next: number | undefined;
    if (key in lasts) next = all[lasts[key as keyof typeof lasts]];
    else if (key === "ArrowRight") next = this.#now.places.slice(place + 1).flat()[0];
    else if (key === "ArrowLeft")
      next = this.#now.places.slice(0, place).findLast((each) => each.length > 0)?.[0];
    else return false;
    if (next !== undefined) this.#view.focus(next);
    return true;
  }

  #press(block: number): void {
    if (this.#held?.block === block) {
      this.#release();
      this.#view.focus(block);
      this.#say(this.#words.putDown(this.#view.spotText(block)));
      return;
    }
    this.#release();
    this.#held = { block, before: this.#now };
    this.#draw();
    this.#view.focus(block);
    this.#say(this.#words.pickedUp(this.#view.codeOf(block)));
  }

  /** Puts the held block at the end of a part, and goes on to the next one that is not placed. */
  #putInto(place: number): void {
    if (!this.#held) return;
    const { block } = this.#held;
    const from = spotOf(this.#now, block);
    this.#show(moved(this.#now, block, { place, index: this.#now.places[place]?.length ?? 0 }));
    this.#press(block);
    const [pool = []] = this.#now.places;
    const next = from.place === 0 ? (pool[from.index] ?? pool.at(-1)) : undefined;
    if (next !== undefined) this.#view.focus(next);
  }

  #putBack(): void {
    if (!this.#held) return;
    const { block, before } = this.#held;
    this.#held = undefined;
    this.#show(before);
    this.#view.focus(block);
    this.#say(this.#words.putBack(this.#view.spotText(block)));
  }

  /** Lets go of what is held; it stays where it is. */
  #release(): void {
    const held = this.#held;
    if (!held) return;
    this.#held = undefined;
    if (held.before.places !== this.#now.places) this.#before.push(held.before);
    this.#draw();
  }

  #change(arrangement: Arrangement): void {
    this.#release();
    this.#before.push(this.#now);
    this.#show(arrangement);
  }

  #undo(): void {
    if (this.#held) {
      this.#putBack();
      return;
    }
    const before = this.#before.pop();
    if (before) this.#show(before);
    this.#say(before ? this.#words.undone : this.#words.nothingToUndo);
  }

  #help(): void {
    const help = helped(this.#problem, this.#now);
    if (!help) {
      this.#runner.forget();
      this.#say(this.#words.nothingEasier);
      this.#runner.offer(this.#words.openProgram, () => this.#open(begin(this.#problem, 1)));
      return;
    }
    this.#change(help.arrangement);
    this.#say(this.#words[help.kind](this.#view.codeOf(help.block)));
  }

  #show(arrangement: Arrangement): void {
    this.#now = arrangement;
    const isKept = keep(this.#key, formatArrangement(this.#problem, arrangement));
    this.#runner.forget();
    this.#view.mark();
    this.#draw();
    (this.#place.querySelector("[data-not-kept]") as HTMLElement).hidden = isKept;
  }

  #draw(): void {
    this.#view.draw(this.#now, this.#held?.block);
  }

  #say(text: string): void {
    (this.#place.querySelector("[data-said]") as HTMLElement).textContent = text;
  }

  #run(): void {
    this.#release();
    const missing = missingIn(this.#problem, this.#now);
    if (missing?.kind === "place") {
      this.#view.focus(missing.block);
      this.#say(this.#words.missingPlaces(missing.count));
      return;
    }
    if (missing) {
      this.#view.focusChoice(missing.block);
      this.#say(this.#words.missingChoices(missing.count));
      return;
    }
    void this.#runner.run(
      putTogether(this.#problem, this.#now),
      (block) => this.#view.codeOf(block),
      () => this.#open(this.#now),
    );
  }

  /** Hands a program to the editor; blocks that are not placed stand where they belong. */
  #open(arrangement: Arrangement): void {
    const [pool] = arrangement.places;
    const whole =
      pool?.length === 0
        ? arrangement
        : {
            ...arrangement,
            places: [[], ...this.#problem.parts.map((part) => (part.isGiven ? [] : part.blocks))],
          };
    openProgram({ name: this.#words.opened, text: putTogether(this.#problem, whole).text });
  }

  async #copyLink(): Promise<void> {
    const packed = await packText(formatArrangement(this.#problem, this.#now));
    const address = `${location.origin}${location.pathname}${LINK}${packed}`;
    const isCopied = address.length <= LONGEST_LINK && (await copyText(address));
    if (!isCopied) history.replaceState(history.state, "", address);
    this.#say(isCopied ? this.#words.copied : this.#words.notCopied);
  }

  /** An order in the address is shown; the reader's own comes back by undo. */
  async #takeLink(): Promise<void> {
    if (!location.hash.startsWith(LINK)) return;
    const packed = location.hash.slice(LINK.length);
    history.replaceState(history.state, "", location.pathname + location.search);
    const text = await unpackText(packed);
    const arrangement = text === undefined ? undefined : parseArrangement(this.#problem, text);
    if (arrangement) this.#change(arrangement);
    this.#say(arrangement ? this.#words.fromLink : this.#words.badLink);
    this.#place.scrollIntoView();
  }
}
