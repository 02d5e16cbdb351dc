/** One fact, one place: what can be seen of it by reading the sources. */
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { filesOf, STANDS_ALONE, textOf } from "../support/source-files.ts";

/** Bodies shorter than this, written in one way, may be alike by chance: `return list.map((x) => x.id)`. */
const SHORTEST_BODY = 100;
const LONGEST_COMPONENT = 150;

interface FunctionText {
  readonly place: string;
  /** Parameters and body in one spelling, without comments. */
  readonly text: string;
  readonly lines: number;
  readonly name: string;
}

const printer = ts.createPrinter({ removeComments: true });

function functionsOf(file: string): FunctionText[] {
  const source = ts.createSourceFile(
    file,
    textOf(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: FunctionText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const line = (at: number) => source.getLineAndCharacterOfPosition(at).line + 1;
      const body = printer.printNode(ts.EmitHint.Unspecified, node.body, source).replaceAll(/\s+/g, " ");
      const parameters = node.parameters.map(({ name }) => name.getText(source)).join(", ");
      found.push({
        place: `${file}:${line(node.getStart(source))}`,
        text: `(${parameters}) ${body}`,
        lines: line(node.end) - line(node.getStart(source)) + 1,
        name: node.name?.getText(source) ?? "",
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const functions = ["algorithms", "components", "src", "test", "scripts"]
  .flatMap((folder) => filesOf(folder, /\.(ts|tsx|mjs)$/))
  .filter((file) => !STANDS_ALONE.test(file))
  .flatMap(functionsOf);

describe("a function", () => {
  test("is found in every room", () => {
    expect(functions.length).toBeGreaterThan(5000);
    expect(functions.some(({ place }) => place.startsWith("components/player/Player.tsx"))).toBe(true);
  });

  test("has a body that no other function has", () => {
    const places = Map.groupBy(
      functions.filter(({ text }) => text.length >= SHORTEST_BODY),
      ({ text }) => text,
    );
    const twice = [...places.values()].filter((group) => group.length > 1);
    expect(twice.map((group) => group.map(({ place }) => place).join(" = "))).toEqual([]);
  });

  test("that is a component fits on a few screens", () => {
    const long = functions.filter(
      ({ place, name, lines }) => /\.tsx:/.test(place) && /^[A-Z]/.test(name) && lines > LONGEST_COMPONENT,
    );
    expect(long.map(({ place, name, lines }) => `${place} ${name}: ${lines} lines`)).toEqual([]);
  });
});

test("in lessons nothing is left to do that was marked by whoever began them", () => {
  const left = ["algorithms/lessons", "content/lessons"]
    .flatMap((folder) => filesOf(folder, /\.(ts|py|cpp|java|mdx)$/))
    .flatMap((file) => Array.from(textOf(file).matchAll(/\bto do: .*/g), ([mark]) => `${file} ${mark}`));
  expect(left).toEqual([]);
});
