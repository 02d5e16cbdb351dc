/* What every page does: bring the typefaces, switch the theme, open the search, copy a citation, work without a network. Kept small on purpose. */
import { loaded } from "#components/load-again.ts";
import { untilItComes } from "#components/not-come.ts";
import { needSheet } from "#components/sheet.ts";
import "./copy-citation.ts";

import { tellServiceWorker } from "../offline/tell.ts";
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

const loadSearch = loaded(async () => (await import("./search.ts")).setUpSearch(dialog as HTMLDialogElement));

async function search(): Promise<void> {
  if (!dialog || dialog.open) return;
  // An open dialog without its styles is better than none, where they do not come.
  await Promise.race([needSheet(dialog.dataset["sheet"] ?? ""), new Promise((go) => setTimeout(go, 300))]);
  if (!dialog.open) dialog.showModal();
  (await untilItComes(dialog, loadSearch))();
}

dialog?.querySelector("[data-close]")?.addEventListener("click", () => dialog.close());
document.querySelector("[data-search]")?.addEventListener("click", () => void search());
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if ((event.target as Element).closest("input, textarea, select, [contenteditable]")) return;
  event.preventDefault();
  void search();
});

if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", tellServiceWorker);
