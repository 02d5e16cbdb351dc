import type { Exercises } from "#algorithms/core/lesson/exercise.ts";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { copyText } from "#components/page/copy-text.ts";
import { keep, recall } from "#components/page/memory.ts";
import { type Draw, VIEWS, viewOf } from "#components/picture/views/index.ts";
import {
  drawnAgain,
  type Handout,
  LARGEST_SEED,
  type ListedExercise,
  lessonsOf,
  makeHandout,
  nameOf,
  tasksTogether,
  together,
  usualExercises,
} from "./handout.ts";
import type { PaperSource } from "./papers.ts";
import { mistakeIn, queryOf, type SheetSettings, settingsOf } from "./sheet-settings.ts";
import { sheetWords } from "./words.en.ts";

interface ListedLesson {
  readonly id: string;
  readonly title: string;
  readonly exercises: readonly ListedExercise[];
}

type Part = "sheet" | "slips" | "key";

const KEPT = "kibitz.sheets";
const MARGINS = { a4: "a4", letter: "letter" };
const modules = import.meta.glob<Exercises>("/algorithms/lessons/*/asked/questions.ts");

/** Where papers for a class are made. One of the three stands on the page at a time, so that it is printed alone. */
class SheetsDesk extends HTMLElement {
  #words = sheetWords;
  #lessons: readonly ListedLesson[] = [];
  #settings = settingsOf("");
  #part: Part = "sheet";
  #turn = 0;
  #page = new CSSStyleSheet();
  /** What was made last, and of which choice: the three papers are of one making. */
  #made: { readonly of: string; readonly source: PaperSource; readonly handout: Handout } | undefined;

  connectedCallback(): void {
    this.#lessons = JSON.parse(this.#find("[data-lessons]").textContent ?? "[]");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#page];
    const form = this.#find<HTMLFormElement>("form");
    this.#take(settingsOf(location.search || recall(KEPT)));
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", ({ target }) => {
      const isLesson =
        target instanceof HTMLSelectElement && (target.name === "lesson" || target.name === "second");
      this.#take(isLesson ? { ...this.#typed(), exercises: [] } : this.#typed(), !isLesson);
    });
    this.#find("[data-another]").addEventListener("click", () => {
      const seed = 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % LARGEST_SEED);
      this.#take({ ...this.#typed(), seed: String(seed) });
    });
    for (const button of this.querySelectorAll<HTMLButtonElement>("[data-part]"))
      button.addEventListener("click", () => {
        this.#part = button.dataset["part"] as Part;
        void this.#make();
      });
    this.#find("[data-print]").addEventListener("click", () => print());
    this.#find("[data-link]").addEventListener("click", () => void this.#copy());
    this.dataset["ready"] = "";
  }

  #find<T extends HTMLElement = HTMLElement>(selector: string): T {
    return this.querySelector(selector) as T;
  }

  /** The lessons of the papers as one. */
  #lesson(): ListedLesson {
    const chosen = lessonsOf(this.#settings.lesson).flatMap((id) =>
      this.#lessons.filter((each) => each.id === id),
    );
    const lessons = chosen.length > 0 ? chosen : this.#lessons.slice(0, 1);
    const { lesson, listed } = together(
      lessons.map(({ id, exercises }) => ({ lesson: id, listed: exercises })),
    );
    return { id: lesson, title: this.#words.both(lessons.map(({ title }) => title)), exercises: listed };
  }

  #typed(): SheetSettings {
    const data = new FormData(this.#find<HTMLFormElement>("form"));
    return {
      lesson: [...new Set([data.get("lesson"), data.get("second")].filter(Boolean))].join(","),
      exercises: data.getAll("exercise").map(String),
      seed: String(data.get("seed")),
      pupils: String(data.get("pupils")),
      paper: data.get("paper") === "letter" ? "letter" : "a4",
    };
  }

  /** Takes settings over; what the reader types into stays as it is. */
  #take(settings: SheetSettings, isTyped = false): void {
    this.#settings = settings;
    const { exercises, id } = this.#lesson();
    const known = settings.exercises.filter((name) => exercises.some((each) => each.name === nameOf(name)));
    const chosen = known.length > 0 || isTyped ? known : usualExercises({ lesson: id, listed: exercises });
    this.#settings = { ...settings, lesson: id, exercises: chosen };
    if (!isTyped) this.#fill();
    const query = queryOf(this.#settings);
    history.replaceState(history.state, "", query);
    keep(KEPT, query);
    void this.#make();
  }

  #fill(): void {
    const { seed, pupils, paper, exercises } = this.#settings;
    const [lesson, second = ""] = lessonsOf(this.#settings.lesson);
    for (const [name, value] of Object.entries({ lesson, second, seed, pupils, paper }))
      this.#find<HTMLInputElement>(`[name="${name}"]`).value = value;
    this.#find("[data-exercises]").replaceChildren(
      ...this.#lesson().exercises.map(({ name, title }) => {
        const draw = exercises.find((each) => nameOf(each) === name);
        const box = Object.assign(document.createElement("input"), {
          type: "checkbox",
          name: "exercise",
          value: draw ?? name,
        });
        box.checked = draw !== undefined;
        const label = document.createElement("label");
        label.append(box, title);
        const again = Object.assign(document.createElement("button"), {
          type: "button",
          className: "btn btn--quiet btn--icon",
          textContent: "↻",
          title: this.#words.drawAgain(title),
        });
        again.setAttribute("aria-label", this.#words.drawAgain(title));
        again.addEventListener("click", () => {
          box.value = drawnAgain(box.value);
          box.checked = true;
          this.#take(this.#typed(), true);
        });
        const item = document.createElement("span");
        item.append(label, again);
        return item;
      }),
    );
  }

  async #make(): Promise<void> {
    const turn = ++this.#turn;
    const settings = this.#settings;
    const papers = this.#find("[data-papers]");
    this.#page.replaceSync(
      `@media print { @page { size: ${MARGINS[settings.paper]}; margin: 14mm 14mm 16mm; } }`,
    );
    for (const button of this.querySelectorAll("[data-part]"))
      button.setAttribute("aria-pressed", String(button.getAttribute("data-part") === this.#part));
    const print = this.#find<HTMLButtonElement>("[data-print]");
    print.textContent = this.#words.print[this.#part];
    // What stands there is of another choice, and must not be printed for this one.
    print.disabled = true;
    const mistake = mistakeIn(settings, this.#words);
    this.#find("[role=alert]").textContent = mistake ?? "";
    if (mistake !== undefined) {
      papers.replaceChildren();
      return;
    }
    papers.textContent = this.#words.coming;
    try {
      const made = await this.#paper(settings, this.#part, () => turn === this.#turn);
      if (made === undefined || turn !== this.#turn) return;
      papers.innerHTML = made;
      print.disabled = false;
    } catch {
      if (turn !== this.#turn) return;
      papers.replaceChildren();
      this.#find("[role=alert]").textContent = this.#words.notCome;
    }
  }

  /** The markup of a paper; undefined where it is wanted no more before it is made. */
  async #paper(settings: SheetSettings, part: Part, isWanted: () => boolean): Promise<string | undefined> {
    const papers = await import("./papers.ts");
    const of = queryOf(settings);
    if (this.#made?.of !== of) {
      const made = await this.#handout(settings, isWanted);
      if (made === undefined) return undefined;
      this.#made = { of, ...made };
    }
    const { handout, source } = this.#made;
    if (part === "sheet") return papers.sheetPaper(handout.sheet, source);
    return part === "key" ? papers.keyPaper(handout, source) : papers.slipsPaper(handout.slips, source);
  }

  async #handout(
    settings: SheetSettings,
    isWanted: () => boolean,
  ): Promise<{ readonly handout: Handout; readonly source: PaperSource } | undefined> {
    const { id, title, exercises: listed } = this.#lesson();
    const ids = lessonsOf(id);
    const loaded = await Promise.all(
      ids.map((each) => modules[`/algorithms/lessons/${each}/asked/questions.ts`]()),
    );
    const tasks = tasksTogether(ids.map((each, k) => [each, loaded[k].exercises]));
    const wish = { ...settings, lesson: id, seed: Number(settings.seed), pupils: Number(settings.pupils) };
    const handout = await inPieces(makeHandout(wish, listed, tasks), isWanted);
    if (handout === undefined) return undefined;
    const source: PaperSource = {
      lesson: id,
      title,
      address: new URL(`/lessons/${ids[0]}/`, location.href).href,
      seed: wish.seed,
      words: this.#words,
      drawn: await drawer(handout),
    };
    return { handout, source };
  }

  async #copy(): Promise<void> {
    const isCopied = await copyText(location.href);
    this.#find("[data-status]").textContent = isCopied ? this.#words.copied : location.href;
  }
}

/** So long a piece of the work may take before the page answers its reader again, in milliseconds. */
const PIECE = 8;

/** Does all steps of a work piece by piece; undefined where its end is wanted no more. */
async function inPieces<T>(steps: Generator<undefined, T>, isWanted: () => boolean): Promise<T | undefined> {
  while (isWanted()) {
    const end = performance.now() + PIECE;
    while (performance.now() < end) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await new Promise((go) => setTimeout(go));
  }
  return undefined;
}

/** What draws the pictures of a handout, with their views at hand. */
async function drawer({ sheet, slips }: Handout): Promise<(plate: Plate) => string> {
  const plates = [...sheet, ...slips.flat()].flatMap(({ picture }) => picture ?? []);
  const names = [...new Set(plates.map(viewOf))];
  const draws = new Map(
    await Promise.all(
      names.map(async (name) => {
        const drawing = await VIEWS[name].load();
        return [name, "draw" in drawing ? (drawing.draw as Draw<Plate>) : undefined] as const;
      }),
    ),
  );
  return (plate) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    draws.get(viewOf(plate))?.(svg, plate, { tween: "none" });
    return svg.innerHTML;
  };
}

customElements.define("sheets-desk", SheetsDesk);
