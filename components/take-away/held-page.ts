/** A page of the site as one file that needs nothing else: styles, typefaces, pictures and scripts stand in it. */
import { bundlePath } from "../embed/bundle-path.ts";
import type { HeldFigure, PlacedFigure } from "../embed/held-figure.ts";
import { escaped } from "../escaped.ts";
import { dataAddress, facesFor } from "./page-faces.ts";

/** Fetches a file of the site; throws an error that names it. */
async function fetched(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

const textOf = async (path: string, signal: AbortSignal) => (await fetched(path, signal)).text();

/** A page as a document. Its styles stand in elements that are no styles: the policy of this page would complain of them. */
function parsed(html: string): Document {
  const text = html.replaceAll("<style", '<script type="text/css"').replaceAll("</style>", "</script>");
  return new DOMParser().parseFromString(text, "text/html");
}

const STYLE = 'script[type="text/css"]';

/** A script as it may stand in a page. */
const inScript = (code: string) => code.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");

export interface HeldPageOrder {
  /** The address of the page on this site. */
  readonly path: string;
  /** Scripts of the site that are put in beside those of the lessons. */
  readonly scripts?: readonly string[];
  /** The line on where it is from. */
  readonly credit: (title: string, link: string) => string;
  readonly onProgress: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** What is made: the text of the file, and the title of the page. */
export interface HeldPage {
  readonly html: string;
  readonly title: string;
}

/** Makes the file of an article. */
export async function holdPage(order: HeldPageOrder): Promise<HeldPage> {
  const { path, scripts = [], credit, onProgress, signal } = order;
  const page = parsed(await textOf(path, signal));
  const link =
    page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? new URL(path, location.href).href;
  const title = page.querySelector("h1")?.textContent?.trim() ?? page.title;
  const lessons = holdFigures(page);
  onProgress(1, 5);
  const styles = await stylesOf(page, lessons[0] ?? "", signal);
  onProgress(2, 5);
  strip(page);
  await holdPictures(page, signal);
  absolute(page, link);
  onProgress(3, 5);
  const faces = await facesFor([page.body.textContent ?? "", FIGURE_LETTERS], true);
  onProgress(4, 5);
  // Who listens comes first: a figure tells that it is there as soon as it is.
  const codes = await Promise.all(
    [...scripts, ...lessons.map((lesson) => `/${bundlePath(lesson)}`)].map((file) => textOf(file, signal)),
  );
  const line = page.createElement("p");
  line.className = "held-credit";
  line.innerHTML = credit(escaped(title), escaped(link));
  page.querySelector("main")?.append(line);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(page.title)}</title>`,
    `<link rel="canonical" href="${escaped(link)}">`,
    `<style>${faces}${styles}</style>`,
  ];
  const modules = codes.map((code) => `<script type="module">${inScript(code)}</script>`);
  const html = `<!doctype html>\n<html lang="${escaped(page.documentElement.lang)}"><head>${head.join("")}</head>${page.body.outerHTML.replace("</body>", () => `${modules.join("")}</body>`)}</html>\n`;
  onProgress(5, 5);
  return { html, title };
}

/** What figures write that the page does not say. */
const FIGURE_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz–−·½+≤≥=?!→←↓↑()";

/** Puts a place for each figure that plays where the figure stands; returns whose scripts they need. */
function holdFigures(page: Document): string[] {
  const lessons = new Set<string>();
  for (const box of page.querySelectorAll<HTMLElement>("[data-figure]")) {
    const sleeping = JSON.parse(box.dataset["figure"] ?? "") as PlacedFigure;
    delete box.dataset["figure"];
    if (sleeping.kind !== "player") continue;
    const { lessonId, figure, title, example, opens, asks } = sleeping;
    const held: HeldFigure = { lesson: lessonId, figure, title, example, opens, asks };
    box.dataset["held"] = JSON.stringify(held);
    box.className = "held";
    const name = page.createElement("p");
    name.className = "held-name";
    name.innerHTML = box.querySelector(".player__name")?.innerHTML ?? escaped(title);
    box.before(name);
    // Before its script has run, the place is empty and as high as the figure.
    box.replaceChildren();
    box.parentElement?.querySelector("noscript[data-key-frames]")?.remove();
    lessons.add(lessonId);
  }
  return [...lessons];
}

/** All styles of the page, then those of the small player and of what stands in a file alone. */
async function stylesOf(page: Document, lesson: string, signal: AbortSignal): Promise<string> {
  const own = await Promise.all(
    Array.from(
      page.querySelectorAll<HTMLElement>(`${STYLE}, link[rel="stylesheet"]:not([data-faces])`),
      async (sheet) => {
        if (sheet.matches(STYLE)) return sheet.textContent ?? "";
        const href = sheet.getAttribute("href") ?? "";
        if (/\/fonts\./.test(href)) return "";
        const text = await textOf(href, signal);
        return sheet.getAttribute("media") === "print" ? `@media print{${text}}` : text;
      },
    ),
  );
  const player = parsed(await textOf(`/embed/${lesson}/`, signal));
  return [...own, player.querySelector(STYLE)?.textContent ?? "", HELD_STYLES].join("\n");
}

const HELD_STYLES = `.held>.embed{block-size:max(26rem,min(38rem,80vh));border-block:1px solid var(--ink)}
.held{min-block-size:26rem;margin-block-end:var(--s6)}.held-name{display:flex;gap:.7rem;padding-block:var(--s2);border-block-start:3px double var(--ink)}
.held-credit{margin-block:var(--s7);font:400 var(--t-ui)/1.5 var(--sans)}
@media print{.held{min-block-size:0}.held>.embed{block-size:24rem}}`;

/** Takes out what works on the site alone, and shows what stands in for it. */
function strip(page: Document): void {
  for (const element of page.querySelectorAll(
    "script, link, meta, dialog, .skip-link, .running-head, .colophon, .needs-script, template",
  ))
    element.remove();
  for (const instead of page.querySelectorAll("noscript")) instead.replaceWith(...instead.childNodes);
  page.documentElement.removeAttribute("data-faces");
}

async function holdPictures(page: Document, signal: AbortSignal): Promise<void> {
  for (const picture of page.querySelectorAll("img")) {
    const file = await (await fetched(picture.getAttribute("src") ?? "", signal)).blob();
    picture.src = await dataAddress(file, file.type);
  }
}

/** Links lead to the site, wherever the file lies. */
function absolute(page: Document, link: string): void {
  for (const anchor of page.querySelectorAll("a[href]")) {
    const href = anchor.getAttribute("href") ?? "";
    if (!href.startsWith("#")) anchor.setAttribute("href", new URL(href, link).href);
  }
}
