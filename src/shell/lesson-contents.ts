import { keep, recall } from "#components/page/memory.ts";

/** A section is read when its end has been on the screen for so long, in milliseconds. */
const READING = 1500;

/** Follows the reader through the sections of a lesson, and remembers on this device which were read. */
class LessonContents extends HTMLElement {
  #read = new Set<string>();

  connectedCallback(): void {
    this.#read = new Set(recall(this.#key).split(" ").filter(Boolean));
    // A part that is far away has its place, but nothing in it has one yet.
    const sections = this.#links.flatMap((link) => document.querySelector(link.hash)?.closest(".part") ?? []);
    this.#bar.hidden = false;
    this.#bar.addEventListener("click", () => this.#open(this.#bar.ariaExpanded !== "true"));
    this.addEventListener("click", ({ target }) => {
      if ((target as Element).closest("a")) this.#open(false);
    });
    this.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || this.#bar.ariaExpanded !== "true") return;
      this.#open(false);
      this.#bar.focus();
    });
    addEventListener("pointerdown", ({ target }) => {
      if (!this.contains(target as Node)) this.#open(false);
    });
    let due = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      due = 0;
      // The section at a third of the screen is the one that is being read.
      const line = innerHeight / 3;
      const now = sections.findLastIndex((section) => section.getBoundingClientRect().top <= line);
      this.#show(now);
      // A figure on a phone needs all of the screen.
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      this.toggleAttribute("data-quiet", middle?.closest(".player") !== null);
      clearTimeout(timer);
      const next = sections[now + 1]?.getBoundingClientRect().top ?? this.#end();
      if (now >= 0 && next <= innerHeight) timer = setTimeout(() => this.#finish(now), READING);
    };
    addEventListener("scroll", () => (due ||= requestAnimationFrame(follow)), { passive: true });
    follow();
  }

  get #key(): string {
    return `kibitz.read.${this.dataset["lesson"]}`;
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll("a")];
  }

  get #bar(): HTMLButtonElement {
    return this.querySelector("button") as HTMLButtonElement;
  }

  #end(): number {
    return document.querySelector(".afterword")?.getBoundingClientRect().top ?? 0;
  }

  #open(isOpen: boolean): void {
    this.#bar.ariaExpanded = String(isOpen);
  }

  #finish(section: number): void {
    const link = this.#links[section];
    if (!link || this.#read.has(link.hash.slice(1))) return;
    this.#read.add(link.hash.slice(1));
    keep(this.#key, [...this.#read].join(" "));
    this.#show(section);
  }

  #show(now: number): void {
    const links = this.#links;
    links.forEach((link, k) => {
      const isRead = this.#read.has(link.hash.slice(1));
      link.toggleAttribute("data-done", isRead);
      link.querySelector("[data-read]")?.toggleAttribute("hidden", !isRead);
      if (k === now) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    });
    this.toggleAttribute("data-begun", now >= 0);
    const current = links[now];
    const done = links.filter((link) => link.hasAttribute("data-done")).length;
    const [name, count] = this.#bar.querySelectorAll("span");
    name.textContent = current
      ? `${current.querySelector("b")?.textContent} ${current.querySelector("span")?.textContent}`
      : "";
    count.textContent = (count.dataset["words"] ?? "")
      .replace("%r", String(done))
      .replace("%n", String(links.length));
  }
}

customElements.define("lesson-contents", LessonContents);
