import { readFile } from "node:fs/promises";
import { codeToTokens } from "shiki";
import type { Plugin } from "vite";
import { makeListing, stripSteps } from "../../algorithms/listing.ts";
import { cssTheme } from "./highlight.ts";

const PLAIN = /\.ts\?plain$/;
const LISTING = /\.ts\?listing$/;

/**
 * A Vite plugin for the two other faces of an instrumented source file: `solve.ts?plain` is the module without its step
 * calls, `solve.ts?listing` its lines for the reader, cut into highlighted pieces when the site is built.
 */
export function plainSteps(): Plugin {
  return {
    name: "kibitz:plain-steps",
    enforce: "pre",
    async load(id) {
      const file = id.replace(/\?.*$/, "");
      if (PLAIN.test(id)) return stripSteps(await readFile(file, "utf8"));
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
