/** What the page of a lesson does before any figure or exercise is near. One file, as that packs tighter than four. */
import "#components/article/wake.ts";
import { recall } from "#components/memory.ts";
import "./early-touches.ts";
import "./figures.ts";
import "./keep-place.ts";

/** The contents follow the reader, and have something to show when he scrolls or has read here before. */
const contents = document.querySelector<HTMLElement>("lesson-contents");
const follow = () => void import("../shell/lesson-contents.ts").catch(() => undefined);
if (scrollY > 0 || recall(`kibitz.read.${contents?.dataset["lesson"]}`)) follow();
else addEventListener("scroll", follow, { once: true, passive: true });
