/**
 * Wakes the figures of a page, each shortly before the reader comes to it. Until then a figure is its title, its first
 * picture and the room that it needs. Its code, its listing and its panels are made outside the page when it is the next one.
 */

import type {} from "#components/article/behavior/smallest-case.ts";
import { untilItComes } from "#components/page/not-come.ts";
import { onPaper } from "#components/page/on-paper.ts";
import { fetchedNow } from "./fetched-now.ts";
import type { InTurn, SleepingFigure } from "./sleeping.ts";
import { whenIdle } from "./when-idle.ts";

/** So far from the screen a figure wakes: some seconds of reading, so that it is ready when it is seen. */
const NEAR = "600px 0px";
/** So long after a figure has come the next one is prepared. In milliseconds. */
const MEANWHILE = 500;

/** Draws the first picture of a figure from its key frames, which scripts find as the text of a `noscript`. */
function drawStill(box: HTMLElement): void {
  let next = box.nextElementSibling;
  for (const picture of box.querySelectorAll("svg.fig")) {
    if (picture.childElementCount > 0 || !next?.matches("noscript[data-key-frames]")) continue;
    const frames = document.createElement("template");
    frames.innerHTML = next.textContent ?? "";
    const still = frames.content.querySelector("svg[data-opening]");
    if (still) picture.replaceChildren(...still.childNodes);
    next = next.nextElementSibling;
  }
}

/** For paper: all key frames of the page, from one file. A printer waits for nothing, so neither does this. */
function placeKeyFrames(): void {
  if (document.querySelector("ol.keyframes")) return;
  const places = document.querySelectorAll("noscript[data-key-frames]");
  const template = document.createElement("template");
  template.innerHTML = fetchedKeyFrames() ?? Array.from(places, ({ textContent }) => textContent).join("");
  const lists = template.content.querySelectorAll("ol.keyframes");
  places.forEach((place, k) => {
    const list = lists[k];
    if (list) place.after(list);
  });
}

function fetchedKeyFrames(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>("meta[name=key-frames]")?.content;
  return address ? fetchedNow(address) : undefined;
}

function removeKeyFrames(): void {
  for (const list of document.querySelectorAll("ol.keyframes")) list.remove();
}

onPaper(placeKeyFrames);
addEventListener("afterprint", removeKeyFrames);

const boxes = [...document.querySelectorAll<HTMLElement>("[data-figure]")];
const asleep = new Set(boxes);
/** What is being prepared before it is near: the figure that the reader probably comes to next. */
const ahead = new Map<HTMLElement, Ahead>();

interface Ahead {
  readonly mount: Promise<() => void>;
  isReady: boolean;
  /** The reader is there: nothing waits for an idle moment any more. */
  readonly hurry: () => void;
}

/** Asks, once, for all files that the figures of the page need: each names further ones, and every such step would cost a trip. */
function askForCode(): void {
  const list = document.querySelector<HTMLMetaElement>("meta[name=figure-code]");
  list?.remove();
  for (const name of list?.content.split(" ") ?? []) {
    const href = new URL(`${name}.js`, import.meta.url).href;
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}

/** Brings what a figure needs, and returns what wakes it. */
async function prepare(box: HTMLElement, inTurn?: InTurn): Promise<() => void> {
  askForCode();
  const sleeping = JSON.parse(box.dataset["figure"] ?? "") as SleepingFigure;
  return (await import("./mount.tsx")).prepare(box, sleeping, inTurn);
}

/** Prepares the first of these that sleeps and stands in no row that is shut. */
function prepareAhead(next: readonly (HTMLElement | undefined)[]): void {
  const box = next.find((each) => each && asleep.has(each) && !each.closest("details:not([open])"));
  if (!box || ahead.has(box)) return;
  let hurry = (): void => {};
  const hurried = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  const mount = prepare(box, () => Promise.race([hurried, new Promise<void>(whenIdle)]));
  const early: Ahead = { mount, isReady: false, hurry };
  ahead.set(box, early);
  mount.then(
    () => {
      early.isReady = true;
    },
    // What has not come is asked for again.
    () => ahead.delete(box),
  );
}

async function wake(box: HTMLElement): Promise<void> {
  // From here on: while its code comes, nothing else may begin to prepare it.
  const isOfPage = asleep.delete(box);
  // What is called onto the stage comes near as well.
  if (!isOfPage && boxes.includes(box)) return;
  // Whoever is faster than its code, or has leapt here, sees the page's own picture meanwhile.
  if (!ahead.get(box)?.isReady) drawStill(box);
  const mount = await untilItComes(box, () => {
    const early = ahead.get(box);
    early?.hurry();
    return early?.mount ?? prepare(box);
  });
  mount();
  ahead.delete(box);
  if (!isOfPage) return;
  const at = boxes.indexOf(box);
  // The reader may want to take a step here first.
  setTimeout(() => prepareAhead([boxes[at + 1], boxes[at - 1]]), MEANWHILE);
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void wake(target as HTMLElement);
  },
  { rootMargin: NEAR },
);

// A figure that the address names, or calls onto the stage, wakes wherever it stands: a page that is loaded again does not
// always come back to where the reader was.
const calledTo = new URLSearchParams(location.search).get("stage");
const named = calledTo || location.hash.slice(1);
const called = named
  ? document.getElementById(named)
  : calledTo !== null && document.querySelector(".player");
for (const box of boxes)
  if (called && box.contains(called)) void wake(box);
  else near.observe(box);

// When the reader sets out, the figure that they come to first is prepared: it has to wait for no more than the others. One that
// needs what cannot be had says so. Asked part by part: what is far away is not to be laid out for a question.
const setOut = (): void =>
  prepareAhead(boxes.filter((box) => Number(box.closest(".part")?.getBoundingClientRect().bottom) > 0));
for (const type of ["scroll", "pointerdown", "keydown"])
  addEventListener(type, setOut, { passive: true, once: true });

// The smallest case of a mistake, which an exercise asks for; and what is called onto the stage.
document.addEventListener("kibitz:wake", ({ target }) => void wake(target as HTMLElement));
