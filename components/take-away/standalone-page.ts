/** A page of the site as one file that needs nothing else: styles, typefaces, pictures and scripts stand in it. */
import { partsPath, STANDALONE_PATH } from "../embed/bundle-path.ts";
import standalone from "../embed/standalone.css?inline";
import { lessonsOf, STANDALONE, type StandaloneFigure } from "../embed/standalone-figure.ts";
import { escaped } from "../page/escaped.ts";
import { dataAddress, facesFor } from "./page-faces.ts";
import { fetched, parsed, stylesOf, textOf } from "./site-files.ts";
import { standaloneFile } from "./standalone-file.ts";

export interface StandalonePageOrder {
  /** The address of the page on this site. */
  readonly path: string;
  /** What stands in its main part instead, as HTML. */
  readonly instead?: StandaloneMain;
  /** Scripts of the site that are put in beside those of the lessons. */
  readonly scripts?: readonly string[];
  /** The line on where it is from. */
  readonly credit: (title: string, link: string) => string;
  readonly onProgress: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** Something of its own that a file shows in the place of an article. */
interface StandaloneMain {
  readonly title: string;
  readonly html: string;
  /** The lessons that it plays. */
  readonly lessons: readonly string[];
}

/** What is made: the text of the file, and the title of the page. */
export interface StandalonePage {
  readonly html: string;
  readonly title: string;
}

/** Makes the file of an article, or of what stands in its place. */
export async function holdPage(order: StandalonePageOrder): Promise<StandalonePage> {
  const { path, instead, scripts = [], credit, onProgress, signal } = order;
  const page = parsed(await textOf(path, signal));
  const link =
    page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? new URL(path, location.href).href;
  const title = instead?.title ?? page.querySelector("h1")?.textContent?.trim() ?? page.title;
  const lessons = instead?.lessons ?? holdFigures(page);
  onProgress(1, 5);
  const player = parsed(await textOf(`/embed/${lessons[0] ?? ""}/`, signal));
  const sheets = await Promise.all([page, player].map((each) => stylesOf(each, signal)));
  onProgress(2, 5);
  strip(page);
  const main = page.querySelector("main");
  if (instead && main) main.innerHTML = instead.html;
  await holdPictures(page, signal);
  absolute(page, link);
  onProgress(3, 5);
  const faces = await facesFor([page.body.textContent ?? "", FIGURE_LETTERS], true);
  onProgress(4, 5);
  // Who listens comes first: a figure tells that it is there as soon as it is. The player comes last: it finds the lessons.
  const files = [...scripts, ...lessons.map(partsPath), STANDALONE_PATH];
  const codes = await Promise.all(files.map((file) => textOf(file, signal)));
  const line = page.createElement("p");
  line.className = "standalone-credit";
  line.innerHTML = credit(escaped(title), escaped(link));
  main?.append(line);
  const html = await standaloneFile({
    lang: page.documentElement.lang,
    title: instead ? title : page.title,
    link,
    styles: [faces, ...sheets, standalone].join("\n"),
    body: page.body.outerHTML,
    scripts: codes,
  });
  onProgress(5, 5);
  return { html, title };
}

/** What figures write that the page does not say. */
const FIGURE_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz–−·½+≤≥=?!→←↓↑()";

/** A figure as a page of the site says it in `data-figure`: of those that play no run there is more than one kind. */
type PlacedFigure = StandaloneFigure | { readonly kind: "smallest-case" | "hand" };

/** Puts a place for each figure that plays where the figure stands; returns whose scripts they need. */
function holdFigures(page: Document): string[] {
  const lessons = new Set<string>();
  for (const box of page.querySelectorAll<HTMLElement>("[data-figure]")) {
    const placed = JSON.parse(box.dataset["figure"] ?? "") as PlacedFigure;
    delete box.dataset["figure"];
    if (placed.kind !== "player" && placed.kind !== "twin") continue;
    box.setAttribute(STANDALONE.slice(1, -1), JSON.stringify(placed));
    box.className = "standalone";
    const name = page.createElement("p");
    name.className = "standalone-name";
    name.innerHTML = box.querySelector(".player__name")?.innerHTML ?? escaped(placed.title);
    // The row of a diagram names it. In a file, which is shown and handed on, none is shut.
    const row = box.closest("details");
    if (row) row.open = true;
    else box.before(name);
    // Before its script has run, the place is empty and as high as the figure.
    box.replaceChildren();
    for (const frames of box.parentElement?.querySelectorAll("noscript[data-key-frames]") ?? [])
      frames.remove();
    for (const lesson of lessonsOf(placed)) lessons.add(lesson);
  }
  return [...lessons];
}

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
