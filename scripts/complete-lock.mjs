/*
 * Completes package-lock.json so that `npm ci` accepts it on every machine.
 *
 * A registry may lack a platform package of another operating system. `npm install` then leaves
 * that optional package out of the lock, and `npm ci` refuses the very lock that it wrote. Each
 * such gap gets an entry here, with the system that its name speaks of; npm skips an entry that
 * is meant for another system. Run it after every `npm install`.
 */
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
const packages = lock.packages;

const SYSTEMS = [
  "darwin",
  "linux",
  "win32",
  "freebsd",
  "openbsd",
  "netbsd",
  "android",
  "sunos",
  "aix",
  "openharmony",
];
const PROCESSORS = [
  "arm64",
  "x64",
  "ia32",
  "arm",
  "ppc64",
  "s390x",
  "riscv64",
  "loong64",
  "mips64el",
  "wasm32",
];

/** The paths at which Node looks for `name` when a package that lies at `from` asks for it, nearest first. */
function lookup(from, name) {
  const places = [];
  for (let at = from; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules/") - 1))) {
    places.push(`${at}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
}

let added = 0;
for (const [path, entry] of Object.entries(packages)) {
  delete entry.resolved;
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lookup(path, name).some((place) => packages[place])) continue;
    const parts = name.replace("windows", "win32").split(/[/-]/);
    const os = SYSTEMS.filter((system) => parts.includes(system));
    const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ""),
      ...(cpu.length > 0 && { cpu }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} missing platform packages added.`);
