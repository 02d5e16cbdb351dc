/** The blocks as elements of the page: where they stand, which version is taken, and how each is called. */
import type { ParsonsProblem } from "#algorithms/core/judge/parsons.ts";
import { type Arrangement, groupOf, isPair, isWrongFirst, spotOf } from "./arrangement.ts";
import type { ParsonsWords } from "./words.en.ts";

export class BlocksView {
  readonly #place: HTMLElement;
  readonly #problem: ParsonsProblem;
  readonly #words: ParsonsWords;
  readonly #names: readonly string[];
  readonly #items: ReadonlyMap<number, HTMLElement>;
  #now!: Arrangement;
  /** The block whose handle the tabulator reaches. */
  #entry = -1;

  constructor(place: HTMLElement, problem: ParsonsProblem, words: ParsonsWords) {
    this.#place = place;
    this.#problem = problem;
    this.#words = words;
    this.#names = JSON.parse(place.dataset["names"] ?? "[]") as string[];
    const items = Array.from(place.querySelectorAll<HTMLElement>("[data-block]"));
    this.#items = new Map(items.map((item) => [blockOf(item), item]));
  }

  /** Puts all blocks where the arrangement has them; the focus stays where it is. */
  draw(arrangement: Arrangement, held: number | undefined): void {
    this.#now = arrangement;
    const focused = document.activeElement;
    for (const [place, blocks] of arrangement.places.entries()) {
      const list = this.#place.querySelector(`[data-place="${place}"]`);
      const items = blocks
        .flatMap((block) => groupOf(arrangement, block))
        .flatMap((block) => this.#items.get(block) ?? []);
      if (list && items.some((item, k) => list.children[k] !== item)) list.append(...items);
    }
    const heads = arrangement.places.flat();
    if (!heads.includes(this.#entry)) this.#entry = heads[0] ?? -1;
    for (const [block, item] of this.#items) {
      this.#drawHandle(block, item, block === held);
      this.#drawChoice(block, item);
    }
    this.#place.toggleAttribute("data-held", held !== undefined);
    // What is put elsewhere loses the focus.
    if (focused instanceof HTMLElement && this.#place.contains(focused))
      focused.focus({ preventScroll: true });
  }

  #drawHandle(block: number, item: HTMLElement, isHeld: boolean): void {
    const isJoined = this.#now.joined.includes(block);
    item.toggleAttribute("data-joined", isJoined);
    item.toggleAttribute("data-held", isHeld);
    const handle = this.#handleOf(block);
    handle.hidden = isJoined;
    handle.tabIndex = block === this.#entry ? 0 : -1;
    handle.setAttribute("aria-pressed", String(isHeld));
    const spot = isJoined ? "" : ` (${this.spotText(block)})`;
    handle.setAttribute("aria-label", `${this.#words.handle(this.codeOf(block))}${spot}`);
  }

  #drawChoice(block: number, item: HTMLElement): void {
    const choice = item.querySelector("fieldset");
    if (!choice) return;
    const isOpen = isPair(this.#problem, this.#now, block);
    const taken = isOpen ? this.#now.chosen[block] : "right";
    choice.toggleAttribute("data-single", !isOpen);
    const labels = ["right", "wrong"].map(
      (version) => choice.querySelector(`[data-version=${version}]`) as HTMLElement,
    );
    if (isWrongFirst(this.#now, block)) labels.reverse();
    if (choice.lastElementChild !== labels[1]) choice.append(...labels);
    for (const label of labels) {
      const isTaken = label.dataset["version"] === taken;
      (label.querySelector("input") as HTMLInputElement).checked = isTaken;
      label.toggleAttribute("data-left", taken !== undefined && !isTaken);
    }
  }

  #handleOf(block: number): HTMLElement {
    return this.#items.get(block)?.querySelector("[data-handle]") as HTMLElement;
  }

  /** Moves the focus to the handle of a block, or of the one to which it is joined; what is given is only shown. */
  focus(block: number): void {
    if (!this.#items.has(block)) {
      this.#place.querySelector(`[data-given="${block}"]`)?.scrollIntoView({ block: "center" });
      return;
    }
    const head = this.#now.places.flat().find((each) => groupOf(this.#now, each).includes(block)) ?? block;
    if (this.#entry >= 0) this.#handleOf(this.#entry).tabIndex = -1;
    this.#entry = head;
    const handle = this.#handleOf(head);
    handle.tabIndex = 0;
    handle.focus();
  }

  /** Moves the focus to the choice between two versions of a block. */
  focusChoice(block: number): void {
    this.#items.get(block)?.querySelector("input")?.focus();
  }

  /** Marks a block as the one where the program fails; without a block no one is. */
  mark(fault?: number): void {
    for (const item of this.#place.querySelectorAll<HTMLElement>("[data-block], [data-given]")) {
      const { block, given } = item.dataset;
      item.toggleAttribute("data-fault", Number(block ?? given) === fault);
    }
  }

  /** The line by which a block is known: of two versions the line in which they differ, and of both while none is taken. */
  codeOf(block: number): string {
    const { text = "", wrong } = this.#problem.blocks[block] ?? {};
    if (!wrong) return lineOf(text, "");
    const [right, other] = [lineOf(text, wrong.text), lineOf(wrong.text, text)];
    const chosen = isPair(this.#problem, this.#now, block) ? this.#now.chosen[block] : "right";
    if (chosen) return chosen === "right" ? right : other;
    return (isWrongFirst(this.#now, block) ? [other, right] : [right, other]).join(" / ");
  }

  /** Where a block stands, in words. */
  spotText(block: number): string {
    const { place, index } = spotOf(this.#now, block);
    return this.#words.at(this.#names[place - 1], index + 1, this.#now.places[place]?.length ?? 0);
  }
}

/** The first line of code that the other text does not have; a comment says less of a block than its code. */
function lineOf(text: string, other: string): string {
  const lines = text.split("\n");
  const others = new Set(other.split("\n"));
  const line = lines.find((each) => !others.has(each) && !/^\s*(\/|\*)/.test(each));
  return (line ?? lines[0] ?? "").trim();
}

/** The number of the block in which an element stands. */
export function blockOf(element: Element): number {
  return Number(element.closest<HTMLElement>("[data-block]")?.dataset["block"]);
}
