/*
 * `npm run build`: the pages in each language, then what is made from them. Astro is called as a module, which reports to nobody.
 * With `--kept` the site that stands in dist/ is kept where nothing that it is made of has changed since it was built.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LOCALES } from "../algorithms/core/lesson/locale.ts";
import { builtIn, SPOKEN, speakInNode } from "../src/build/spoken-language.ts";
import { placeSite } from "../src/build/under-path.ts";
import { siteAddress, wrongSite } from "../src/lib/site-address.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What the site is made of; the installed packages by their lock. */
const MADE_OF = ["algorithms", "components", "content", "public", "scripts", "src"];
const AND_OF = ["CHANGELOG.md", "astro.config.mjs", "package.json", "package-lock.json", "tsconfig.json"];
const NOTE = `${root}.cache/built-from`;

/** The files of a folder, in their order. */
function filesOf(folder) {
  return readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
}

/** A digest of all that the site is made of, and of what it came to: a file that was added or lost since is noticed. */
function digest() {
  const hash = createHash("sha256").update(`${process.version} ${process.env.SITE ?? ""}`);
  for (const file of [...MADE_OF.flatMap(filesOf), ...AND_OF.map((name) => `${root}${name}`)])
    hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

const note = () => `${digest()} ${filesOf("dist").length}`;

const site = siteAddress();
const wrong = site && wrongSite(site);
if (wrong) {
  console.error(wrong);
  process.exit(1);
}

const [first, ...others] = LOCALES;

/** The pages and scripts of the language that this process speaks. */
async function buildPages() {
  process.env.NODE_ENV = "production";
  // What Astro and its configuration import from here on speaks the language too.
  speakInNode();
  const { build } = await import("astro");
  await build({ logLevel: process.argv.includes("--quiet") ? "warn" : "info" });
}

/** Builds another language in a process that speaks it, and brings its pages and scripts to those of the first. */
function addLanguage(tag) {
  const [program, ...options] = process.argv.slice(1);
  const call = [program, ...options.filter((option) => option !== "--kept")];
  const env = { ...process.env, SITE_LANGUAGE: tag };
  const { status } = spawnSync(process.execPath, call, { stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
  // The names of files in `_astro` tell what they hold; everything else of a language lies under its own address.
  for (const part of ["_astro", tag])
    cpSync(`${root}${builtIn(tag)}/${part}`, `${root}${builtIn(first)}/${part}`, { recursive: true });
}

const isKept =
  process.argv.includes("--kept") &&
  existsSync(`${root}dist`) &&
  existsSync(NOTE) &&
  readFileSync(NOTE, "utf8") === note();
if (isKept) console.log("Nothing has changed since the site in dist/ was built.");
else if (SPOKEN === first) {
  rmSync(NOTE, { force: true });
  await buildPages();
  for (const tag of others) addLanguage(tag);
  await import("./postbuild.mjs");
  placeSite(`${root}dist`, site);
  if (!site)
    console.log(
      "SITE is not set: pages know no address of their own, and there is no feed, no map and no oEmbed file.",
    );
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(NOTE, note());
} else await buildPages();
