/* After `astro build`: the search index, the list of what can be kept, and the service worker that keeps it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as pagefind from "pagefind";
import { build } from "vite";
import { listSite, needsOf } from "../src/build/site-list.ts";
import { spokenLanguage } from "../src/build/spoken-language.ts";
import { LIST } from "../src/offline/site-list.ts";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
/** Stands in for a page that is not on the device of a reader without a network. */
const STAND_IN = "/offline/";

// Only what lies in data-pagefind-body is found: the articles, not the shell around them.
const { index } = await pagefind.createIndex({ keepIndexUrl: false });
const { errors } = await index.addDirectory({ path: dist });
if (errors.length > 0) throw new Error(errors.join("\n"));
await index.writeFiles({ outputPath: `${dist}pagefind` });
await pagefind.close();

const built = new Map(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll("\\", "/"))
    .map((file) => [
      `/${file
        .slice(dist.length)
        .replace(/^\/+/, "")
        .replace(/(?<=^|\/)index\.html$/, "")}`,
      readFileSync(file),
    ]),
);
const list = listSite(built);
writeFileSync(`${dist}${LIST.slice(1)}`, JSON.stringify(list));

const worker = { version: list.version, page: STAND_IN, files: [...needsOf(STAND_IN, built)] };
await build({
  configFile: false,
  logLevel: "warn",
  plugins: [spokenLanguage()],
  define: { BUILD: JSON.stringify(worker) },
  build: {
    outDir: dist,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: fileURLToPath(new URL("../src/offline/worker.ts", import.meta.url)),
      output: { entryFileNames: "sw.js", format: "iife" },
    },
  },
});
const bytes = list.files.reduce((sum, [, , each]) => sum + each, 0);
console.log(
  `Search index written. Service worker: the whole site is ${list.files.length} files of ${(bytes / 1024).toFixed(0)} KiB.`,
);
