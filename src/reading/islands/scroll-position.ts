/**
 * Keeps the reader's place when a lesson is loaded again, or opened at a place in it. The browser knows how far the page is to
 * be scrolled; what is above has another height until it has come near, so the place is told by what is at the top of the screen.
 */
import { STOPPED } from "#components/journal/begun.ts";
import { keep, recall } from "#components/page/memory.ts";

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
  const contents = document.querySelector<HTMLElement>("lesson-contents");
  const here = contents?.querySelector<HTMLAnchorElement>("[aria-current]");
  if (!contents || !here) return;
  const name = Array.from(here.querySelectorAll("b, span"), ({ textContent }) => textContent).join(" ");
  // As the journal counts, whose code is not needed here.
  const second = Math.floor(Date.now() / 1000);
  keep(STOPPED, [contents.dataset["lesson"], here.hash.slice(1), name, second].join("\n"));
});

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

function hold(): void {
  // What comes near is laid out, and moves what is below it: so many frames are enough for it.
  let frames = 30;
  // Who goes elsewhere themselves is not brought back.
  for (const type of ["keydown", "pointerdown", "wheel"]) addEventListener(type, () => (frames = 0));
  const [block = 0, top = 0] = recall(KEY).split(" ").map(Number);
  const called = document.getElementById(location.hash.slice(1));
  const isAgain = navigation?.type !== "navigate";
  const move = () => {
    if (frames-- <= 0) return;
    if (!isAgain) called?.scrollIntoView({ behavior: "instant" });
    else if (scrollY) scrollBy(0, (edge(block)?.top ?? top) - top);
    requestAnimationFrame(move);
  };
  if (isAgain || called) move();
}

if (document.readyState === "complete") hold();
else addEventListener("load", hold, { once: true });
