/**
 * The site is built once a language. Code imports the words of the first one, `*.en.ts`; a build for another one, which
 * `SITE_LANGUAGE` names, puts that language's file of the same name in the place of each, so that a page is sent one
 * language and no code asks which.
 */
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { LOCALES, type Locale } from "#algorithms/core/lesson/locale.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url)).replaceAll("\\", "/");
const [WRITTEN] = LOCALES;

/** The language in which the site is being built. Throws a RangeError for one that it does not speak. */
export const SPOKEN: Locale = languageOf(process.env["SITE_LANGUAGE"]);

function languageOf(tag: string = WRITTEN): Locale {
  const found = LOCALES.find((each) => each === tag);
  if (found === undefined)
    throw new RangeError(`SITE_LANGUAGE is "${tag}"; the site speaks ${LOCALES.join(", ")}`);
  return found;
}

/** The words of the first language: a file, or all files of a folder. */
const CATALOG = new RegExp(`\\.${WRITTEN}\\.ts(?=$|\\?)|/words/${WRITTEN}/`);

/**
 * The file that is taken for a catalog of this project in a language; undefined for what is no catalog, or speaks it already.
 * Throws an Error that names the file where there is none.
 */
export function spokenFile(file: string, tag: string): string | undefined {
  const path = file.replaceAll("\\", "/");
  if (tag === WRITTEN || !path.startsWith(ROOT) || path.includes("/node_modules/") || !CATALOG.test(path))
    return undefined;
  const spoken = path
    .replace(`/words/${WRITTEN}/`, `/words/${tag}/`)
    .replace(new RegExp(`\\.${WRITTEN}\\.ts(?=$|\\?)`), `.${tag}.ts`);
  if (!existsSync(spoken.replace(/\?.*$/, "")))
    throw new Error(
      `${spoken.slice(ROOT.length)} is missing: ${path.slice(ROOT.length)} in the language "${tag}"`,
    );
  return spoken;
}

/** A Vite plugin that speaks this language. */
export function spokenLanguage(tag: string = SPOKEN): Plugin {
  return {
    name: "kibitz:spoken-language",
    enforce: "pre",
    async resolveId(name, importer, options) {
      if (tag === WRITTEN || !CATALOG.test(name)) return undefined;
      const found = await this.resolve(name, importer, { ...options, skipSelf: true });
      return found && (spokenFile(found.id, tag) ?? found);
    },
  };
}

/** The same for what Node itself loads while the site is built. It holds for what is imported after it. */
export function speakInNode(tag: string = SPOKEN): void {
  if (tag === WRITTEN) return;
  registerHooks({
    resolve(name, context, next) {
      const found = next(name, context);
      if (!found.url.startsWith("file:")) return found;
      const spoken = spokenFile(fileURLToPath(found.url), tag);
      return spoken === undefined ? found : { ...found, url: pathToFileURL(spoken).href };
    },
  });
}

/** Where a language is built: the first one in the site itself, another one beside it, until it is brought there. */
export function builtIn(tag: string): string {
  return tag === WRITTEN ? "dist" : `.cache/languages/${tag}`;
}
