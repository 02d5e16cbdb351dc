/*
 * Brings the typefaces after the first paint, all in one moment, and holds the lines that are on the screen in that moment:
 * system fonts of the same measure stand there before, but no two fonts break every line in the same place.
 */

import { needSheet } from "#components/page/sheet.ts";

const root = document.documentElement;

/** What text is made of: the innermost of these hold lines. Scripts that draw their own text are left alone. */
const BLOCKS = "p, h1, h2, h3, li, dt, dd, blockquote, figcaption";
const DRAWN_BY_SCRIPTS = "astro-island, [data-figure], figure, form, [contenteditable], [data-live]";

/** A held line may be longer than its column by what the margin of a phone has room for, in pixels. */
const OVERHANG = 12;

/** Calls back when something has been painted. */
function afterFirstPaint(then: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) {
    requestAnimationFrame(() => setTimeout(then));
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    then();
  }).observe({ type: "paint", buffered: true });
}

/**
 * Fetches the faces that nearly every page needs, without a word to the page: a sheet that begins to count, and each face that
 * begins to come, would have it laid out anew. Returns those that came.
 */
async function load({ sheet }: HTMLLinkElement): Promise<FontFace[]> {
  const has = (elements: string) => document.querySelector(`main :is(${elements})`);
  const wanted = ["Literata Variable normal", "Source Sans 3 Variable normal"];
  if (has("em, i, cite, dfn, mi, .node__tag")) wanted.push("Literata Variable italic");
  // The list of sources, in the letters of notes.
  if (has("cite")) wanted.push("Source Sans 3 Variable italic");
  if (has("code, kbd, pre, textarea")) wanted.push("Source Code Pro Variable normal");
  const faces = new Map<string, FontFace>();
  for (const rule of sheet?.cssRules ?? []) {
    const says = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    const [family, style] = [says("font-family").replace(/["']/g, ""), says("font-style")];
    // Of the faces of a family the one with Latin letters is the last.
    faces.set(
      `${family} ${style}`,
      new FontFace(family, says("src"), {
        style,
        weight: says("font-weight"),
        unicodeRange: says("unicode-range"),
      }),
    );
  }
  const came = await Promise.all(
    wanted.map((name) =>
      faces
        .get(name)
        ?.load()
        .catch(() => undefined),
    ),
  );
  return came.filter((face) => face !== undefined);
}

/** One thing that no line breaks: a word, a part of one up to its hyphen or dash, or a formula. */
interface Unit {
  readonly rect: DOMRect;
  /** Where it begins; for a formula, the end of the text before it; undefined where there is none. */
  readonly before: { readonly node: Text; readonly at: number } | undefined;
}

/** The words and formulas of a block in their order; undefined where one of them is broken. */
function unitsOf(block: Element): Unit[] | undefined {
  const units: Unit[] = [];
  const range = document.createRange();
  let last: Text | undefined;
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
    if (/^(math|svg|img|button)$/i.test(node.nodeName)) return NodeFilter.FILTER_ACCEPT;
    return NodeFilter.FILTER_SKIP;
  });
  const end = () => last && { node: last, at: last.length };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) units.push({ rect: node.getBoundingClientRect(), before: end() });
    else if (node instanceof Text && !node.parentElement?.closest("math, svg, button")) {
      for (const word of node.data.matchAll(/[^\s\-–—/…]*[-–—/…]+|[^\s\-–—/…]+/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const [rect, broken] = range.getClientRects();
        if (broken) return undefined;
        // A line that begins with a text ends in the text before it: what hangs at its end belongs there.
        const begins = node.data.slice(0, word.index).trim() === "";
        if (rect) units.push({ rect, before: begins ? end() : { node, at: word.index } });
      }
      last = node;
    }
  }
  return units;
}

/** Where the lines of a block begin, but the first; undefined where that is no place in a text, or lines are set otherwise. */
function linesOf(block: Element): Map<Text, number[]> | undefined {
  if (getComputedStyle(block).whiteSpace !== "normal") return undefined;
  const units = unitsOf(block);
  const begins = new Map<Text, number[]>();
  for (const [i, { rect, before }] of units?.entries() ?? []) {
    const previous = units?.[i - 1];
    // Left of the end of what stands before it: a new line.
    if (!previous || rect.left >= previous.rect.right - 1) continue;
    if (!before) return undefined;
    begins.set(before.node, [...(begins.get(before.node) ?? []), before.at]);
  }
  return units && begins;
}

/** Makes lines begin where they begin now. Returns what lets them go again. */
function hold(block: HTMLElement, begins: ReadonlyMap<Text, readonly number[]>): () => void {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    node.data = node.data.replaceAll("\n", " ");
  for (const [node, places] of begins) for (const at of places.toReversed()) node.insertData(at, "\n");
  block.dataset["held"] = "";
  const letGo = () => {
    delete block.dataset["held"];
    // One by one, so that a selection stays.
    for (const node of begins.keys())
      for (let at = node.data.indexOf("\n"); at >= 0; at = node.data.indexOf("\n")) node.deleteData(at, 1);
  };
  // A script that changes the words, as an exercise with other numbers does, takes the lines along with them.
  new MutationObserver(letGo).observe(block, { childList: true, subtree: true });
  return letGo;
}

/** The innermost blocks of text that are on the screen, with the lines that they have. */
function blocksOnScreen(): (readonly [HTMLElement, Map<Text, number[]>])[] {
  return [...document.querySelectorAll<HTMLElement>(`main :is(${BLOCKS})`)].flatMap((block) => {
    // What is far away is not laid out yet, and is not to be laid out for a question.
    if (!block.checkVisibility({ contentVisibilityAuto: true })) return [];
    const { top, bottom, width } = block.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || width === 0) return [];
    if (block.querySelector(BLOCKS) || block.closest(DRAWN_BY_SCRIPTS)) return [];
    const lines = linesOf(block);
    return lines ? [[block, lines]] : [];
  });
}

/** Changes the faces, and holds the lines on the screen until the page becomes wider or narrower, or is copied from. */
async function changeFaces(faces: readonly FontFace[], letCount: () => void): Promise<void> {
  // First all that is to be measured, then all that changes: the page is laid out once. Each takes its own time, with room
  // for a touch between them.
  const before = scrollY;
  let blocks = blocksOnScreen();
  await new Promise((resolve) => setTimeout(resolve));
  if (scrollY !== before) blocks = blocksOnScreen();
  const held = blocks.map(([block, lines]) => [block, hold(block, lines)] as const);
  delete root.dataset["faces"];
  for (const face of faces) document.fonts.add(face);
  letCount();
  const tooLong = held.filter(([block]) => block.scrollWidth > block.clientWidth + OVERHANG);
  // Where the system font was of another measure after all, the lines break anew.
  for (const [, letGo] of tooLong) letGo();
  const width = innerWidth;
  const letAllGo = () => {
    for (const [, letGo] of held.splice(0)) letGo();
  };
  addEventListener("resize", () => innerWidth !== width && letAllGo());
  addEventListener("copy", letAllGo);
}

/** The files that every page needs, for the next page to have at once: see src/shell/theme.js. */
function remember(): void {
  const files = performance
    .getEntriesByType("resource")
    .flatMap(({ name }) => (/(literata|sans-3)-latin-\w+-normal-used\.\w+\.woff2$/.test(name) ? [name] : []));
  try {
    sessionStorage.setItem("faces", files.join(" "));
  } catch {
    // Storage may be forbidden; each page then begins with system fonts.
  }
}

/**
 * Brings the typefaces, unless they are here already. When they cannot be had, system fonts stay. The letters that no page has
 * are declared in a sheet of their own: it comes with a tool, which may show names that were kept or come from files, and
 * elsewhere when something is typed.
 */
export function bringFaces(): void {
  const sheets = document.querySelectorAll<HTMLLinkElement>("link[data-faces], link[data-letters]");
  const [sheet, others] = sheets;
  if (!sheet) return;
  const letters = sheet.dataset["faces"];
  if (letters && !others) addEventListener("input", () => void needSheet(letters), { once: true });
  const letCount = () => {
    for (const each of sheets) each.media = "all";
  };
  afterFirstPaint(async () => {
    if (root.dataset["faces"] !== "later") return letCount();
    if (!sheet.sheet) await new Promise((resolve) => sheet.addEventListener("load", resolve));
    const faces = await load(sheet);
    if (faces.length === 0) return;
    // In one moment: each sheet with faces has the whole page laid out anew.
    await changeFaces(faces, letCount);
    remember();
  });
}
