import { describe, expect, test } from "vitest";
import { solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import { formatUnderstood } from "#algorithms/engines/matching/read/format-understood.ts";
import { labelsIn, unscaled } from "#algorithms/engines/matching/read/labels.ts";
import { understandGraph } from "#algorithms/engines/matching/read/understand-graph.ts";
import { understoodWords } from "#algorithms/engines/matching/read/understood-words.en.ts";
import { formatMatching } from "#src/tools/matching/exports.ts";
import { type EditorState, edit, startEditor } from "#src/tools/matching/graph/editor.ts";
import { pictureOf } from "#src/tools/matching/graph/picture.ts";
import { formatDoc, parseDoc } from "#src/tools/matching/links.ts";
import { reportOf } from "#src/tools/matching/report.ts";
import { ownText } from "#src/tools/matching/sources/foreign-text.ts";
import { matchingWords } from "#src/tools/matching/words.en.ts";

const TABLE = "source,target,weight\nAnna,Ben,3.5\nBen,Chris,-2.25\nChris,Dora,4\n";

const pasted = (text: string): EditorState => startEditor(ownText(text).text ?? "");

function reported({ doc }: EditorState) {
  const { graph, objective, labels } = doc;
  return reportOf(graph, objective, solveMatching(graph, objective), 0, labels);
}

describe("a graph with names and decimals", () => {
  test("keeps them in the comments of its text", () => {
    const names = ["Berg, Anna", "1 = Ben", "José", "a\nb", "e", "f", "g", "h"];
    const links = names.slice(1).map((target, i) => ({ source: names[i], target, weight: i + 0.125 }));
    const { understood } = understandGraph(JSON.stringify({ nodes: names.map((id) => ({ id })), links }));
    if (!understood) throw new Error("not understood");
    const text = formatUnderstood(understood, understoodWords);
    const wanted = { names: names.map((name) => name.replace("\n", " ")), decimals: 3 };
    expect(labelsIn(text)).toEqual(wanted);
    expect(labelsIn(text.replaceAll("\n", "\r\n"))).toEqual(wanted);
    expect(labelsIn("# weights are whole\n# 1 = Ben\n3\n0 1 5\n")).toBeUndefined();
  });

  test.each([
    [350, 2, "3.5"],
    [-225, 2, "-2.25"],
    [400, 2, "4"],
    [-5, 3, "-0.005"],
    [0, 2, "0"],
    [9007199254740993n, 2, "90071992547409.93"],
    [7, 0, "7"],
  ])("%s with %s decimals is %s", (value, decimals, wanted) => {
    expect(unscaled(value, decimals)).toBe(wanted);
  });

  test("is answered in them", () => {
    const report = reported(pasted(TABLE));
    expect(matchingWords.result.head(report)).toBe("Weight 7.5");
    expect(matchingWords.result.pairsOf(report)).toEqual([
      ["Anna–Ben", "3.5"],
      ["Chris–Dora", "4"],
    ]);
    const three = reported(pasted("Anna,Ben,1\nBen,Chris,-0.5\n"));
    expect(matchingWords.result.exposed(three)).toBe("Left alone: Chris.");
    expect(matchingWords.result.exposed(reported(startEditor("3\n0 1 5\n")))).toBe("Left alone: vertex 2.");
  });

  test("has them in its picture, for those who hear it, and in the figures of its proof", () => {
    const state = pasted(TABLE);
    const report = reported(state);
    const picture = pictureOf(
      { doc: state.doc, report, choice: undefined, shown: "matching" },
      matchingWords,
    );
    expect(picture.nodes.map(({ label }) => label)).toEqual([
      ...["vertex 0, Anna", "vertex 1, Ben", "vertex 2, Chris", "vertex 3, Dora"],
    ]);
    expect(matchingWords.proof.numbered(report, 1)).toBe("1 Ben");
    expect(matchingWords.proof.scaled(report)).toContain("100 times yours");
  });

  test("is written to files and copied in them", () => {
    const report = reported(pasted(TABLE));
    expect(formatMatching(report, "csv")).toBe("u,v,weight\r\nAnna,Ben,3.5\r\nChris,Dora,4\r\n");
    expect(formatMatching(report, "txt")).toMatch(
      /^# weight: size 2, weight 7\.5\n(# .*\n)+Anna Ben 3\.5\nChris Dora 4\n$/,
    );
    expect(JSON.parse(formatMatching(report, "json"))).toMatchObject({
      ...{ size: 2, weight: 750, scale: 100 },
      matching: [
        [0, 1],
        [2, 3],
      ],
      pairs: [
        ["Anna", "Ben"],
        ["Chris", "Dora"],
      ],
    });
    const spaced = formatMatching(reported(pasted('"Anna K";Ben;1,5\n')), "txt");
    expect(spaced).toContain('"Anna K" Ben 1.5\n');
    const again = understandGraph(spaced).understood;
    expect([again?.names, again?.decimals]).toEqual([["Anna K", "Ben"], 1]);
  });

  test("has them for as long as its text says them", () => {
    const start = pasted(TABLE);
    const labels = { names: ["Anna", "Ben", "Chris", "Dora"], decimals: 2 };
    expect(start.doc.labels).toEqual(labels);
    expect(parseDoc(formatDoc(start.doc))?.doc.labels).toEqual(labels);
    const moved = edit(start, { kind: "move", v: 0, to: { x: 50, y: 60 } });
    expect(moved.doc.labels).toBe(start.doc.labels);
    const typed = edit(start, { kind: "type", text: `${start.doc.text}0 3 125\n`, time: 0 });
    expect(typed.doc.labels).toEqual(labels);
    const drawn = edit(start, { kind: "join", u: 0, v: 2, weight: 7 });
    expect([drawn.doc.labels, drawn.doc.text.includes("Anna")]).toEqual([undefined, false]);
    expect(edit(drawn, { kind: "undo" }).doc.labels).toEqual(labels);
    expect(edit(start, { kind: "load", text: "0 1 5\n" }).doc.labels).toBeUndefined();
  });
});
