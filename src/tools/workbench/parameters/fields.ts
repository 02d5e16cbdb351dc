/** The fields for the parameters of a program that calls nothing itself. */
import { make } from "#src/reader-programs/make.ts";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import { type Called, callIn, entryIn } from "./in-language.ts";
import type { Entry, Parameter } from "./main-function.ts";
import { parameterWords as words } from "./words.en.ts";

/** What a reader gave, by the names of the parameters. */
export type Given = Readonly<Record<string, string>>;

interface Told {
  /** A value was typed. */
  keep(given: Given): void;
  run(): void;
}

const PAUSE = 300;

export class ParameterFields {
  readonly #place: HTMLFieldSetElement;
  readonly #told: Told;
  #entry: Entry | undefined;
  #given: Given = {};
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(place: HTMLFieldSetElement, told: Told) {
    this.#place = place;
    this.#told = told;
  }

  /** Shows the fields of a program once nothing has been typed for a moment. */
  show(program: LinkedProgram): void {
    this.#given = program.given ?? {};
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#read(program).catch(() => undefined), PAUSE);
  }

  /** The program as it runs: as it stands if it calls something, else with its call. Undefined if a value is wrong, which is told. */
  async called(program: LinkedProgram): Promise<Called | undefined> {
    clearTimeout(this.#waiting);
    const entry = await entryIn(program).catch(() => "unread" as const);
    // What cannot be read here runs as it stands, and the run says what is wrong with it.
    if (entry === "unread") return program;
    this.#draw(entry);
    if (!entry) return program;
    const inputs = this.#inputs;
    const line = await callIn(
      program,
      entry,
      inputs.map(({ value }) => value),
    );
    this.#tell("text" in line ? [] : line);
    if ("text" in line) return line;
    inputs[line[0]?.at ?? 0]?.focus();
    return undefined;
  }

  get #inputs(): HTMLInputElement[] {
    return [...this.#place.querySelectorAll("input")];
  }

  async #read(program: LinkedProgram): Promise<void> {
    try {
      this.#draw(await entryIn(program));
    } catch {
      // While a program is being typed it is often none; the run says what is wrong with it.
      if (this.#place.hidden) this.#draw(undefined);
    }
  }

  #draw(entry: Entry | undefined): void {
    const isSame = JSON.stringify(entry) === JSON.stringify(this.#entry);
    this.#entry = entry;
    this.#place.hidden = !entry;
    if (!isSame) {
      this.#place.replaceChildren(
        ...(entry
          ? [
              make(
                "legend",
                "",
                entry.parameters.length > 0 ? words.legend(entry.name) : words.none(entry.name),
              ),
            ]
          : []),
        ...(entry?.parameters ?? []).map((parameter, k) => this.#field(parameter, k)),
      );
    }
    for (const [k, { name, example, isOptional }] of (entry?.parameters ?? []).entries()) {
      const input = this.#inputs[k];
      const value = this.#given[name] ?? (isOptional ? "" : example);
      if (input && input !== document.activeElement && input.value !== value) input.value = value;
    }
  }

  #field({ name, kind, isOptional, example }: Parameter, k: number): HTMLElement {
    const input = make("input", "field");
    const [note, mistake] = [make("small"), make("p", "mistake")];
    note.id = `given-${k}-note`;
    mistake.id = `given-${k}-mistake`;
    mistake.hidden = true;
    note.textContent = [kind === "value" ? "" : words[kind], isOptional ? words.optional : ""]
      .filter(Boolean)
      .join(", ");
    Object.assign(input, {
      type: "text",
      autocomplete: "off",
      spellcheck: false,
      value: this.#given[name] ?? (isOptional ? "" : example),
    });
    input.setAttribute("autocapitalize", "off");
    input.setAttribute("aria-describedby", `${note.id} ${mistake.id}`);
    input.addEventListener("input", () => {
      this.#given = { ...this.#given, [name]: input.value };
      this.#told.keep(this.#given);
    });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) this.#told.run();
    });
    return make("div", "", make("label", "", make("code", "", name), " ", note, input), mistake);
  }

  #tell(mistakes: readonly { readonly at: number; readonly message: string }[]): void {
    for (const [k, input] of this.#inputs.entries()) {
      const told = mistakes.find(({ at }) => at === k);
      const place = this.#place.querySelector<HTMLElement>(`#given-${k}-mistake`);
      if (told) input.setAttribute("aria-invalid", "true");
      else input.removeAttribute("aria-invalid");
      if (!place) continue;
      place.hidden = !told;
      place.textContent = told?.message ?? "";
    }
  }
}
