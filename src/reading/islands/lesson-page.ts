/** What the page of a lesson does before any figure or exercise is near. One file, as that packs tighter than four. */
import { onceNear } from "#components/article/behavior/once-near.ts";
import "#components/article/behavior/wake.ts";
import { keep, LANGUAGE, recall } from "#components/page/memory.ts";
import { untilItComes } from "#components/page/not-come.ts";
import { needSheet } from "#components/page/sheet.ts";
import answers from "#src/styles/sheets/answers.css?url";
import "./early-touches.ts";
import "./figures.ts";
import "./formulas.ts";
import "./paper.ts";
import { showPrograms } from "./programs.ts";

/**
 * The contents follow the reader, and have something to show when they scroll or have read here before. Their place is kept from when
 * there is one: they scroll, or come to where they were, or to a place in the page.
 */
const contents = document.querySelector<HTMLElement>("lesson-contents");
const follow = () => void import("./follow-reader.ts").catch(() => undefined);
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const isSomewhere = scrollY > 0 || location.hash || navigation?.type !== "navigate";
if (isSomewhere || recall(`kibitz.read.${contents?.dataset["lesson"]}`)) follow();
else addEventListener("scroll", follow, { once: true, passive: true });

/** The program in the answer: what it can do beyond its tabs comes when it is asked for. */
const code = document.querySelector<HTMLElement>("[data-minute-code]");
const copy = code?.querySelector("button");
const minute = () => import("./minute-code.ts");
if (code && recall(LANGUAGE)) void minute().then(({ showKept }) => showKept(code));
code?.addEventListener("change", ({ target }) => keep(LANGUAGE, (target as HTMLInputElement).value));
copy?.addEventListener(
  "click",
  () => code && untilItComes(code, minute).then((m) => m.copyProgram(code, copy)),
);

/** The row that is open from the start has its styles for answers when it is near, the others when they are opened. */
const opened = document.querySelector(".exercise[open]:has(number-question, faded-example, hint-ladder)");
if (opened) onceNear(opened, () => void needSheet(answers));

/** The programs that are folded come when one is opened. */
document.addEventListener(
  "toggle",
  ({ target }) => {
    const fold = target as HTMLElement;
    if (fold.matches(".exercise[open]")) void needSheet(answers);
    if (!fold.matches("[data-source][open]:not(:has(> pre))")) return;
    void untilItComes(fold, showPrograms);
  },
  true,
);

/**
 * A link to a row that folds, or into it, opens it: an exercise from a sheet or the journal, a proof from another lesson, a diagram.
 * The browser itself may scroll before what it opens has a place.
 */
const openLinked = () => {
  const linked = document.getElementById(decoded(location.hash.slice(1)));
  const row = linked?.closest("details");
  if (!row) return;
  row.open = true;
  linked?.scrollIntoView();
};
addEventListener("hashchange", openLinked);
openLinked();

/** An address may have a "%" that begins nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is opened with a button comes when it is asked for. */
function openWhenAsked(selector: string, load: () => Promise<(box: HTMLElement) => Promise<void>>): void {
  const box = document.querySelector<HTMLElement>(selector);
  box?.querySelector("button")?.addEventListener(
    "click",
    async () => {
      const open = await untilItComes(box, load);
      await untilItComes(box, () => open(box));
    },
    { once: true },
  );
}
openWhenAsked(
  "[data-outcomes]",
  async () => (await import("#src/exercises/outcomes/outcome-quiz.ts")).openOutcomes,
);
openWhenAsked(
  "[data-break-it]",
  async () => (await import("#src/exercises/break-it/break-it.ts")).openBreakIt,
);
