/** What is asked for: a mistake of a lesson, and the id of the figure that shows it. */
export interface SmallestCase {
  readonly kind: "smallest-case";
  readonly lessonId: string;
  readonly mutant: string;
  readonly figure: string;
}

declare global {
  interface DocumentEventMap {
    /** Asks the page to wake the figure to which this happens. */
    "kibitz:wake": Event;
  }
}

/** Shows the smallest case of a mistake below an exercise or a figure, in place of the one before. */
export function showSmallestCase(place: Element, asked: SmallestCase): void {
  document.getElementById(asked.figure)?.closest(".is-wide")?.remove();
  const wide = document.createElement("div");
  wide.className = "is-wide";
  const box = wide.appendChild(document.createElement("div"));
  (place.closest(".part > *") ?? place).after(wide);
  box.dataset["figure"] = JSON.stringify(asked);
  box.dispatchEvent(new Event("kibitz:wake", { bubbles: true }));
}

/** A button with this text that shows the smallest case of a mistake below what `place` belongs to. */
export function smallestCaseButton(
  place: Element,
  text: string,
  asked: Omit<SmallestCase, "kind">,
): HTMLButtonElement {
  const button = document.createElement("button");
  button.className = "btn btn--quiet";
  button.type = "button";
  button.textContent = text;
  button.addEventListener("click", () => showSmallestCase(place, { kind: "smallest-case", ...asked }));
  return button;
}
