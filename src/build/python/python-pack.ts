/** Python as the pages with readers' own programs get it: three files, packed here so that no host has to be set up for them. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { PythonFile } from "#src/reader-programs/python/python-files.ts";

/** A file with its bytes. */
interface Packed extends PythonFile {
  readonly content: Buffer;
}

const at = (...path: readonly string[]): string => join(process.cwd(), ...path);
const packageAt = (name: string): string => at("node_modules/pyodide", name);
const LIBRARY_PROGRAM = "src/build/python/python-library.ts";

let packed: Promise<readonly Packed[]> | undefined;

/** All files of Python. They are made once for all pages. */
export function pythonFiles(): Promise<readonly Packed[]> {
  packed ??= Promise.all([
    pack("loader", loader()),
    pack("core", readFile(packageAt("pyodide.asm.wasm"))),
    pack("library", library()),
  ]);
  return packed;
}

async function pack(name: PythonFile["name"], content: Promise<Buffer>): Promise<Packed> {
  const bytes = await promisify(gzip)(await content, { level: 9 });
  return {
    name,
    address: `/python/${name}.${digest(bytes)}.bin`,
    bytes: bytes.length,
    content: bytes,
  };
}

function digest(...contents: readonly Buffer[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 12);
}

/**
 * Python's own loader as a script that leaves one name, `__python`, to the prelude. It is made of modules, and what reads a program in the room is a
 * classic worker, which has neither `import.meta` nor `import()`; both are only asked for outside browsers.
 */
async function loader(): Promise<Buffer> {
  const [load, machine] = await Promise.all(
    ["pyodide.mjs", "pyodide.asm.mjs"].map(async (name) => readFile(packageAt(name), "utf8")),
  );
  const parts = [
    `loadPyodide:${returning(load as string, /export\{(\w+) as loadPyodide,[^}]*\};?\s*$/)}`,
    `createPyodideModule:${returning(machine as string, /export default (\w+);\s*$/)}`,
  ];
  return Buffer.from(`self.__python={${parts.join(",")}};`);
}

/** The value of what a module exports, as an expression. `exported` finds the export, and the name of what it is. */
export function returning(module: string, exported: RegExp): string {
  const text = module.replace(/\n\/\/# sourceMappingURL=\S*\s*$/, "");
  if (!exported.test(text)) throw new RangeError(`no ${exported} at the end of Python's loader`);
  const body = text
    .replace(exported, "return $1;")
    .replaceAll("import.meta", "({})")
    .replaceAll(/(?<![\w.$])import\(/g, "__noImport(");
  return `(()=>{${body}\n})()`;
}

/** The standard library; it is made again when Python or the program that makes it has changed. */
async function library(): Promise<Buffer> {
  const version = digest(await readFile(packageAt("package.json")), await readFile(at(LIBRARY_PROGRAM)));
  const file = at(".cache/python", `${version}.zip`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  await mkdir(at(".cache/python"), { recursive: true });
  // Two builds at once do not read what the other one is writing.
  const own = `${file}.${process.pid}`;
  await promisify(execFile)(process.execPath, [at(LIBRARY_PROGRAM), own]);
  await rename(own, file);
  return readFile(file);
}
