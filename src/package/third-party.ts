/** The licences of what is bundled. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What a package says of itself. */
interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
}

/** The text that names the packages to which these files belong, each with its licence. Throws an Error for one without. */
export function thirdParty(files: readonly string[]): string {
  const folders = [...new Set(files.map(folderOf))].sort();
  const told = new Map(folders.map(licenseIn));
  return ["This package contains parts of the following packages.", ...told.values()].join(
    `\n\n${"-".repeat(80)}\n\n`,
  );
}

/** The folder of the package to which a file belongs: the nearest whose package.json has a name and a version. */
function folderOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const { name, version } = existsSync(join(folder, "package.json")) ? manifestIn(folder) : {};
    if (name && version) return folder;
  }
  throw new Error(`${file} belongs to no package`);
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

function licenseIn(folder: string): [name: string, text: string] {
  const { name = "", version, license, author } = manifestIn(folder);
  if (!license) throw new Error(`${name} names no licence`);
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  const by = typeof author === "string" ? author : author?.name;
  const text = file === undefined ? `By ${by}.` : readFileSync(join(folder, file), "utf8").trim();
  return [name, `${name} ${version} (${license})\n\n${text}`];
}
