import { guard, setLocked } from "./lock.ts";

/** Hints of which each opens after the one before it. */
export class HintLadder extends HTMLElement {
  connectedCallback(): void {
    this.#lock();
  }

  /** Puts other hints in the place of these: for another instance of a question. `title` names a hint by its number. */
  fill(hints: readonly string[], title: (number: number) => string): void {
    const rungs = hints.map((hint, k) => {
      const [rung, details] = [document.createElement("li"), document.createElement("details")];
      const [summary, text] = [document.createElement("summary"), document.createElement("div")];
      summary.textContent = title(k + 1);
      text.className = "ladder__text";
      text.textContent = hint;
      details.append(summary, text);
      rung.append(details);
      return rung;
    });
    this.querySelector("ol")?.replaceChildren(...rungs);
    this.#lock();
  }

  #lock(): void {
    const rungs = [...this.querySelectorAll("details")];
    rungs.forEach((rung, k) => {
      setLocked(rung, k > 0);
      guard(rung);
      rung.addEventListener("toggle", () => {
        const next = rungs[k + 1];
        if (rung.open && next) setLocked(next, false);
      });
    });
  }
}

customElements.define("hint-ladder", HintLadder);
