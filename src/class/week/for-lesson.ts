/** The lesson that a coach has chosen stands in every link of the page, and is remembered. Small on purpose: nothing is imported. */
const KEPT = "kibitz.class.lesson";

const choice = document.querySelector<HTMLSelectElement>("[data-for-lesson]");
const links = document.querySelectorAll<HTMLAnchorElement>("a[data-with-lesson]");
/** Where the links lead without a lesson. */
const pages = Array.from(links, (link) => link.getAttribute("href"));

function show(): void {
  const lesson = choice?.value;
  for (const [k, link] of links.entries())
    link.setAttribute("href", (lesson ? link.dataset["withLesson"]?.replace("%l", lesson) : pages[k]) ?? "");
}

choice?.addEventListener("change", () => {
  try {
    localStorage.setItem(KEPT, choice.value);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  show();
});

try {
  const kept = localStorage.getItem(KEPT);
  // A lesson that is no longer there is no choice.
  if (choice && kept && choice.querySelector(`[value="${CSS.escape(kept)}"]`)) choice.value = kept;
} catch {
  // Nothing is kept.
}
// Who goes back finds their choice in the field, where the browser has put it.
addEventListener("pageshow", show);

export {};
