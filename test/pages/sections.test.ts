/** How a lesson is divided into numbered parts. */
import type { Element, ElementContent, Root } from "hast";
import { describe, expect, test } from "vitest";
import { rehypeSections } from "#src/build/sections.ts";

const text = (value: string) => ({ type: "text", value }) as const;
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: tagName === "h2" ? { id: "some" } : {},
  children,
});
const figure = { type: "mdxJsxFlowElement", name: "Figure", attributes: [], children: [] };
const imported = { type: "mdxjsEsm", value: "import a from 'a'" };

function divided(frontmatter: Record<string, unknown>, ...children: unknown[]): Root["children"] {
  const tree = { type: "root", children } as Root;
  rehypeSections()(tree, { data: { astro: { frontmatter } } });
  return tree.children;
}

describe("the parts of a lesson", () => {
  const children = () => [
    imported,
    text("\n"),
    element("p", text("Before.")),
    text("\n"),
    element("h2", text("One")),
    element("p", text("a".repeat(720))),
    element("h2", text("Two")),
    figure,
    figure,
  ];

  test("each begin with their heading, and what stands before the first is one too", () => {
    const parts = divided({ number: 3 }, ...children()).filter(({ type }) => type === "element") as Element[];
    expect(parts.map(({ tagName, properties }) => [tagName, properties["className"]])).toEqual(
      Array(3).fill(["section", ["part"]]),
    );
    expect(parts.map((part) => part.children.map((child) => (child as Element).tagName))).toEqual([
      ["p", undefined],
      ["h2", "p"],
      ["h2", undefined, undefined],
    ]);
  });

  test("have their numbers, which lead to them", () => {
    const [, one] = divided({ number: 3 }, ...children()).filter(
      ({ type }) => type === "element",
    ) as Element[];
    expect(one?.children[0]).toMatchObject({
      children: [
        { tagName: "a", properties: { href: "#some" }, children: [text("3.1")] },
        text(" "),
        text("One"),
      ],
    });
  });

  test("leave what a module imports where it was", () => {
    expect(divided({ number: 3 }, ...children())[0]).toBe(imported);
  });

  /** How high a part with these blocks is said to be, in rem: on a wide screen and on a phone. */
  const said = (...blocks: unknown[]) => {
    const [part] = divided({ number: 1 }, element("h2"), ...blocks);
    const { dataRem, dataNarrow } = (part as Element).properties;
    return { wide: Number(dataRem), narrow: Number(dataNarrow) };
  };
  const paragraph = (letters: number) => element("p", text("a".repeat(letters)));
  const component = (name: string, attributes: Record<string, string>, ...children: unknown[]) => ({
    type: "mdxJsxFlowElement",
    name,
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: "mdxJsxAttribute",
      name,
      value,
    })),
    children,
  });

  test("say how high they will be: ten lines of text as ten lines, more of them on a phone, and figures", () => {
    const [line, lines] = [said(paragraph(72)).wide, said(paragraph(720)).wide];
    expect(lines - line).toBeGreaterThan(14);
    expect(lines - line).toBeLessThan(18);
    expect(said(paragraph(720)).narrow).toBeGreaterThan(1.3 * lines);
    expect(said(figure, figure).wide).toBeGreaterThan(80);
    expect(said(figure, figure).narrow).toBeGreaterThan(said(figure, figure).wide);
  });

  test("count the rows of tables, and of what is folded only the row that is seen", () => {
    const proof = (letters: number) => said(component("Proof", {}, paragraph(letters))).wide;
    expect(proof(1440)).toBe(proof(720));
    expect(proof(720)).toBeGreaterThan(said().wide);
    const row = (letters: number) =>
      element("tr", element("td", text("a".repeat(letters))), element("td", text("b")));
    const table = (letters: number, rows: number) =>
      said(element("table", element("tbody", ...Array.from({ length: rows }, () => row(letters))))).wide;
    expect(table(2, 20)).toBeGreaterThan(4 * table(2, 4) - 15);
    expect(table(200, 4)).toBeGreaterThan(table(2, 4) + 15);
  });

  test("have no room for what stands beside the text", () => {
    expect(said(component("Sidenote", {}, paragraph(720)))).toEqual(said());
  });

  test("are not made of a page that is no lesson", () => {
    expect(divided({}, element("h2", text("One")))).toEqual([element("h2", text("One"))]);
  });
});
