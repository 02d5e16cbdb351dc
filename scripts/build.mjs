/*
 * `npm run build`: the pages, then what is made from them. Astro is called as a module, which reports to nobody. With `--kept` the
 * site that stands in dist/ is kept where nothing that it is made of has changed since it was built.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What the site is made of; the installed packages by their lock. */
const MADE_OF = ["algorithms", "components", "content", "public", "scripts", "src"];
const AND_OF = ["astro.config.mjs", "package.json", "package-lock.json", "tsconfig.json"];
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

const isKept =
  process.argv.includes("--kept") &&
  existsSync(`${root}dist`) &&
  existsSync(NOTE) &&
  readFileSync(NOTE, "utf8") === note();
if (isKept) console.log("Nothing has changed since the site in dist/ was built.");
else {
  rmSync(NOTE, { force: true });
  process.env.NODE_ENV = "production";
  const { build } = await import("astro");
  await build({ logLevel: process.argv.includes("--quiet") ? "warn" : "info" });
  await import("./postbuild.mjs");
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(NOTE, note());
}
