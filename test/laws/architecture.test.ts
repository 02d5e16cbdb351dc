import { describe, expect, test } from "vitest";
import {
  CODE as code,
  filesOf,
  importsOf,
  neighborsOf,
  STANDS_ALONE,
  textOf,
} from "../support/source-files.ts";

/** The imports that `allowed` does not allow, as "file → import". */
function offenders(files: readonly string[], allowed: (name: string, file: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((name) => !allowed(name, file))
      .map((name) => `${file} → ${name}`),
  );
}

/** The groups of files that import each other in a circle (Tarjan, 1972). */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    let least = index.size;
    const own = least;
    index.set(file, own);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) least = Math.min(least, visit(next));
      else if (stack.includes(next)) least = Math.min(least, index.get(next) as number);
    }
    if (least === own) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group);
    }
    return least;
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return cycles;
}

/** The rooms of the algorithms. Each may name itself and those before it, never those behind it. */
const ROOMS = ["core", "engines", "kit", "lessons", "figures"] as const;
const CORE = /^algorithms\/core\//;
/** A lesson or a figure names no other one, but what is shared with it on purpose. */
const roomOf = (name: string): number => ROOMS.findIndex((room) => name.startsWith(`algorithms/${room}/`));
/** So many files are the most that lie in one folder: more are rooms that nobody made. */
const MOST_FILES = 25;
/** Folders in which each file is one of its kind. */
const COLLECTIONS = /(^content\/workbench|\/(inputs|fixtures|programs|snapshots))(\/|$)/;
const isPackage = (name: string): boolean =>
  !/^(algorithms|components|content|src|test|scripts)\//.test(name);

describe("an import", () => {
  test("is found wherever it stands", () => {
    const found = ["output", "run", "commands"].flatMap((name) => importsOf(`src/cli/${name}.ts`));
    expect(found).toEqual(
      expect.arrayContaining(["node:events", "src/cli/judge/mistakes.ts", "src/cli/lessons/trace.ts"]),
    );
    expect(filesOf("algorithms", code).length).toBeGreaterThan(10);
  });

  test("in algorithms/ names nothing but algorithms/", () => {
    const inside = filesOf("algorithms", code).filter((file) => !STANDS_ALONE.test(file));
    expect(offenders(inside, (name) => name.startsWith("algorithms/"))).toEqual([]);
  });

  test("in algorithms/ goes from lessons to the kit, the engines and the core, never back", () => {
    const inside = filesOf("algorithms", code).filter((file) => !STANDS_ALONE.test(file));
    expect(inside.filter((file) => roomOf(file) < 0)).toEqual([]);
    expect(offenders(inside, (name, file) => roomOf(name) >= 0 && roomOf(name) <= roomOf(file))).toEqual([]);
  });

  test("in components/ names packages, components and the core of the algorithms", () => {
    const allowed = (name: string): boolean =>
      CORE.test(name) || name.startsWith("components/") || (isPackage(name) && !name.startsWith("node:"));
    expect(offenders(filesOf("components", code), allowed)).toEqual([]);
  });

  test("in src/ names no test and no script", () => {
    expect(offenders(filesOf("src", code), (name) => !/^(test|scripts)\//.test(name))).toEqual([]);
  });

  test("of a lesson happens in tools, in pictures for one article, in the command line and by glob only", () => {
    const tools = /^src\/(cli|reading\/figure|tools)\//;
    const inside = filesOf("src", code).filter((file) => !tools.test(file));
    const allowed = (name: string): boolean => !/^algorithms\/(lessons|figures)\//.test(name);
    expect(offenders(inside, allowed)).toEqual([]);
  });

  test("never leads back to where it came from, glob imports and types counted", () => {
    const all = new Set(
      ["algorithms", "components", "src", "test"].flatMap((folder) => filesOf(folder, code)),
    );
    expect(cyclesOf(new Map([...all].map((file) => [file, neighborsOf(file, all)])))).toEqual([]);
  });

  test("in a listing to take away names Node alone, and nothing imports one", () => {
    const listings = filesOf("algorithms", STANDS_ALONE);
    expect(listings.length).toBeGreaterThan(0);
    expect(offenders(listings, (name) => name.startsWith("node:"))).toEqual([]);
    const all = ["algorithms", "components", "src", "test"].flatMap((folder) => filesOf(folder, code));
    expect(offenders(all, (name) => !STANDS_ALONE.test(name))).toEqual([]);
  });

  test("climbs at most one folder; from farther away it names the room", () => {
    const climbers = ["algorithms", "components", "src", "test"]
      .flatMap((folder) => filesOf(folder, /\.(ts|tsx|astro)$/))
      .filter((file) =>
        /\b(?:from|import)\s*\(?\s*"\.\.\/\.\.\/(?:[^"]*\.(?:ts|tsx|astro))"/.test(textOf(file)),
      );
    expect(climbers).toEqual([]);
  });

  test("stands in no article", () => {
    const articles = filesOf("content", /\.mdx?$/);
    expect(articles.length).toBeGreaterThan(0);
    expect(
      articles.filter((file) => /^(import|export)\s/m.test(textOf(file).replace(/```[\s\S]*?```/g, ""))),
    ).toEqual([]);
  });
});

describe("a folder", () => {
  test("holds so many files as can be looked over", () => {
    const files = ["algorithms", "components", "content", "src", "test", "scripts"].flatMap((folder) =>
      filesOf(folder, /\.\w+$/),
    );
    const folders = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf("/")));
    const crowded = [...folders].filter(
      ([folder, inside]) => inside.length > MOST_FILES && !COLLECTIONS.test(folder),
    );
    expect(crowded.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
  });
});

describe("the algorithms", () => {
  test("use nothing of a browser or of Node", () => {
    const globals =
      /(?<![.\w])((document|window|process|globalThis|localStorage|Buffer)\.|(fetch|setTimeout|requestAnimationFrame)\()/;
    const users = filesOf("algorithms", /\.ts$/).filter((file) =>
      globals.test(textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$|"[^"\n]*"|`[^`]*`/gm, "")),
    );
    expect(users).toEqual([]);
  });

  test("take chance from a seed only", () => {
    expect(
      filesOf("algorithms", /\.ts$/).filter((file) =>
        /Math\.random|Date\.now|new Date\(\)/.test(textOf(file)),
      ),
    ).toEqual([]);
  });
});

describe("the lock file", () => {
  test("names no address from which it was made", () => {
    expect(textOf("package-lock.json").match(/"resolved":\s*"[a-z+]+:/g) ?? []).toEqual([]);
  });
});
