import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeToTokens } from "shiki";
import type { Plugin } from "vite";
import { makeListing, stripSteps } from "../../algorithms/listing.ts";
import { cssTheme } from "./highlight.ts";

const PLAIN = /\.ts\?plain$/;
const LISTING = /\.ts\?listing$/;
const EXAMPLES = /\.ts\?examples$/;

/**
 * A Vite plugin for the other faces of a lesson's files: `solve.ts?plain` is the module without its step calls,
 * `solve.ts?listing` its lines for the reader, cut into highlighted pieces when the site is built, and
 * `lesson.ts?examples` the texts of the folder's examples by name, so that they travel as one file.
 */
export function plainSteps(): Plugin {
  return {
    name: "kibitz:plain-steps",
    enforce: "pre",
    async load(id) {
      const file = id.replace(/\?.*$/, "");
      if (PLAIN.test(id)) return stripSteps(await readFile(file, "utf8"));
      if (EXAMPLES.test(id)) {
        const texts = await examplesOf(join(dirname(file), "examples"));
        for (const { path } of texts) this.addWatchFile(path);
        const byName = Object.fromEntries(texts.map(({ name, text }) => [name, text]));
        return { code: `export default ${JSON.stringify(byName)};`, moduleType: "js" } as { code: string };
      }
      if (!LISTING.test(id)) return undefined;
      this.addWatchFile(file);
      const name = file.split("/").slice(-2).join("/");
      const listing = makeListing(name, await readFile(file, "utf8"));
      const pieces = await highlight(listing.lines);
      const code = `export default ${JSON.stringify({ ...listing, pieces })};`;
      return { code, moduleType: "js" } as { code: string };
    },
  };
}

/** The text files of a folder. */
async function examplesOf(folder: string): Promise<{ name: string; path: string; text: string }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".txt")).sort();
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      return { name: file.replace(/\.txt$/, ""), path, text: await readFile(path, "utf8") };
    }),
  );
}

/** Each line as [text, kind] pairs; the kind is a class name without its `t-`, or the empty string. */
async function highlight(lines: readonly string[]): Promise<(readonly [string, string])[][]> {
  const { tokens } = await codeToTokens(lines.join("\n"), { lang: "ts", theme: cssTheme });
  return tokens.map((line) =>
    line.map(({ content, color }) => {
      const kind = /--tok-(?:token-)?([a-z-]+)/.exec(color ?? "")?.[1] ?? "";
      return [content, kind === "foreground" ? "" : kind] as const;
    }),
  );
}
