import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseHTML } from "linkedom";
import { plainWords } from "#src/build/marked-words.ts";

/** What holds no words of a language: programs, formulas, keys, references, other people's titles. */
const WORDLESS =
  'script, style, code, pre, .listing, kbd, math, textarea, .watch th, .sources, .cite, [lang]:not(html), [translate=no], noscript a[href^="/_astro/"]';
/** The name of a file of a program, or of a commit. */
const FILE = /[\w/-]+\.ts|\b[\da-f]{7,40}\b/g;
/** The attributes that are shown or said. */
const SAID = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];

/** The inputs of all examples, whose names of players come back, whole or cut. */
function namesOfExamples(): string {
  const root = fileURLToPath(new URL("../../algorithms/", import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /inputs.[^/\\]+\.txt$/.test(file),
  );
  return files.map((file) => readFileSync(root + file, "utf8")).join("\n");
}

/** The words without a mark in the pages of a site that was built with marks, each with where it stands. */
export async function plainWordsOfPages(site: URL): Promise<ReadonlyMap<string, readonly string[]>> {
  const root = fileURLToPath(site);
  const names = namesOfExamples();
  const found = new Map<string, string[]>();
  const look = (page: string, text: string): void => {
    for (const word of plainWords(text.replaceAll(FILE, ""))) {
      if (names.includes(word)) continue;
      const places = found.get(word) ?? [];
      places.push(`${page}: ${text.trim().slice(0, 80)}`);
      found.set(word, places);
    }
  };
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  if (pages.length === 0) throw new Error("no page was built");
  for (const page of pages) {
    const { document } = parseHTML(readFileSync(root + page, "utf8"));
    for (const element of document.querySelectorAll(WORDLESS)) element.remove();
    for (const element of document.querySelectorAll("body *, title")) {
      for (const name of SAID) look(page, element.getAttribute(name) ?? "");
      for (const child of element.childNodes) if (child.nodeType === 3) look(page, child.textContent ?? "");
    }
  }
  return found;
}
