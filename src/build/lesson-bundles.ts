/**
 * The scripts that leave the site. One for each lesson has all that its small player needs and nothing else: what shares
 * nothing with the rest of the site is smallest alone, and pages on other sites fetch it. Files that are taken away, and
 * tours in frames, have one player for several lessons, and each lesson without a player.
 */
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { minify } from "terser";
import { build, type Plugin } from "vite";
import {
  bundlePath,
  COURSE_PATH,
  partsPath,
  STANDALONE_PATH,
  TOUR_FRAME_PATH,
} from "#components/embed/bundle-path.ts";
import { lessonFolder, lessonFolders } from "../lib/lesson-folders.ts";
import { recordedLesson } from "./recorded-lesson.ts";
import { shortNames } from "./short-names.ts";
import { spokenLanguage } from "./spoken-language.ts";
import { wordsByUse } from "./words-by-use.ts";

const PLAYER = "virtual:lesson-player";
const PARTS = "virtual:lesson-parts";
const INPUTS = "virtual:lesson-inputs";

/** The modules that draw a kind of picture; a bundle has those of its lesson's pictures alone. */
const DRAWS = { board: ["board", "canvas", "board-light"], graph: ["graph"] } as const;

/** Whether a lesson draws boards, from the text of what makes its scenes: a test compares it with what it draws. */
export function drawnKind(folder: string): keyof typeof DRAWS {
  const files = readdirSync(`${folder}figure`).filter((name) => /^scene.*\.ts$/.test(name));
  const isBoard = files.some((name) =>
    readFileSync(`${folder}figure/${name}`, "utf8").includes('kind: "board"'),
  );
  return isBoard ? "board" : "graph";
}

/** The modules of one bundle that are no files: the texts of the examples, what brings all together, and nothing in the place of what it does not draw. */
function lessonParts(root: string, lesson: string): Plugin {
  const folder = `${root}${lessonFolder(lesson)}/`;
  const unseen = DRAWS[drawnKind(folder) === "board" ? "graph" : "board"].map(
    (name) => `${root}components/picture/views/${name}.ts`,
  );
  return {
    name: "kibitz:lesson-parts",
    enforce: "pre",
    resolveId: (id) => ([PLAYER, PARTS, INPUTS].includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (unseen.includes(id)) return "export const canvas = undefined, lightMarkup = undefined;";
      if (id === `\0${INPUTS}`) {
        const names = readdirSync(`${folder}inputs`).filter((name) => name.endsWith(".txt"));
        const texts = names.map((name) => [
          basename(name, ".txt"),
          readFileSync(`${folder}inputs/${name}`, "utf8"),
        ]);
        return `export const inputs = ${JSON.stringify(Object.fromEntries(texts))};`;
      }
      const use = {
        [`\0${PLAYER}`]: ["begin", "begin.tsx"],
        [`\0${PARTS}`]: ["holdLesson", "standalone-lessons.ts"],
      }[id];
      if (!use) return undefined;
      const [name, file] = use;
      return [
        `import { lesson } from "${folder}lesson.ts?shown";`,
        `import { inputs } from "${INPUTS}";`,
        `import { ${name} } from "${root}src/embed/${file}";`,
        `void ${name}({ lesson, inputs });`,
      ].join("\n");
    },
  };
}

/** What to ask for instead of a module, by its name. */
type Aliases = Readonly<Record<string, string>>;

/** What is loaded late comes alone, so nothing needs a list of what comes with it. */
const nothingLate: Plugin = {
  name: "kibitz:nothing-late",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
};

/** What the bundler has packed becomes a little smaller still, for which the heaviest lessons have use. */
export const packTighter: Plugin = {
  name: "pack-tighter",
  enforce: "post",
  apply: "build",
  async generateBundle(_, files) {
    if (this.environment.name !== "client") return;
    for (const file of Object.values(files)) {
      if (file.type !== "chunk") continue;
      const { code = file.code } = await minify(file.code, { module: true, compress: { passes: 3 } });
      file.code = code;
    }
  },
};

/** A script of a bundle, and its path on the site. */
interface Script {
  readonly path: string;
  readonly code: string;
}

/** Builds a script, with what it asks for when it needs it in files of their own beside it, or else in one file. */
async function scriptsOf(
  root: string,
  input: string,
  path: string,
  { plugins = [], aliases, isOneFile }: { plugins?: Plugin[]; aliases: Aliases; isOneFile: boolean },
): Promise<Script[]> {
  const beside = path.replace(/\.js$/, "/[name].[hash].js");
  const made = await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    define: { "import.meta.env.SSR": "false", "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias: Object.entries(aliases).map(([name, replacement]) => ({
        find: new RegExp(`^${name}$`),
        replacement,
      })),
    },
    plugins: [spokenLanguage(), wordsByUse(), nothingLate, ...plugins],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: {
          ...{ format: "es", codeSplitting: isOneFile ? false : {}, comments: false },
          ...{ entryFileNames: path, chunkFileNames: beside },
        },
      },
    },
  });
  if (!("output" in made)) throw new Error(`${input} came to nothing`);
  // Style sheets that modules ask for stand in the page already.
  const scripts = made.output.filter((file) => file.type === "chunk");
  if (isOneFile && scripts.length !== 1) throw new Error(`${input} is ${scripts.length} files, and not one`);
  return scripts.map(({ fileName, code }) => ({ path: fileName, code }));
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Where the file of an address lies among the pages. */
const fileOf = (address: string): string => address.slice(1);

/** The script of a lesson's small player; without aliases it runs on React. */
export async function lessonPlayer(lesson: string, aliases: Aliases): Promise<string> {
  const plugins = [recordedLesson(), lessonParts(ROOT, lesson)];
  const [script] = await scriptsOf(ROOT, PLAYER, fileOf(bundlePath(lesson)), {
    plugins,
    aliases,
    isOneFile: true,
  });
  return script.code;
}

/** Writes the bundles of all lessons beside the pages. */
export function lessonBundles(aliases: Aliases): AstroIntegration {
  return {
    name: "kibitz:lesson-bundles",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const write = async (path: string, code: string) => {
          const file = fileURLToPath(new URL(path, dir));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, code);
        };
        for (const lesson of lessonFolders.keys()) {
          await write(fileOf(bundlePath(lesson)), await lessonPlayer(lesson, aliases));
          const plugins = [recordedLesson(), lessonParts(ROOT, lesson)];
          const [parts] = await scriptsOf(ROOT, PARTS, fileOf(partsPath(lesson)), {
            ...{ plugins, aliases, isOneFile: true },
          });
          await write(parts.path, parts.code);
        }
        // What a file is made of cannot ask for more; a frame asks for what draws the pictures of its tour.
        for (const [path, entry, isOneFile] of [
          [STANDALONE_PATH, "standalone.ts", true],
          [COURSE_PATH, "course.ts", true],
          [TOUR_FRAME_PATH, "tour-frame.tsx", false],
        ] as const) {
          const scripts = await scriptsOf(ROOT, `${ROOT}src/embed/${entry}`, fileOf(path), {
            plugins: [packTighter],
            aliases,
            isOneFile,
          });
          const shorten = shortNames(scripts.map((script) => basename(script.path)));
          for (const script of scripts) await write(shorten(script.path), shorten(script.code));
        }
      },
    },
  };
}
