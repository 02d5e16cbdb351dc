/**
 * The package's programs: the command line and the library, bundled by Vite with the plug-in for mutants that the site has. Nothing
 * of ours is minified: what goes wrong names a line that can be read.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import { build, type Plugin, type Rolldown } from "vite";
import { mutantModules } from "#src/build/mutant-modules.ts";
import { PAINTERS } from "#src/cli/export/painters.ts";
import { headOf } from "#src/cli/lessons/article-head.ts";
import { manifest } from "./manifest.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const here = (file: string): string => `${ROOT}src/package/${file}`;

/** In ours only the space before lines goes: all names stay, and so do the lines, of which each has one statement. */
const OURS = { module: true, mangle: false, compress: false, format: { semicolons: false } };

/** Files of which the package has its own. */
const STAND_INS = ["lesson-files.ts", "room-files.ts"];

/** With these sucrase checks the options that it is called with; ours are in our own program. */
const CHECKS = /\bts-interface-checker$|\/Options-gen-types$/;
const NO_CHECKS = "\0no-checks";

/** What the package has in the place of folders, and of what nobody needs. */
const packedFiles: Plugin = {
  name: "kibitz:packed-files",
  enforce: "pre",
  resolveId(source) {
    if (CHECKS.test(source)) return NO_CHECKS;
    const file = STAND_INS.find((each) => source.endsWith(`/${each}`));
    return file && here(file);
  },
  async load(id) {
    if (id === NO_CHECKS)
      return {
        code: "export const createCheckers = () => ({ Options: { strictCheck() {} } });\nexport default {};",
        moduleType: "js",
      };
    const [file = "", query] = id.split("?");
    if (file === `${ROOT}package.json`) return asModule({ version: manifest.version });
    // Of the rooms that programs run in, which nobody reads here, only what runs.
    if (query === "raw" && /\/reader-programs\/.*\.(py|js)$/.test(file)) {
      const text = await readFile(file, "utf8");
      if (file.endsWith(".py")) return asModule(text.replace(/^[ \t]*#.*\n/gm, ""));
      const { code = text } = await minify(text, { ...OURS, module: false });
      return asModule(code);
    }
    if (query !== "head") return undefined;
    return asModule(headOf(await readFile(file, "utf8")));
  },
};

/** What others have written and is large has files of its own, in which nobody reads. */
const OTHERS = [
  { name: "acorn", test: /\/node_modules\/acorn\// },
  { name: "sucrase", test: /\/node_modules\/(sucrase|@jridgewell|lines-and-columns)\// },
  {
    name: "linkedom",
    test: /\/node_modules\/(linkedom|html\w+|entities|dom\w+|dom-\w+|css-\w+|cssom|boolbase|nth-check|uhyphen)\//,
  },
];

/** Node 20 is younger than these signs. */
const THEIRS = { module: true, ecma: 2020, compress: { passes: 3 } } as const;
const packed: Plugin = {
  name: "kibitz:packed",
  enforce: "post",
  async generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== "chunk" || file.isEntry) continue;
      const isOthers = OTHERS.some(({ name }) => name === file.name);
      const { code = file.code } = await minify(file.code, isOthers ? THEIRS : OURS);
      file.code = code;
    }
  },
};

function asModule(value: unknown): { readonly code: string; readonly moduleType: "js" } {
  return { code: `export default ${JSON.stringify(value)};`, moduleType: "js" };
}

/** Bundles into a folder, and returns the files of other packages that are in the bundle. */
export async function bundle(folder: string): Promise<string[]> {
  // Otherwise marks for a debugger would be made, which name files of this machine.
  process.env["NODE_ENV"] = "production";
  const made = (await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [packedFiles, mutantModules(), packed],
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true, external: PAINTERS.map(String) },
    build: {
      ssr: true,
      target: "node20",
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { kibitz: `${ROOT}src/cli/main.ts`, library: here("library.ts") },
        transform: { inject: { "Map.groupBy": [here("group-by.ts"), "groupBy"] } },
        output: {
          ...{ entryFileNames: "[name].js", chunkFileNames: "c/[name]-[hash].js" },
          codeSplitting: { groups: OTHERS },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = made.output.filter((file) => file.type === "chunk");
  return chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 && id.includes("/node_modules/") ? [id] : [],
    ),
  );
}
