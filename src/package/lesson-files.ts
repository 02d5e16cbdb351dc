/** `src/cli/lessons/lesson-files.ts` as the package has it: every file that is asked for by name is a chunk beside it. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { ArticleHead } from "#src/cli/lessons/article-head.ts";

const modules = import.meta.glob([
  "/algorithms/{lessons,figures}/*/lesson.ts",
  "/algorithms/lessons/*/{asked/{mistakes,performing,questions},task/task,words/en/class}.ts",
]);
const solvers = import.meta.glob<Readonly<Record<string, AnyLesson["solve"]>>>(
  "/algorithms/lessons/*/asked/mistakes.ts",
  { query: "?solvers", import: "solvers" },
);
const articles = import.meta.glob<ArticleHead>("/content/lessons/en/*.mdx", {
  query: "?head",
  import: "default",
});
const texts = import.meta.glob<string>(
  [
    "/algorithms/lessons/*/task/listing.*",
    "/algorithms/{lessons,figures}/*/{solve.ts,solve/*.ts}",
    "/algorithms/kit/contest/*.cpp",
    "/algorithms/lessons/*/asked/smallest-inputs.json",
    "/components/picture/*.css",
    "/src/class/sheets/sheets.css",
    "/src/styles/{tokens,sheets/key-frame,player/board,player/figures}.css",
  ],
  { query: "?raw", import: "default" },
);

/** The folders of lessons and figures from the root, by id. */
const folders = new Map(
  Object.keys(modules).flatMap((path) => {
    const [, folder, id] = /^\/(.*\/([^/]+))\/lesson\.ts$/.exec(path) ?? [];
    return folder === undefined || id === undefined ? [] : [[id, folder]];
  }),
);

export function lessonIds(file = "lesson.ts"): string[] {
  const isThere = (path: string): boolean => path in modules || path in texts;
  return [...folders.keys()].filter((id) => isThere(pathOf(id, file))).sort();
}

export function loadFile(id: string, file: string): Promise<unknown> {
  return load(modules, pathOf(id, file));
}

export function lessonText(id: string, file: string): Promise<string> {
  return load(texts, pathOf(id, file));
}

export function textOf(path: string): Promise<string> {
  return load(texts, `/${path}`);
}

export function articleHead(id: string): Promise<ArticleHead> {
  return load(articles, `/content/lessons/en/${id}.mdx`);
}

export async function solversOf(id: string): Promise<ReadonlyMap<string, AnyLesson["solve"]>> {
  return new Map(Object.entries(await load(solvers, pathOf(id, "asked/mistakes.ts"))));
}

function pathOf(id: string, file: string): string {
  return `/${folders.get(id)}/${file}`;
}

function load<T>(from: Readonly<Record<string, () => Promise<T>>>, path: string): Promise<T> {
  const found = from[path];
  if (found === undefined) throw new RangeError(`the package has no ${path.slice(1)}`);
  return found();
}
