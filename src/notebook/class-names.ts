/** Names that stand in several files: the coach says which of them are one pupil. */
import { namesInSeveral } from "./class-files.ts";
import type { PupilFile } from "./class-table.ts";
import { classWords } from "./class-words.en.ts";
import { make } from "./elements.ts";

/** Asks in a section of the page; `one` holds the names that are one pupil, and `onChange` hears when it changes. */
export function askNames(
  section: HTMLElement,
  pupils: readonly PupilFile[],
  one: Set<string>,
  onChange: () => void,
): void {
  const names = namesInSeveral(pupils);
  const focused = section.contains(document.activeElement) ? document.activeElement?.id : undefined;
  section.hidden = names.length === 0;
  const items = names.map((name, k) => {
    const isOne = one.has(name);
    const button = make("button", classWords.onePupil);
    button.type = "button";
    button.className = "btn";
    button.id = `same-name-${k}`;
    button.ariaPressed = String(isOne);
    button.addEventListener("click", () => {
      if (isOne) one.delete(name);
      else one.add(name);
      onChange();
    });
    return make("li", make("bdi", name), " ", button);
  });
  section.querySelector("ul")?.replaceChildren(...items);
  if (focused) document.getElementById(focused)?.focus();
}
