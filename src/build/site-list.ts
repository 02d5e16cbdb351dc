/** Writes the list of what a reader without a network needs, from the built files alone. */
import { createHash } from "node:crypto";
import { isHashed, type SiteFile, type SiteList } from "../offline/site-list.ts";

/** The text or the bytes of every built file that readers may want to keep, by its address. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

/** What is for machines, for other people's pages or for readers without scripts, an interface that the site does not use, or kept elsewhere when it is asked for. */
const NOT_FOR_READERS =
  /^\/(?:social\/|embed\/[\w-]+\/[\w-]+(?:\/|\.json)$|python\/|testbench\.zip|sw\.js|offline\.json|robots\.txt|llms\.txt|icons\/|.*\.md$|404\.html|.*\.xml$|pagefind\/pagefind-(?:component|modular)?-?(?:ui|highlight)\.|pagefind\/wasm\.unknown|_astro\/frame\.)/;
/** A file that another one names, and before it the lesson that it belongs to, where there is one. */
const NAMED =
  /(?:["'`]\/algorithms\/(?:lessons|figures)\/(?<lesson>[a-z-]+)\/[^"'`]*["'`]:\(\)=>[^"'`]*)?["'`(](?:\.\/|\/_astro\/)(?<file>[^"'`()/]+\.(?:js|css|html))["'`)]/g;
const FACE = /@font-face\s*\{[^}]*\}/g;

/** The list of a built site. */
export function listSite(built: BuiltFiles): SiteList {
  const addresses = [...built.keys()].filter((address) => !NOT_FOR_READERS.test(address)).sort(inOrder);
  const files = addresses.map((address): SiteFile => {
    const content = built.get(address) as Buffer;
    return [address, isHashed(address) ? "" : digest(content), content.byteLength];
  });
  const index = new Map(addresses.map((address, k) => [address, k]));
  const latin = latinFonts(built);
  const pages = Object.fromEntries(
    addresses
      .filter((address) => address.endsWith("/"))
      .map((page) => [
        page,
        [...needsOf(page, built), ...latin]
          .flatMap((address) => index.get(address) ?? [])
          .sort((a, b) => a - b),
      ]),
  );
  return { version: digest(Buffer.from(JSON.stringify(files))), files, pages };
}

/** Pages last. */
function inOrder(a: string, b: string): number {
  return Number(a.endsWith("/")) - Number(b.endsWith("/")) || (a < b ? -1 : 1);
}

function digest(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

function textOf(built: BuiltFiles, address: string): string {
  return built.get(address)?.toString("utf8") ?? "";
}

/**
 * The scripts, style sheets and key frames that a page can come to need, of its own lessons only: what it names, what
 * that names, and so on.
 */
export function needsOf(page: string, built: BuiltFiles): Set<string> {
  const html = textOf(built, page);
  const ownLesson = (lesson: string) =>
    page.includes(`/${lesson}/`) || new RegExp(`(?:"|&quot;|&#34;)${lesson}(?:"|&quot;|&#34;)`).test(html);
  const needs = new Set<string>();
  const visit = (text: string): void => {
    for (const address of namedIn(text, ownLesson)) {
      if (needs.has(address) || !built.has(address)) continue;
      needs.add(address);
      visit(textOf(built, address));
    }
  };
  visit(html);
  return needs;
}

/** The letters that no page has are asked for by who types them: see src/reading/islands/faces.ts. */
const FOR_WHAT_IS_TYPED = /^letters\./;

function* namedIn(text: string, isWanted: (lesson: string) => boolean): Generator<string> {
  for (const { groups } of text.matchAll(NAMED)) {
    const { lesson, file } = groups as { lesson?: string; file: string };
    if (FOR_WHAT_IS_TYPED.test(file)) continue;
    if (lesson === undefined || isWanted(lesson)) yield `/_astro/${file}`;
  }
}

/** The font files in which the site's own letters are: of each face the last one that has the letter a. */
function latinFonts(built: BuiltFiles): Set<string> {
  const faces = new Map<string, string>();
  for (const [address, content] of built) {
    if (!/(?:\.css|\/)$/.test(address)) continue;
    for (const [face] of content.toString("utf8").matchAll(FACE)) {
      const file = /url\(["']?([^"')]+)/.exec(face)?.[1];
      if (!file || !hasLetterA(face)) continue;
      const key = ["font-family", "font-style", "font-weight"]
        .map((name) => propertyOf(face, name))
        .join("|");
      faces.set(key, file);
    }
  }
  return new Set(faces.values());
}

function propertyOf(face: string, name: string): string {
  return new RegExp(`${name}\\s*:\\s*([^;}]*)`).exec(face)?.[1]?.replaceAll(/["']/g, "").trim() ?? "";
}

function hasLetterA(face: string): boolean {
  const ranges = propertyOf(face, "unicode-range");
  if (ranges === "") return true;
  return ranges.split(",").some((range) => {
    const [, from = "", to = from] = /U\+([\da-f?]+)(?:-([\da-f]+))?/i.exec(range) ?? [];
    const first = Number.parseInt(from.replaceAll("?", "0"), 16);
    const last = Number.parseInt(to.replaceAll("?", "f"), 16);
    return first <= 0x61 && 0x61 <= last;
  });
}
