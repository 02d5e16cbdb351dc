/**
 * Keeps the reader's place when a lesson is loaded again. The browser keeps how far the page was scrolled; what is above has
 * another height until it has come near, so the place is told by the block that was at the top of the screen.
 */
import { keep, recall } from "#components/memory.ts";

const KEY = `kibitz.place.${location.pathname}`;

const blocks = [...document.querySelectorAll(".part > *")];
const edge = (block: number) => blocks[block]?.getBoundingClientRect();
const isAbove = (element: Element | undefined) => Number(element?.getBoundingClientRect().bottom) <= 0;

addEventListener("pagehide", () => {
  // Part by part first: what is far away is not to be laid out for a question.
  const part = [...document.querySelectorAll(".part")].find((each) => !isAbove(each));
  let block = part ? blocks.findIndex((each) => each.parentElement === part) : blocks.length;
  while (isAbove(blocks[block])) block++;
  keep(KEY, `${block} ${edge(block)?.top}`);
});

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (navigation?.type !== "navigate")
  addEventListener("load", () => {
    const [block = 0, top = 0] = recall(KEY).split(" ").map(Number);
    // What comes near is laid out, and moves what is below it: so many frames are enough for it.
    let frames = 10;
    // Who goes elsewhere himself is not brought back.
    for (const type of ["keydown", "pointerdown", "wheel"]) addEventListener(type, () => (frames = 0));
    const move = () => {
      if (frames <= 0) return;
      if (scrollY) scrollBy(0, (edge(block)?.top ?? top) - top);
      frames--;
      requestAnimationFrame(move);
    };
    move();
  });
