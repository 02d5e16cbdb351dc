import { expect, test } from "vitest";
import { type ScriptFile, withFigureCode } from "#src/build/figure-code.ts";

const file = (
  fileName: string,
  facadeModuleId: string | null,
  imports: string[] = [],
  moduleIds: string[] = [],
) =>
  ({
    fileName: `_astro/${fileName}.js`,
    facadeModuleId,
    moduleIds,
    imports: imports.map((name) => `_astro/${name}.js`),
  }) satisfies ScriptFile;

const FILES: ScriptFile[] = [
  file("page.1", "/site/src/layouts/Page.astro?script", ["shared.2"]),
  file("shared.2", null),
  file("mount.3", "/site/src/reading/islands/mount.tsx", ["react.4", "shared.2"]),
  file("react.4", null, ["mount.3"]),
  file("lesson.5", "/site/algorithms/lessons/blossom/lesson.ts", ["graphs.6"]),
  file("graphs.6", null, ["deep.7"]),
  file("deep.7", null),
  file("lesson.8", "/site/algorithms/lessons/blossom/lesson.ts?texts"),
  file("lesson.9", "/site/algorithms/lessons/weighted-blossom/lesson.ts", ["other.10"]),
  file("other.10", null),
  // Two views that are packed together: no module stands for the file.
  file(
    "views.11",
    null,
    [],
    ["/site/components/picture/views/board.ts", "/site/components/picture/views/graph.ts"],
  ),
  file("canvas.12", "/site/components/picture/views/canvas.ts"),
];

const page = (body: string): string =>
  `<html><head><script type="module" src="/_astro/page.1.js"></script></head><body>${body}</body></html>`;
const FIGURE =
  '<div data-figure="{&quot;kind&quot;:&quot;player&quot;,&quot;lessonId&quot;:&quot;blossom&quot;}"></div>';

const named = (html: string): string[] | undefined =>
  / name="figure-code" content="([^"]*)"><\/head>/.exec(html)?.[1]?.split(" ");

test("a page names all that its figures need, at whatever depth, each file once", () => {
  const html = withFigureCode(page(`${FIGURE}<svg data-view="graph"></svg>${FIGURE}`), FILES);
  expect(named(html)?.sort()).toEqual([
    "deep.7",
    "graphs.6",
    "lesson.5",
    "lesson.8",
    "mount.3",
    "react.4",
    "views.11",
  ]);
});

test("it names nothing of another lesson, of a view that it has not, or that its own scripts bring", () => {
  const names = named(withFigureCode(page(FIGURE), FILES));
  for (const name of ["lesson.9", "other.10", "views.11", "canvas.12", "page.1", "shared.2"])
    expect(names).not.toContain(name);
});

test("a page without figures stays as it is", () => {
  const html = page('<div data-figure="{&quot;kind&quot;:&quot;hand&quot;}"></div>');
  expect(withFigureCode(html, FILES)).toBe(html);
});

test("a figure whose code was not built stops the build", () => {
  const files = FILES.filter(({ fileName }) => !fileName.includes("lesson.5"));
  expect(() => withFigureCode(page(FIGURE), files)).toThrow(
    "no file of scripts has /algorithms/lessons/blossom/lesson.ts",
  );
});
