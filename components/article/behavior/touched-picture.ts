import type { AnswerPicture, FieldTouch } from "#algorithms/core/lesson/answer-picture.ts";
import { type TouchPlate, touchPlate } from "#components/picture/touch-plate.ts";
import { offeredChips } from "./offered-chips.ts";
import type { ArticleWords } from "./words.en.ts";

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Where a picture stands, and what it writes into. */
export interface PictureFrame {
  /** The element that `TouchedPicture.astro` makes. */
  readonly box: HTMLElement;
  readonly words: ArticleWords;
  /** What stands in all fields now, those that the page has filled in among them. */
  readonly answers: () => readonly string[];
  /** The fields that are the reader's, by their numbers in the answers. */
  readonly fields: ReadonlyMap<number, Field>;
}

/** The living picture of a question: what is typed is drawn, and what is touched is typed. */
export class TouchedPicture {
  readonly #frame: PictureFrame;
  readonly #svg: SVGSVGElement;
  #picture: AnswerPicture | undefined;
  #plate: TouchPlate | undefined;
  #field: number;
  #wrong: readonly string[] = [];

  constructor(frame: PictureFrame) {
    this.#frame = frame;
    this.#svg = frame.box.querySelector("svg") as SVGSVGElement;
    [this.#field = 0] = frame.fields.keys();
    for (const [k, field] of frame.fields) {
      field.addEventListener("focus", () => this.#turnTo(k));
      field.addEventListener("input", () => this.refuse([]));
    }
    frame.box.querySelector("[data-chips]")?.addEventListener("click", ({ target }) => {
      const value = (target as HTMLElement).closest("button")?.value;
      if (value !== undefined) this.#touch((touch) => (touch.chips?.includes(value) ? value : undefined));
    });
    // Paper shows the question, and leaves the answer to whoever holds it.
    addEventListener("beforeprint", () => this.#draw(true));
    addEventListener("afterprint", () => this.#draw());
  }

  /** Shows a picture in the place of the last one. */
  async show(picture: AnswerPicture): Promise<void> {
    this.#picture = picture;
    this.#wrong = [];
    [this.#field = 0] = this.#frame.fields.keys();
    this.#plate ??= await touchPlate(this.#svg, picture.plate(this.#frame.answers(), this.#field), (mark) =>
      this.#touch((touch) => touch.marks.get(mark)),
    );
    this.#draw();
  }

  /** Marks what a verdict speaks of, until an answer changes. */
  refuse(marks: readonly string[]): void {
    this.#wrong = marks;
    this.#draw();
  }

  #turnTo(field: number): void {
    this.#field = field;
    this.#draw();
  }

  /** The field that a touch answers: the reader's, or where that one is typed only the first one with marks. */
  #target(): readonly [field: number, touch: FieldTouch | undefined] {
    const answers = this.#frame.answers();
    const own = this.#picture?.field(this.#field, answers);
    if (own) return [this.#field, own];
    const others = [...this.#frame.fields.keys()].flatMap((k) => {
      const touch = this.#picture?.field(k, answers);
      return touch && touch.marks.size > 0 ? [[k, touch] as const] : [];
    });
    return others.find(([k]) => answers[k].trim() === "") ?? others[0] ?? [this.#field, undefined];
  }

  #touch(read: (touch: FieldTouch) => string | undefined): void {
    const [k, touch] = this.#target();
    const field = this.#frame.fields.get(k);
    const value = touch && read(touch);
    if (!field || !touch || value === undefined) return;
    const { text, done } = touch.touch(field.value, value);
    field.value = text;
    this.#field = done ? this.#after(k) : k;
    // As if it had been typed: whoever listens to the field hears it.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    const spoken = this.#frame.box.querySelector("[data-spoken]");
    if (spoken) spoken.textContent = this.#frame.words.typed(nameOf(field), text);
  }

  /** The next empty field after one that is complete; that one, if none is empty. */
  #after(k: number): number {
    const all = [...this.#frame.fields];
    const at = all.findIndex(([number]) => number === k);
    const [next] =
      [...all.slice(at + 1), ...all.slice(0, at)].find(([, { value }]) => value.trim() === "") ?? [];
    return next ?? k;
  }

  #draw(isBlank = false): void {
    if (!this.#picture || !this.#plate) return;
    const { box, answers, fields } = this.#frame;
    const [k, touch] = this.#target();
    const now = answers().map((text, each) => (isBlank && fields.has(each) ? "" : text));
    const options = isBlank
      ? { tween: "none" as const }
      : { choices: new Set(touch?.marks.keys()), rejected: new Set(this.#wrong) };
    this.#plate.show(this.#picture.plate(now, k), options);
    for (const [each, field] of fields) field.toggleAttribute("data-current", fields.size > 1 && each === k);
    const chips = box.querySelector<HTMLFieldSetElement>("[data-chips]") as HTMLFieldSetElement;
    const offered = offeredChips(this.#picture, now, k, fields.keys());
    drawChips(chips, offered, touch?.chips ? (touch.valuesIn(now[k]) ?? []) : undefined);
    const field = fields.get(k);
    if (field) chips.setAttribute("aria-label", nameOf(field));
  }
}

/** The values below the picture, and those of them that are chosen; undefined: none can be. Buttons that stay keep the focus. */
function drawChips(
  box: HTMLFieldSetElement,
  offered: readonly string[],
  chosen: readonly string[] | undefined,
): void {
  const shown = Array.from(box.querySelectorAll("button"), ({ value }) => value);
  if (shown.join("\n") !== offered.join("\n")) {
    box.replaceChildren(
      ...offered.map((value) => {
        const button = document.createElement("button");
        Object.assign(button, { type: "button", className: "chip", value, textContent: value });
        return button;
      }),
    );
  }
  box.hidden = offered.length === 0;
  box.disabled = chosen === undefined;
  for (const button of box.querySelectorAll("button"))
    button.setAttribute("aria-pressed", String(chosen?.includes(button.value) ?? false));
}

/** How a field is called. */
function nameOf(field: Field): string {
  return field.ariaLabel ?? field.labels?.[0]?.textContent?.trim() ?? "";
}
