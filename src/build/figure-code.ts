/**
 * The files that the figures of a page need, by name. Each file names those that it needs itself, and each such step costs a trip
 * to the server; where the page knows them all, a script asks for them at once (`src/reading/islands/figures.ts`).
 */
import type { Plugin } from "vite";
import { lessonFolder } from "../lib/lesson-folders.ts";

/** A file of scripts, as the bundler tells of it. */
export interface ScriptFile {
  readonly fileName: string;
  /** The module that others ask for by this file, if there is one, and all that are in it. */
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  /** The files that come with it. */
  readonly imports: readonly string[];
}

/** Keeps what the bundler tells of the files for browsers. */
export function keepScriptFiles(files: ScriptFile[]): Plugin {
  return {
    name: "keep-script-files",
    apply: "build",
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle)) if (file.type === "chunk") files.push(file);
    },
  };
}

/** These files and all that come with them. */
function withAllTheyNeed(names: readonly string[], files: ReadonlyMap<string, ScriptFile>): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of files.get(name)?.imports ?? []) add(next);
  };
  for (const name of names) add(name);
  return found;
}

const PAGE_SCRIPT = /<script type="module" src="\/([^"]+)"/g;
const FIGURE_OF = / data-figure="[^"]*&quot;lessonId&quot;:&quot;([\w-]+)/;
const VIEW = / data-view="(\w+)"/g;

/** The page with the names of what its figures need and its own scripts do not bring, where it has figures. */
export function withFigureCode(html: string, files: readonly ScriptFile[]): string {
  const lesson = FIGURE_OF.exec(html)?.[1];
  if (!lesson) return html;
  const views = new Set(
    Array.from(html.matchAll(VIEW), ([, view]) => `/components/picture/views/${view}.ts`),
  );
  const lessonModule = `/${lessonFolder(lesson)}/lesson.ts`;
  const entries = ["/src/reading/islands/mount.tsx", lessonModule, `${lessonModule}?texts`, ...views].map(
    (entry) => {
      const file =
        files.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry)) ??
        files.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entry)));
      if (!file) throw new Error(`no file of scripts has ${entry}`);
      return file.fileName;
    },
  );
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const here = withAllTheyNeed(
    Array.from(html.matchAll(PAGE_SCRIPT), ([, script]) => script as string),
    byName,
  );
  const names = [...withAllTheyNeed(entries, byName)].filter((name) => !here.has(name));
  const short = names.map((name) => name.replace(/^_astro\/|\.js$/g, ""));
  return html.replace("</head>", `<meta name="figure-code" content="${short.join(" ")}"></head>`);
}
