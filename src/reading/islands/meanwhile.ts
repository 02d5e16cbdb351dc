/** What a reader does in a part of the page whose code has not come yet, and how it is carried out when it has. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where what was typed outlives that the page is loaded again. */
const KEY = "kibitz.meanwhile";

/** Hears everything in `part` until it is carried out. */
export class Meanwhile {
  private readonly part: HTMLElement;
  /** By what was touched, in the order of the last touch. */
  private readonly deeds = new Map<unknown, () => void>();
  private readonly ends = new AbortController();

  constructor(part: HTMLElement) {
    this.part = part;
    this.bringBack();
    this.hear("beforeinput", (event) => this.restore(event.target as Field));
    this.hear("input", (event) => this.note(event.target as Field));
    this.hear("change", (event) => this.note(event.target as Field));
    this.hear("click", (event) => this.press(event));
    this.hear("submit", (event) => {
      const { target, submitter } = event as SubmitEvent;
      event.preventDefault();
      this.put(target, () => (target as HTMLFormElement).requestSubmit(submitter));
    });
    this.hear("dragover", (event) => event.preventDefault());
    this.hear("drop", (event) => this.drop(event as DragEvent));
    for (const plane of part.querySelectorAll("[role=application]"))
      for (const type of ["pointerdown", "pointerup"])
        this.hear(type, (event) => this.point(event as PointerEvent), plane);
  }

  /** Looks for what the browser itself has brought back into the fields. */
  look(): void {
    for (const field of fieldsOf(this.part)) if (isChanged(field) && !this.deeds.has(field)) this.note(field);
  }

  /** Keeps what is in the fields for when the page has been loaded again. */
  keep(): void {
    const typed = fieldsOf(this.part).map((field) => (isChanged(field) ? stateOf(field) : null));
    try {
      sessionStorage.setItem(KEY + location.pathname, JSON.stringify(typed));
    } catch {
      // Storage may be forbidden; then the browser may still bring it back.
    }
  }

  /** Carries everything out, one after the other, and hears no more; `wanted` false: forgets it instead. */
  async carryOut(wanted: boolean): Promise<void> {
    this.ends.abort();
    if (!wanted) return;
    for (const deed of this.deeds.values()) {
      deed();
      // What follows may hang on what this has changed.
      await new Promise((done) => setTimeout(done));
    }
  }

  private hear(type: string, listener: (event: Event) => void, where: Element = this.part): void {
    const only = (event: Event) => {
      // The code may have come and not be ready: it hears of this when it is, and only once.
      if (event.isTrusted) event.stopImmediatePropagation();
      listener(event);
    };
    where.addEventListener(type, only, { capture: true, signal: this.ends.signal });
  }

  private put(what: unknown, deed: () => void): void {
    this.deeds.delete(what);
    this.deeds.set(what, deed);
  }

  /** The code that takes over may empty a field before it hears what was typed: the next letter goes on where the last one was. */
  private restore(field: Field): void {
    const known = this.texts.get(field);
    if (!known || field.value === known.text || field instanceof HTMLSelectElement) return;
    field.value = known.text;
    if (known.caret) field.setSelectionRange(...known.caret);
  }

  private readonly texts = new Map<Field, { readonly text: string; readonly caret: Caret }>();

  private note(field: Field): void {
    const state = stateOf(field);
    // Of radio buttons the one that was chosen tells all.
    if (field.type === "radio" && !state) return;
    const caret = caretOf(field);
    if (typeof state === "string") this.texts.set(field, { text: state, caret });
    this.put(field, field.type === "file" ? () => tell(field, "change") : () => enter(field, state, caret));
  }

  private press({ target }: Event): void {
    const button = (target as Element).closest("button");
    if (!button || button.type === "submit") return;
    // Only in the press itself the browser lets files be chosen.
    const files = button.matches("[data-opens-files]")
      ? button.parentElement?.querySelector<HTMLInputElement>("input[type=file]")
      : undefined;
    if (files) files.click();
    else this.put({}, () => button.click());
  }

  private drop(event: DragEvent): void {
    event.preventDefault();
    const { target, dataTransfer } = event;
    const files = new DataTransfer();
    for (const file of dataTransfer?.files ?? []) files.items.add(file);
    const init = { bubbles: true, cancelable: true, dataTransfer: files };
    this.put({}, () => target?.dispatchEvent(new DragEvent("drop", init)));
  }

  /** On a plane for drawing it counts where the pointer went down and where it was let go. */
  private point(event: PointerEvent): void {
    const { target } = event;
    const types = event.type === "pointerup" ? ["pointermove", "pointerup"] : [event.type];
    const events = types.map((type) => new PointerEvent(type, event));
    this.put({}, () => {
      for (const each of events) target?.dispatchEvent(each);
    });
  }

  private bringBack(): void {
    try {
      const key = KEY + location.pathname;
      const typed = JSON.parse(sessionStorage.getItem(key) ?? "[]") as (string | boolean | null)[];
      sessionStorage.removeItem(key);
      // The rest of the page has not been read yet when this part is.
      for (const [i, field] of fieldsOf(this.part).entries()) {
        const state = typed[i];
        if (typeof state === "boolean") (field as HTMLInputElement).checked = state;
        if (typeof state === "string") field.value = state;
        if (state !== undefined && state !== null) this.note(field);
      }
    } catch {
      // What cannot be read was not typed here.
    }
  }
}

function fieldsOf(part: HTMLElement): Field[] {
  return [...part.querySelectorAll<Field>("input:not([type=file]), textarea, select")];
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

function stateOf(field: Field): string | boolean {
  return isTicked(field) ? field.checked : field.value;
}

function isChanged(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value !== chosen?.value;
}

type Caret = readonly [start: number, end: number] | undefined;

/** Where the reader is in a text; undefined where nobody is typing one. */
function caretOf(field: Field): Caret {
  if (field instanceof HTMLSelectElement || document.activeElement !== field) return undefined;
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

/**
 * Puts a state into a field as if the reader did it now, with the caret where it was then. React hears only of what differs
 * from what it has seen last.
 */
function enter(field: Field, state: string | boolean, caret: Caret): void {
  if (typeof state === "boolean") {
    (field as HTMLInputElement).checked = !state;
    field.click();
    return;
  }
  field.value = `${state} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, state);
  tell(field, field instanceof HTMLSelectElement ? "change" : "input");
  if (caret && document.activeElement === field) (field as HTMLInputElement).setSelectionRange(...caret);
}

function tell(field: Field, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
