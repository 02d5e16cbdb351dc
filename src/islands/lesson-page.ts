/** What the page of a lesson does before any figure or exercise is near. One file, as that packs tighter than four. */
import "#components/article/wake.ts";
import { recall } from "#components/memory.ts";
import { untilItComes } from "#components/not-come.ts";
import "./early-touches.ts";
import "./figures.ts";
import "./keep-place.ts";

/** The contents follow the reader, and have something to show when he scrolls or has read here before. */
const contents = document.querySelector<HTMLElement>("lesson-contents");
const follow = () => void import("../shell/lesson-contents.ts").catch(() => undefined);
if (scrollY > 0 || recall(`kibitz.read.${contents?.dataset["lesson"]}`)) follow();
else addEventListener("scroll", follow, { once: true, passive: true });

/** The wrong programs come when they are asked for. */
const wrong = document.querySelector<HTMLElement>("[data-break-it]");
wrong?.querySelector("button")?.addEventListener(
  "click",
  async () => {
    const { openBreakIt } = await untilItComes(wrong, () => import("../break-it/break-it.ts"));
    await untilItComes(wrong, () => openBreakIt(wrong));
  },
  { once: true },
);
