/* What every page does: bring the typefaces, switch the theme, open the search, copy a citation, work without a network. Kept small on purpose. */
import { needSheet } from "#components/page/sheet.ts";
import { tellServiceWorker } from "#src/offline/tell.ts";
import { bringFaces } from "./faces.ts";

const root = document.documentElement;

bringFaces();

document.querySelector("[data-theme-switch]")?.addEventListener("click", () => {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const next = (root.dataset["theme"] ?? system) === "dark" ? "light" : "dark";
  root.dataset["theme"] = next;
  try {
    // A choice that agrees with the system is no choice: the page then follows the system again.
    if (next === system) localStorage.removeItem("theme");
    else localStorage.setItem("theme", next);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
});

const dialog = document.querySelector<HTMLDialogElement>("#search");

let isThere: Promise<() => void> | undefined;

/** Opens the search. What pages of text never need otherwise stays out of here, so it tells by itself when it does not come. */
async function search(): Promise<void> {
  if (!dialog || dialog.open) return;
  // An open dialog without its styles is better than none, where they do not come.
  await Promise.race([
    needSheet(dialog.dataset["sheet"] as string),
    new Promise((go) => setTimeout(go, 300)),
  ]);
  if (!dialog.open) dialog.showModal();
  await begin(dialog);
}

async function begin(dialog: HTMLDialogElement): Promise<void> {
  dialog.querySelector(".not-come")?.remove();
  // Whoever pressed its button is not to lose the keys with it.
  dialog.querySelector("input")?.focus();
  isThere ??= import("./search.ts").then(({ setUpSearch }) => setUpSearch(dialog));
  try {
    (await isThere)();
  } catch {
    isThere = undefined;
    const notice = document.querySelector<HTMLTemplateElement>("#not-come")?.content.cloneNode(true);
    if (!notice) return;
    dialog.prepend(notice);
    dialog.querySelector(".not-come button")?.addEventListener("click", () => void begin(dialog));
  }
}

dialog?.querySelector("[data-close]")?.addEventListener("click", () => dialog.close());
document.querySelector("[data-search]")?.addEventListener("click", search);
document.addEventListener("keydown", (event) => {
  const key = event.ctrlKey || event.metaKey ? "k" : "/";
  if (event.key !== key || event.altKey || event.defaultPrevented) return;
  if ((event.target as Element).closest("input,textarea,select,[contenteditable]")) return;
  event.preventDefault();
  void search();
});

document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>("[data-copied]");
  if (button) {
    import("./copy-citation.ts").then(
      ({ copyCitation }) => void copyCitation(button),
      () => {
        getSelection()?.selectAllChildren(button.previousElementSibling as Element);
        button.textContent = button.dataset["failed"] as string;
      },
    );
  }
});

if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", tellServiceWorker);
