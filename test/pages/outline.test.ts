import { describe, expect, test } from "vitest";
import { type Outline, remarkOutline } from "#src/build/outline.ts";

interface Node {
  depth?: number;
  type: string;
  name?: string;
  value?: string;
  url?: string;
  attributes?: { type: string; name: string; value: string }[];
  children?: Node[];
}

const text = (value: string): Node => ({ type: "text", value });
const part = (name: string, attributes: Record<string, string> = {}, ...children: Node[]): Node => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: "mdxJsxAttribute",
    name: key,
    value,
  })),
  children,
});

/** An article after the plugin, and what the page is told of it. */
function outlined(...children: Node[]): { tree: Node; outline: Outline } {
  const tree: Node = { type: "root", children };
  const frontmatter: Record<string, unknown> = { number: 7 };
  remarkOutline()(tree, { path: "/content/lessons/en/some.mdx", data: { astro: { frontmatter } } });
  return { tree, outline: frontmatter["outline"] as Outline };
}

const article = [
  part("Figure", { id: "first", ask: "turn 3, left 11" }),
  part("div", {}, part("Compare", { id: "both" })),
  part("Figure", { id: "own", example: "nine" }),
  part("Exercise", { title: "The row of player 2" }, part("NumberQuestion", { exercise: "row" })),
  part("Exercise", { title: "Count!" }),
];

describe("the outline of a lesson", () => {
  test("numbers diagrams and exercises by their places, comparisons included", () => {
    const { tree, outline } = outlined(
      ...article,
      part("Ref", { to: "own" }),
      part("Ref", { exercise: "Count!" }),
      part("Asks", { figure: "first" }),
      part("SelfExplain", { question: "What does [both] show?" }),
    );
    const [own, count, asks, why] = tree.children?.slice(-4) ?? [];
    expect([own?.url, own?.children?.[0]?.value]).toEqual(["#own", "Diagram 3"]);
    expect([count?.url, count?.children?.[0]?.value]).toEqual(["#exercise-count", "Exercise 2"]);
    expect(asks).toMatchObject({ type: "text", value: "twice" });
    expect(why?.attributes?.[0]?.value).toBe("What does Diagram 2 show?");
    expect(outline.diagrams.map(({ id }) => id)).toEqual(["first", "own"]);
    expect(outline.exercises).toEqual([
      { id: "exercise-the-row-of-player-2", title: "The row of player 2", reviews: ["row"] },
      { id: "exercise-count", title: "Count!", reviews: [] },
    ]);
  });

  test("folds the diagrams after the first, but those that stay open, and tells their minutes by their moments", () => {
    const { tree } = outlined(
      part("Figure", { id: "first", ask: "turn 3" }),
      part("div", {}, part("Compare", { id: "both" })),
      part("Figure", { id: "asked", ask: "turn 3, left 11" }),
      part("Figure", { id: "kept", open: "" }),
      ...["turn 3", "end", "end"].map((at) => part("Cue", { figure: "asked", at })),
    );
    const label = (node: Node | undefined) => node?.attributes?.find(({ name }) => name === "label")?.value;
    const [first, box, asked, kept] = tree.children ?? [];
    expect([first, box?.children?.[0], asked, kept].map(label)).toEqual([
      undefined,
      "2 minutes",
      "4 minutes",
      undefined,
    ]);
  });

  test("tells each exercise what its heading calls it", () => {
    const exercise = (title: string) => part("Exercise", { title });
    const { tree } = outlined(exercise("One"), part("div", {}, exercise("Two")));
    const [one, box] = tree.children ?? [];
    const label = (node: Node | undefined) => node?.attributes?.find(({ name }) => name === "label")?.value;
    expect([label(one), label(box?.children?.[0])]).toEqual(["Exercise 1", "Exercise 2"]);
  });

  test("takes longer to read the more there is to read, and does not count what is folded", () => {
    const prose = text("word ".repeat(1400));
    const minutes = (...nodes: Node[]) => outlined(...nodes).outline.minutes;
    expect(minutes(prose)).toBe(10);
    expect(minutes(prose, prose)).toBe(20);
    expect(minutes(prose, part("Aside", {}, prose), part("Hints", {}, prose))).toBe(10);
    expect(minutes(text("a few words"))).toBe(5);
    // Proofs are read slowly, and ten diagrams take 35 minutes.
    expect(minutes(part("Proof", { title: "It is so" }, text("word ".repeat(1200))))).toBe(20);
    expect(minutes(...Array.from({ length: 10 }, (_, k) => part("Figure", { id: `f${k}` })))).toBe(35);
  });

  test("tells the minutes of the section with the first diagram, and of the one with follow-ups, questions, answers and all", () => {
    const heading = (name: string): Node => ({ type: "heading", depth: 2, children: [text(name)] });
    const { watch, interview } = outlined(
      ...[heading("The idea"), text("word ".repeat(1400))],
      ...[heading("Watch it"), text("word ".repeat(280)), part("Figure", { id: "d1" })],
      ...[
        heading("Interview"),
        part("FollowUp", { question: "and then ".repeat(70) }, text("word ".repeat(560))),
      ],
    ).outline;
    expect([watch, interview]).toEqual([6, 5]);
  });

  test("tells each proof how long it takes", () => {
    const proof = part("Proof", { title: "It is so" }, text("word ".repeat(120)));
    outlined(proof);
    expect(proof.attributes?.at(-1)?.value).toBe("the proof, 2 minutes");
  });

  test.each([
    ["a typed number of a diagram", [...article, text("See Diagram 2.")]],
    ["a typed number of an exercise", [...article, text("as in Exercise 1")]],
    ["a typed number in an attribute", [...article, part("FollowUp", { question: "Why Diagram 1?" })]],
    ["a diagram that is not there", [...article, part("Ref", { to: "d9" })]],
    [
      "a diagram in an attribute that is not there",
      [...article, part("FollowUp", { question: "Why [d9]?" })],
    ],
    ["an exercise that is not there", [...article, part("Ref", { exercise: "Other" })]],
    ["a cue to a diagram that is not there", [...article, part("Cue", { figure: "d9", at: "end" })]],
    ["the questions of a diagram that is not there", [...article, part("Asks", { figure: "d9" })]],
    ["the questions of a diagram that asks none", [...article, part("Asks", { figure: "own" })]],
    ["two diagrams of one id", [...article, part("Figure", { id: "own" })]],
    ["two exercises of one title", [...article, part("Exercise", { title: "Count!" })]],
  ])("refuses %s", (_, nodes) => {
    expect(() => outlined(...nodes)).toThrow("some.mdx");
  });

  test("leaves pages alone that are no lessons", () => {
    const tree: Node = { type: "root", children: [text("Diagram 2")] };
    remarkOutline()(tree, { path: "/content/pages/en/about.mdx", data: { astro: { frontmatter: {} } } });
    expect(tree.children).toEqual([text("Diagram 2")]);
  });
});
