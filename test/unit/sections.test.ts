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

  test("say how high they will be: more text and more figures are higher", () => {
    const [short, long, figures] = [
      divided({ number: 1 }, element("h2"), element("p", text("a".repeat(72)))),
      divided({ number: 1 }, element("h2"), element("p", text("a".repeat(720)))),
      divided({ number: 1 }, element("h2"), figure, figure),
    ].map(([part]) => Number((part as Element).properties["dataRem"]));
    expect(long).toBeGreaterThan(Number(short));
    expect(figures).toBeGreaterThan(100);
  });

  test("are not made of a page that is no lesson", () => {
    expect(divided({}, element("h2", text("One")))).toEqual([element("h2", text("One"))]);
  });
});
