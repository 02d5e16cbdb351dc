import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type BundledLanguage, codeToTokens } from "shiki";
import type { Plugin } from "vite";
import { makeListing, stripSteps } from "#algorithms/core/lesson/listing.ts";
import { type PackedListing, packListing } from "../lib/packed-listing.ts";
import { programFile } from "../lib/program-file.ts";
import { linesOfSteps, readStepMarks } from "../lib/step-marks.ts";
import { cssTheme } from "./highlight.ts";

const PLAIN = /\.ts\?plain$/;
const TEXTS = /\.ts\?texts$/;
const LISTING = /\/solve\/[^/]+\.ts\?listing$/;
const PROGRAM = /\/task\/listing\.(py|cpp|java)\?listing$/;
/** The languages of the programs to which a listing can be turned, by the endings of their files, in the order in which they are offered. */
const PROGRAM_LANGUAGES = ["py", "cpp", "java"] as const;
export type ProgramLanguage = (typeof PROGRAM_LANGUAGES)[number];

/** The lines of a listing, without the steps. */
export type ListingLines = Pick<PackedListing, "text" | "kinds" | "runs">;

/** What a lesson's folder holds beside its code, by file name: the listings and the texts of its examples. */
export interface LessonTexts {
  /** That of `solve.ts` with its lines; of the files in `solve/` only which steps they have. */
  readonly listings: Readonly<
    Record<string, Omit<PackedListing, keyof ListingLines> & Partial<ListingLines>>
  >;
  readonly examples: Readonly<Record<string, string>>;
  /** The other languages in which the algorithm is there as a program. */
  readonly programs: readonly ProgramLanguage[];
}

/** What fetches the other files of a lesson, by name, when a step or the reader turns to one. */
export type LateFiles = Readonly<Record<string, () => Promise<{ default: ListingLines }>>>;

/**
 * A Vite plugin for the other faces of a lesson's files: `solve.ts?plain` is the module without its step calls and with its own choices, and
 * `lesson.ts?texts` the listing of `solve.ts`, highlighted when the site is built, and the examples: one file, because one
 * travels faster and packs tighter than ten. `solve/name.ts?listing` is the listing of another file, which is not seen
 * before a step or the reader turns to it, and `task/listing.py?listing` that of the algorithm as a program in another language.
 */
export function plainSteps(): Plugin {
  return {
    name: "kibitz:plain-steps",
    enforce: "pre",
    async load(id) {
      const file = id.replace(/\?.*$/, "");
      if (PLAIN.test(id)) return stripSteps(await readFile(file, "utf8"));
      if (LISTING.test(id)) {
        const [, { text, kinds, runs }] = await listingOf(dirname(dirname(file)), `solve/${basename(file)}`);
        const lines: ListingLines = { text, kinds, runs };
        return moduleOf(`export default ${JSON.stringify(lines)};`);
      }
      const language = PROGRAM_LANGUAGES.find((one) => PROGRAM.exec(id)?.[1] === one);
      if (language !== undefined) {
        const lesson = basename(dirname(dirname(file)));
        const program = await programOf(lesson, language, await readFile(file, "utf8"));
        return moduleOf(`export default ${JSON.stringify(program)};`);
      }
      if (!TEXTS.test(id)) return undefined;
      const folder = dirname(file);
      const sources = ["solve.ts", ...(await filesOf(folder, "solve", ".ts"))];
      const examples = await filesOf(folder, "inputs", ".txt");
      for (const name of [...sources, ...examples]) this.addWatchFile(join(folder, name));
      // Listings are checked where pages are drawn.
      const isChecked = this.environment.name !== "client";
      const listings = await Promise.all(sources.map((name) => listingOf(folder, name)));
      const texts: LessonTexts = {
        listings: Object.fromEntries(
          listings.map(([name, listing]) => {
            const { file: shown, lineOf, asked, ...rest } = listing;
            const known = { file: shown, lineOf, ...(isChecked ? { asked } : {}) };
            return [name, name === "solve.ts" ? { ...known, ...rest } : known];
          }),
        ),
        examples: Object.fromEntries(await Promise.all(examples.map((name) => exampleOf(folder, name)))),
        programs: PROGRAM_LANGUAGES.filter((one) => existsSync(join(folder, `task/listing.${one}`))),
      };
      const late = sources.slice(1).map((name) => `"${name}": () => import("./${name}?listing")`);
      return moduleOf(`export default ${JSON.stringify(texts)};\nexport const files = {${late}};`);
    },
  };
}

function moduleOf(code: string): { code: string } {
  return { code, moduleType: "js" } as { code: string };
}

/** The files of a subfolder with this ending, as paths from `folder`; none when there is no such subfolder. */
async function filesOf(folder: string, subfolder: string, ending: string): Promise<string[]> {
  const names = await readdir(join(folder, subfolder)).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${subfolder}/${name}`);
}

async function listingOf(folder: string, name: string): Promise<[string, PackedListing]> {
  const shown = name.includes("/") ? name : `${basename(folder)}/${name}`;
  const listing = makeListing(shown, await readFile(join(folder, name), "utf8"));
  return [name, packListing(listing, await highlight(listing.lines, "ts"))];
}

/** A program in another language. Its marks say which line each step of the lesson speaks of. */
async function programOf(lesson: string, language: ProgramLanguage, text: string): Promise<PackedListing> {
  const { lines, steps } = readStepMarks(text.trimEnd());
  const listing = {
    file: programFile(lesson, language),
    lines,
    lineOf: linesOfSteps({ lines, steps }),
    asked: {},
  };
  return packListing(listing, await highlight(lines, language));
}

async function exampleOf(folder: string, name: string): Promise<[string, string]> {
  return [basename(name, ".txt"), await readFile(join(folder, name), "utf8")];
}

/** Each line as [text, kind] pairs; the kind is a class name without its `t-`, or the empty string. */
async function highlight(
  lines: readonly string[],
  lang: BundledLanguage,
): Promise<(readonly [string, string])[][]> {
  const { tokens } = await codeToTokens(lines.join("\n"), { lang, theme: cssTheme });
  return tokens.map((line) =>
    line.map(({ content, color }) => {
      const kind = /--tok-(?:token-)?([a-z-]+)/.exec(color ?? "")?.[1] ?? "";
      return [content, kind === "foreground" ? "" : kind] as const;
    }),
  );
}
