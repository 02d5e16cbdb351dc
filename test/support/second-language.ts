import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { markCatalog } from "#src/build/marked-words.ts";
import { filesOf, root } from "./source-files.ts";

/** What the site is made of. */
const PARTS = ["algorithms", "components", "content", "public", "src"];
const FILES = ["astro.config.mjs", "CHANGELOG.md", "package.json", "package-lock.json", "tsconfig.json"];
const LANGUAGE = "algorithms/core/lesson/language.en.ts";
const LOCALES = "algorithms/core/lesson/locale.ts";

/** The catalogs of the project: the files that another language has of its own. */
export const catalogs: readonly string[] = ["algorithms", "components", "src"].flatMap((folder) =>
  filesOf(folder, /\.en\.ts$|\/words\/en\/[^/]+\.ts$/),
);

/** Copies the repository into an empty folder, with a second language: every letter of its words wears a mark. */
export function copyWithLanguage(folder: string, tag: string): void {
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const file of FILES) cpSync(join(root, file), join(folder, file));
  for (const file of filesOf("scripts", /\.mjs$/)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  for (const file of catalogs) {
    const text = readFileSync(join(root, file), "utf8");
    const spoken = file === LANGUAGE ? text.replace('"en"', `"${tag}"`) : markCatalog(text);
    const own = file.replace("/words/en/", `/words/${tag}/`).replace(/\.en\.ts$/, `.${tag}.ts`);
    mkdirSync(dirname(join(folder, own)), { recursive: true });
    writeFileSync(join(folder, own), spoken);
  }
  const locales = readFileSync(join(root, LOCALES), "utf8");
  writeFileSync(join(folder, LOCALES), locales.replace('["en"]', `["en", "${tag}"]`));
}
