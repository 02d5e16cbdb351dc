import { keep, recall } from "#components/page/memory.ts";
import { guard, setLocked } from "./lock.ts";
import { articleWords } from "./words.en.ts";

const ENOUGH = 20;

/** An explanation that opens after the reader has tried one, in words or by choice. */
class SelfExplain extends HTMLElement {
  connectedCallback(): void {
    // Else it begins when that comes: see deferred-forms.ts.
    if (this.querySelector("textarea")) this.begin();
  }

  begin(): void {
    const key = `kibitz.why.${location.pathname}#${this.id}`;
    const details = this.querySelector("details") as HTMLDetailsElement;
    const text = this.querySelector("textarea") as HTMLTextAreaElement;
    const note = this.querySelector("[data-note]") as HTMLElement;
    const words = articleWords;
    const asked = note.textContent ?? "";
    const open = (): void => {
      const chosen = this.querySelector<HTMLInputElement>(":checked");
      const ready = chosen !== null || text.value.trim().length >= ENOUGH;
      setLocked(details, !ready && !details.open);
      // The right one has the empty value; the others have none of their own.
      if (chosen) {
        const isRight = chosen.value === "";
        note.dataset["verdict"] = isRight ? "right" : "wrong";
        note.textContent = isRight ? words.chosenRight : words.chosenWrong;
      } else note.textContent = ready ? words.explanationIsOpen : asked;
    };
    text.value = recall(key);
    guard(details);
    open();
    text.addEventListener("input", () => {
      keep(key, text.value);
      open();
    });
    for (const option of this.querySelectorAll("[type=radio]")) {
      option.addEventListener("change", () => {
        open();
        details.open = true;
      });
    }
  }
}

customElements.define("self-explain", SelfExplain);
