/** The gallery shows the programs that fit what is looked for, and opens them in the reader's language. */
import { keep, LANGUAGE, recall } from "#components/page/memory.ts";
import { workbenchWords as words } from "../words.en.ts";
import { PYTHON } from "./open-program.ts";

/** The value of Python, as it is kept for the listings of lessons, too. */
const IN_PYTHON = "py";

class ProgramGallery extends HTMLElement {
  connectedCallback(): void {
    this.#search.addEventListener("input", () => this.#filter());
    this.#search.addEventListener("keydown", (event) => this.#openOnly(event));
    for (const tag of this.#tags)
      tag.addEventListener("click", () => {
        tag.ariaPressed = String(tag.ariaPressed !== "true");
        this.#filter();
      });
    for (const language of this.#languages) {
      language.checked = (language.value === IN_PYTHON) === (recall(LANGUAGE) === IN_PYTHON);
      language.addEventListener("change", () => {
        keep(LANGUAGE, language.value);
        this.#link();
      });
    }
    this.#link();
    // Who only wants to run a program pays for no picture.
    const seen = new IntersectionObserver(([list]) => {
      if (!list?.isIntersecting) return;
      seen.disconnect();
      void this.#draw();
    });
    seen.observe(this.querySelector(".gallery__cards") as HTMLElement);
    // What was typed before, or comes back with the page.
    this.#filter();
  }

  /** A card without its picture keeps no room for it. */
  async #draw(): Promise<void> {
    try {
      const { drawCards } = await import("./draw-cards.ts");
      await drawCards(this.#cards);
    } catch {
      this.toggleAttribute("data-plain", true);
    }
  }

  /** Those above the gallery, too, lead to the programs in the chosen language. */
  #link(): void {
    const isPython = this.#languages.some(({ checked, value }) => checked && value === IN_PYTHON);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-twin]")) {
      const inScript = link.hash.endsWith(PYTHON) ? link.hash.slice(0, -PYTHON.length) : link.hash;
      link.href = isPython ? `${inScript}${PYTHON}` : inScript;
    }
  }

  get #search(): HTMLInputElement {
    return this.querySelector("[type=search]") as HTMLInputElement;
  }

  get #languages(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>("[name=gallery-language]")];
  }

  get #tags(): HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>("[data-tag]")];
  }

  get #cards(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("[data-tags]")];
  }

  #filter(): void {
    const sought = plain(this.#search.value).split(" ");
    const tags = this.#tags.flatMap(({ ariaPressed, dataset }) =>
      ariaPressed === "true" ? [dataset["tag"]] : [],
    );
    for (const card of this.#cards) {
      const text = plain(card.textContent);
      const own = card.dataset["tags"]?.split(",") ?? [];
      card.hidden =
        !sought.every((word) => text.includes(word)) || !tags.every((tag) => own.includes(tag ?? ""));
    }
    const shown = this.#cards.filter(({ hidden }) => !hidden).length;
    const status = this.querySelector("[data-count]") as HTMLElement;
    status.textContent = words.shown(shown, this.#cards.length);
  }

  /** Enter opens the only one that is left. */
  #openOnly(event: KeyboardEvent): void {
    const [only, other] = this.#cards.filter(({ hidden }) => !hidden);
    if (event.key === "Enter" && only && !other) only.querySelector("a")?.click();
  }
}

/** As it is typed: without case, accents and signs. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

customElements.define("program-gallery", ProgramGallery);
