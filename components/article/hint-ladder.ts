import { guard, setLocked } from "./lock.ts";

/** Hints of which each opens after the one before it. */
class HintLadder extends HTMLElement {
  connectedCallback(): void {
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
