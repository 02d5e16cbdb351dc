/** What the page of a lesson does before any figure or exercise is near. One file, as that packs tighter than four. */
import "#components/article/behavior/wake.ts";
import { recall } from "#components/page/memory.ts";
import { untilItComes } from "#components/page/not-come.ts";
import "./early-touches.ts";
import "./figures.ts";
import "./formulas.ts";
import "./keep-place.ts";
import "./minute-code.ts";
import "./paper.ts";

/** The contents follow the reader, and have something to show when he scrolls or has read here before. */
const contents = document.querySelector<HTMLElement>("lesson-contents");
const follow = () => void import("#src/shell/lesson-contents.ts").catch(() => undefined);
if (scrollY > 0 || recall(`kibitz.read.${contents?.dataset["lesson"]}`)) follow();
else addEventListener("scroll", follow, { once: true, passive: true });

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
