/* `npm start`: builds the site when it is missing or older than its sources, then serves it. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "./serve.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const SOURCES = [
  "algorithms",
  "components",
  "content",
  "public",
  "src",
  "scripts",
  "CHANGELOG.md",
  "astro.config.mjs",
  "package-lock.json",
];

/** The time at which the newest file under `path` was written. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

// Written last by the build, so a build that broke off does not count as one.
const built = newest(join(root, "dist/sw.js"));
const changed = Math.max(...SOURCES.map((path) => newest(join(root, path))));
if (built < changed) {
  console.log("Building the site (about half a minute) …");
  const build = spawnSync("npm", ["run", "--silent", "build", "--", "--quiet"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

const { url } = await serve({ port: Number(process.env.PORT ?? 4321) });
console.log(`\nKibitz is at ${url}   (Ctrl+C stops it)`);
