/*
 * `npm run pack`: the command line and the library as a package that can be installed, in package/: its files, and the tarball that
 * npm makes of them, whose path is printed. `--out DIR` takes another folder.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import ts from "typescript";
import { bundle } from "../src/package/bundle.ts";
import { manifest } from "../src/package/manifest.ts";
import { thirdParty } from "../src/package/third-party.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const { values } = parseArgs({ options: { out: { type: "string", default: join(ROOT, "package") } } });
const out = resolve(values.out);

const bundled = await bundle(join(out, "dist"));
const write = (name: string, text: string) => writeFileSync(join(out, name), text);
write("THIRD-PARTY.txt", thirdParty(bundled));
write("package.json", `${JSON.stringify(manifest, undefined, 2)}\n`);
for (const name of ["LICENSE", "LICENSE-articles.md"]) copyFileSync(join(ROOT, name), join(out, name));
copyFileSync(join(ROOT, "docs/library.md"), join(out, "README.md"));

/** The types of the library. They name nothing of the inside, so those of a file can be told from the file alone. */
const library = globSync(["library.ts", "library/*.ts"], { cwd: join(ROOT, "src/package") });
for (const file of library.filter((name) => !name.endsWith(".en.ts"))) {
  const text = readFileSync(join(ROOT, "src/package", file), "utf8");
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, {
    ...{ fileName: file, reportDiagnostics: true },
    compilerOptions: { isolatedDeclarations: true, strict: true },
  });
  for (const { messageText } of diagnostics)
    throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
  const types = join("dist", file.replace(/\.ts$/, ".d.ts"));
  mkdirSync(dirname(join(out, types)), { recursive: true });
  write(types, outputText.replaceAll(/(from "\.\/[^"]*)\.ts"/g, '$1.js"'));
}

for (const old of globSync("kibitz-cli-*.tgz", { cwd: out })) rmSync(join(out, old));
const { status, stdout } = spawnSync("npm", ["pack", "--silent", "--ignore-scripts"], {
  ...{ cwd: out, encoding: "utf8", shell: process.platform === "win32" },
  stdio: ["ignore", "pipe", "inherit"],
});
if (status !== 0) throw new Error("npm made no tarball");
console.log(join(out, stdout.trim()));
