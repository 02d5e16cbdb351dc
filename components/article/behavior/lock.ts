/** Details that open only when the reader has earned it. Without scripts they are plain details. */

/** Keeps `details` shut, or lets it open. */
export function setLocked(details: HTMLDetailsElement, locked: boolean): void {
  details.toggleAttribute("data-locked", locked);
  details.querySelector("summary")?.setAttribute("aria-disabled", String(locked));
}

/** Makes `details` obey its lock. */
export function guard(details: HTMLDetailsElement): void {
  details.querySelector("summary")?.addEventListener("click", (event) => {
    if (details.hasAttribute("data-locked")) event.preventDefault();
  });
}
