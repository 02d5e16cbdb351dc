import { readdirSync } from "node:fs";

const dist = new URL("../../../dist/", import.meta.url);

/** The paths of all pages of the built site but those for frames, and the one for addresses that lead nowhere. */
export const PAGES: readonly string[] = [
  ...readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith("/index.html") && !file.startsWith("/embed/"))
    .map((file) => file.slice(0, -"index.html".length))
    .sort(),
  "/404.html",
];

/** What pages have in common: of pages of one kind, what holds of one on some screen nearly always holds of the others. */
const KINDS: Readonly<Record<string, RegExp>> = {
  home: /^\/$/,
  list: /^\/(lessons|tools)\/$/,
  lesson: /^\/lessons\/[\w-]+\/$/,
  "own program": /^\/lessons\/[\w-]+\/own\/$/,
  "plan of a class": /^\/lessons\/[\w-]+\/plan\/$/,
  "notes of the reader": /^\/(notebook|recall|class-table)\/$/,
  "week of a class": /^\/class\/$/,
  "desk of a class": /^\/(tours|tour|cards|notes|sheets)\/$/,
  text: /^\/(about\/|glossary\/|routes\/|offline\/|404\.html)$/,
};

/** The kind of a page. Each tool is one by itself. */
export function kindOf(path: string): string {
  return Object.keys(KINDS).find((kind) => KINDS[kind]?.test(path)) ?? path;
}

/** Whether a page stands for its kind: the first one of it does. */
export function standsForKind(path: string): boolean {
  return PAGES.find((other) => kindOf(other) === kindOf(path)) === path;
}
