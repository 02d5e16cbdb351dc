/** What a page costs its reader, measured in a real browser: the same figures for the budgets and for the bench. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Browser, Locator, Page } from "@playwright/test";
import { bodyOf } from "./body-of.ts";
import { openRows } from "./figures.ts";
import { readAgain, readDown } from "./read-down.ts";
import { watchShifts } from "./shifts.ts";

const KIB = 1024;
const DIST = new URL("../../../dist/", import.meta.url);

/** All weights are KiB as gzip packs them; of fonts as they are. */
export interface PageCosts {
  /** The page itself, with what stands inline in it. */
  readonly html: number;
  /** Elements in the document before any figure has woken. */
  readonly elements: number;
  /** Requests that the first paint waits for, the page among them. */
  readonly blocking: number;
  readonly css: number;
  /** Scripts before a figure is near, and with all of them alive. */
  readonly scripts: number;
  readonly scriptsAlive: number;
  readonly fonts: number;
  /** Fonts that were asked for before the first paint. */
  readonly earlyFonts: number;
  /** The layout shift while loading and reading down to the end. */
  readonly shift: number;
}

/** What has come so far, as gzip packs it. */
export interface Weights {
  readonly html: number;
  readonly css: number;
  readonly scripts: number;
  /** Each script with its weight. */
  readonly files: readonly string[];
}

/** Weighs what comes to a page. What is asked for after `anew` is weighed by itself, and what is still under way by nobody. */
export function weigh(page: Page): { anew(): void; told(): Promise<Weights> } {
  const nothing = () => ({ html: 0, css: 0, scripts: 0, files: [] as string[] });
  let weights = nothing();
  let coming: Promise<unknown>[] = [];
  page.on("response", (response) => {
    const into = weights;
    const { pathname } = new URL(response.url());
    const isScript = /\.m?js$/.test(pathname);
    const kind = isScript ? "scripts" : pathname.endsWith(".css") ? "css" : "html";
    if (kind === "html" && !response.request().isNavigationRequest()) return;
    const weighOne = async () => {
      const weight = packed(await bodyOf(response));
      into[kind] += weight;
      if (isScript) into.files.push(`${weight.toFixed(1)} ${pathname}`);
    };
    coming.push(weighOne());
  });
  return {
    anew: () => {
      weights = nothing();
      coming = [];
    },
    told: async () => {
      await Promise.all(coming);
      return { ...weights, files: weights.files.toSorted() };
    },
  };
}

/** What the browser tells of the files that a page has fetched. */
export interface Fetched {
  /** When something was painted first; 0 when nothing was. */
  readonly paint: number;
  /** Requests that the first paint waits for, the page among them. */
  readonly blocking: number;
  readonly fonts: readonly { readonly name: string; readonly startTime: number; readonly bytes: number }[];
}

export function fetched(page: Page): Promise<Fetched> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    return {
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      blocking: 1 + files.filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking").length,
      fonts: files
        .filter(({ name }) => name.endsWith(".woff2"))
        .map(({ name, startTime, decodedBodySize }) => ({ name, startTime, bytes: decodedBodySize })),
    };
  });
}

/** The fonts that were asked for before the first paint, and the bytes of all of them. */
export function fontCosts({ paint, fonts }: Fetched): { readonly early: string[]; readonly bytes: number } {
  return {
    early: fonts.filter(({ startTime }) => startTime < paint).map(({ name }) => name),
    bytes: fonts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** The elements of a page, and what the styles weigh that stand in it. */
export async function writtenIn(page: Page): Promise<{ readonly elements: number; readonly css: number }> {
  const { elements, inline } = await page.evaluate(() => ({
    elements: document.querySelectorAll("*").length,
    inline: Array.from(document.querySelectorAll("style"), (style) => style.textContent).join(""),
  }));
  return { elements, css: packed(Buffer.from(inline)) };
}

/** Measures a page on a screen of this width: once with its figures kept asleep, once read down to its end. */
export function pageCosts(browser: Browser, address: string, width: number): Promise<PageCosts> {
  return readAgain(() => costsOfOneReading(browser, address, width));
}

async function costsOfOneReading(browser: Browser, address: string, width: number): Promise<PageCosts> {
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const weighed = weigh(page);
  /** Loads the page as if nothing of it had been asked for. */
  const loadAnew = async () => {
    await page.goto("about:blank");
    weighed.anew();
    await page.goto(address, { waitUntil: "networkidle" });
  };
  const shift = await watchShifts(page);
  // A figure wakes when it is within some distance of the screen; at first it is kept asleep.
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      override observe(target: Element): void {
        if (target.matches("[data-figure]") && sessionStorage.getItem("asleep")) return;
        super.observe(target);
      }
    };
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => sessionStorage.setItem("asleep", "yes"));
  await loadAnew();
  const asleep = await writtenIn(page);
  const { scripts } = await weighed.told();
  await page.evaluate(() => sessionStorage.removeItem("asleep"));
  await loadAnew();
  await openRows(page);
  await readDown(page);
  const told = await fetched(page);
  const { early, bytes } = fontCosts(told);
  const { sum } = await shift();
  const weights = await weighed.told();
  await context.close();
  return {
    blocking: told.blocking,
    fonts: bytes / KIB,
    earlyFonts: early.length,
    shift: sum,
    html: weights.html,
    elements: asleep.elements,
    css: weights.css + asleep.css,
    scripts,
    scriptsAlive: weights.scripts,
  };
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What a promise has waited for may run after a task, in none: most of a figure's waking does. */
const TASK = /(?:RunTask|PerformMicrotaskCheckpoint)$/;

/**
 * The tasks of the page's main thread in a trace. The browser has pages of its own, in other processes: the page is the one that
 * has set this mark.
 */
function mainTasks(
  trace: Buffer,
  mark: string,
): { readonly events: readonly TraceEvent[]; readonly tasks: TraceEvent[] } {
  const { traceEvents: events } = JSON.parse(trace.toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const page = events.find(({ name }) => name === mark);
  if (!page) throw new Error(`the trace has no mark ${mark}`);
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === "X" && TASK.test(name) && pid === page.pid && tid === page.tid,
  );
  return { events, tasks };
}

const CATEGORIES = ["toplevel", "blink.user_timing"];

/** The longest task of the page's main thread while it loads, in milliseconds of processor time. */
export async function longestTask(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => performance.mark("kibitz-loaded"));
  const { tasks } = mainTasks(await browser.stopTracing(), "kibitz-loaded");
  await context.close();
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

const FIGURES = "[data-figure]:has(svg)";
/** So long a reader is on their way from one figure to the next, at least. In milliseconds. */
const READING = 1500;

/**
 * How long the main thread works for a figure from the moment at which it is near until it hears and its next frame is drawn, in
 * milliseconds of processor time, for each figure of a page that is read from its beginning.
 */
export async function wakingTimes(browser: Browser, address: string): Promise<number[]> {
  const page = await asleep(browser, address);
  const times: number[] = [];
  for (const figure of await page.locator(FIGURES).all()) {
    await figure.evaluate((box) => box.scrollIntoView({ behavior: "instant" }));
    await page.waitForTimeout(READING);
    times.push(await wakingTime(browser, page, figure));
  }
  await page.context().close();
  return times;
}

/** The same for who leaps into the middle of a page: nothing of the figure there is prepared, and its code is not here. */
export async function wakingTimeAfterLeap(browser: Browser, address: string): Promise<number> {
  const page = await asleep(browser, address);
  const figures = await page.locator(FIGURES).all();
  const time = await wakingTime(browser, page, figures[figures.length >> 1] as Locator);
  await page.context().close();
  return time;
}

/** A page whose figures come near when they are told to. */
async function asleep(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await holdFigures(page, FIGURES);
  await page.goto(address, { waitUntil: "networkidle" });
  await openRows(page);
  return page;
}

/** From the next page on figures come near when they are told to: each by itself, as `calls` of the window has it. */
async function holdFigures(page: Page, selector: string): Promise<void> {
  await page.addInitScript((figures) => {
    const Observer = window.IntersectionObserver;
    const calls = new Map<Element, () => void>();
    Object.assign(window, { calls });
    window.IntersectionObserver = class extends Observer {
      override observe(target: Element): void {
        if (target.matches(figures) && !("isLetGo" in window)) calls.set(target, () => super.observe(target));
        else super.observe(target);
      }
    };
  }, selector);
}

/**
 * Keeps all figures of the next page asleep until the answer is called; from then on the page is as any other. So one load
 * tells what a page is before a figure has woken, and after all have.
 */
export async function keepAsleep(page: Page): Promise<() => Promise<void>> {
  await holdFigures(page, "[data-figure]");
  return () =>
    page.evaluate(() => {
      const { calls } = window as unknown as { calls: Map<Element, () => void> };
      Object.assign(window, { isLetGo: true });
      for (const call of calls.values()) call();
    });
}

async function wakingTime(browser: Browser, page: Page, figure: Locator): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await figure.evaluate(async (box) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    performance.mark("kibitz-near");
    box.scrollIntoView({ behavior: "instant" });
    (window as unknown as { calls: Map<Element, () => void> }).calls.get(box)?.();
    while (!box.querySelector("[data-ready]")) await frame();
    await frame();
    await frame();
    performance.mark("kibitz-hears");
  });
  const { events, tasks } = mainTasks(await browser.stopTracing(), "kibitz-near");
  const at = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const [near, hears] = [at("kibitz-near"), at("kibitz-hears")];
  let time = 0;
  let end = near;
  // A task may be told twice, by who began it and by itself: what lies in another one is not counted.
  for (const { ts, dur = 0, tdur = 0 } of tasks.toSorted(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  )) {
    if (ts < end || ts > hears) continue;
    time += tdur / 1000;
    end = ts + dur;
  }
  return time;
}

/** What the worker loads that records the runs of each lesson, in KiB. */
export function workerWeights(): ReadonlyMap<string, number> {
  const folder = new URL("_astro/", DIST);
  const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
  const entry = readdirSync(folder).find((file) => /^record\.worker.*\.js$/.test(file)) ?? "";
  const withImports = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const [, next] of read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      withImports(next ?? "", seen);
    return seen;
  };
  const lessons = read(entry).matchAll(
    /algorithms\/lessons\/([a-z-]+)\/lesson\.ts"?:\s*\(\)\s*=>\s*import\([`"]\.\/([^`"]+)/g,
  );
  return new Map(
    Array.from(lessons, ([, lesson = "", file = ""]) => {
      const files = [...withImports(file, withImports(entry, new Set()))];
      return [lesson, files.reduce((sum, each) => sum + packed(Buffer.from(read(each))), 0)];
    }),
  );
}

function packed(body: Buffer): number {
  return gzipSync(body).byteLength / KIB;
}
