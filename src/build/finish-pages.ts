/**
 * The last hand on built pages: scripts come under shorter names, each page names the files that its figures need, pictures of key
 * frames become files, and the policy of a page names what stands in it.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { exactPolicy } from "./exact-policy.ts";
import { keepScriptFiles, type ScriptFile, withFigureCode } from "./figure-code.ts";
import { takeOutKeyFrames } from "./key-frames.ts";
import { joinBlocks, quoteForJson } from "./lean-html.ts";
import { renameScripts, shortNames } from "./short-names.ts";
import { takeOutSources } from "./sources.ts";

/** Where an endpoint leaves the style sheet of the pictures in files; it is no part of the site. */
const PICTURE_SHEET = "key-frames.css";

/** Where Astro leaves the scripts. */
const SCRIPTS = "_astro";

export function finishPages(): AstroIntegration {
  const scripts: ScriptFile[] = [];
  return {
    name: "kibitz:finish-pages",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [keepScriptFiles(scripts)] } });
      },
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const css = await readFile(root + PICTURE_SHEET, "utf8");
        await rm(root + PICTURE_SHEET);
        const shorten = shortNames(await readdir(root + SCRIPTS));
        await renameScripts(root + SCRIPTS, shorten);
        const names = await readdir(root, { recursive: true });
        for (const name of names.filter((file) => file.endsWith(".html"))) {
          const built = withFigureCode(await readFile(root + name, "utf8"), scripts);
          const frameless = takeOutKeyFrames(built, css);
          const { html, files } = takeOutSources(frameless.html);
          for (const [path, text] of [...frameless.files, ...files]) await writeFile(root + path, text);
          await writeFile(root + name, exactPolicy(joinBlocks(quoteForJson(shorten(html)))));
        }
      },
    },
  };
}
