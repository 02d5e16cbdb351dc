import { bringJournal, wasWrong } from "#components/journal/answers.ts";
import { articleWords } from "./words.en.ts";

/** Points at the exercises of this page that were answered wrong on an earlier visit. */
class ReviewList extends HTMLElement {
  connectedCallback(): void {
    void bringJournal().then(() => this.#show());
  }

  #show(): void {
    const words = articleWords;
    const exercises = [...document.querySelectorAll(".exercise")];
    const links = exercises.flatMap((exercise, k) => {
      const id = exercise.querySelector<HTMLElement>("[data-review]")?.dataset["review"] ?? "";
      if (!wasWrong(id)) return [];
      const link = document.createElement("a");
      link.href = `#${exercise.id}`;
      link.textContent = words.exercise(k + 1);
      return [link];
    });
    this.querySelector("span")?.replaceChildren(
      ...links.flatMap((link, k) => (k > 0 ? [", ", link] : [link])),
    );
    this.querySelector("p")?.toggleAttribute("hidden", links.length === 0);
  }
}

customElements.define("review-list", ReviewList);
