/** Parts of a page that did not come: said where they are missing, and asked for again when the reader says so. */
import { loadAgain } from "./load-again.ts";

const waiting = new WeakMap<Element, Promise<unknown>>();

/**
 * Loads what `place` needs. When it does not come, the place says so, by the page's template, and offers to try again;
 * the promise waits until it has come.
 */
export async function untilItComes<T>(place: Element, load: () => Promise<T>): Promise<T> {
  await waiting.get(place);
  try {
    return await load();
  } catch (problem) {
    const template = document.querySelector<HTMLTemplateElement>("template#not-come");
    const notice = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    if (!notice) throw problem;
    const coming = new Promise<T>((resolve) => {
      const button = notice.querySelector("button") as HTMLButtonElement;
      button.addEventListener("click", async () => {
        button.disabled = true;
        // A page that is loaded again opens the row that has the address's place in it.
        const beforeReload = () =>
          history.replaceState(history.state, "", `#${place.querySelector("[id]")?.id}`);
        const came = await loadAgain(load, { beforeReload }).then(
          (part) => [part] as const,
          () => undefined,
        );
        button.disabled = false;
        if (!came) return button.focus();
        notice.remove();
        resolve(came[0]);
      });
    });
    waiting.set(place, coming);
    place.prepend(notice);
    return coming;
  }
}
