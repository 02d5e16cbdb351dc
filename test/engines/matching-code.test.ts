import { describe, expect, test } from "vitest";
import { understandGraph } from "#algorithms/engines/matching/read/understand-graph.ts";
import { understoodWords } from "#algorithms/engines/matching/read/understood-words.en.ts";

/** Each edge by the names of its ends, or what stands in the way. */
function told(text: string): string {
  const { understood, trouble } = understandGraph(text);
  if (!understood) return trouble ? understoodWords.trouble(trouble) : "";
  const { graph, names, base = 0 } = understood;
  const name = (v: number): string => names[v] ?? `${v + base}`;
  return graph.edges.map(({ u, v, weight }) => `${name(u)}-${name(v)}:${weight}`).join(" ");
}

describe("a program that adds edges in more than one way", () => {
  test.each([
    [
      "a list, then a call",
      "import networkx as nx\nG = nx.Graph()\nG.add_weighted_edges_from([(1,2,3)])\nG.add_edge(5,6,weight=9)\n",
      "1-2:3 5-6:9",
    ],
    [
      "calls before and after a list",
      "G.add_edge('x','y',weight=9)\nG.add_weighted_edges_from([('a','b',3)])\nG.add_edge('x','b')\n",
      "x-y:9 a-b:3 x-b:1",
    ],
    [
      "a list with a name, and a call",
      "G.add_edge(5, 6, weight=9)\nedges = [(1, 2, 3), (2, 3, 4)]\nG.add_weighted_edges_from(edges)\n",
      "5-6:9 1-2:3 2-3:4",
    ],
    [
      "a list that a loop goes over, and a call",
      "edges = [(1,2,3),(2,3,4)]\nfor u, v, w in edges:\n    G.add_edge(u, v, weight=w)\nG.add_edge(5,6,weight=9)\n",
      "1-2:3 2-3:4 5-6:9",
    ],
    [
      "several lists",
      "G.add_edges_from([(1,2)])\nG.add_edge(2,3)\nG.add_edges_from([(3,4),(4,5)])\n",
      "1-2:1 2-3:1 3-4:1 4-5:1",
    ],
    [
      "calls whose result is kept",
      "a = g.add_edge(3, 4)\ng.add_edge(1, 2)\nb = g.add_edge(2, 3)\n",
      "3-4:1 1-2:1 2-3:1",
    ],
    [
      "a list with a name, and another",
      "edges = [(1,2)]\nG.add_edges_from(edges)\nG.add_edges_from([(3,4)])\n",
      "1-2:1 3-4:1",
    ],
    [
      "a dictionary and a call",
      "G = nx.Graph({0: [1], 1: [2], 2: [3]})\nG.add_edge(0, 3)\n",
      "0-1:1 1-2:1 2-3:1 0-3:1",
    ],
    [
      "a weight for all edges of a list",
      "G.add_edges_from([(0, 1), (1, 2)], weight=5)\nG.add_edges_from([(2, 3, {'weight': 4}), (3, 4)], weight=2)\n",
      "0-1:5 1-2:5 2-3:4 3-4:2",
    ],
    [
      "the name of what weighs",
      "G.add_weighted_edges_from([(0, 1, 3), (1, 2, 4)], weight='cost')\n",
      "0-1:3 1-2:4",
    ],
    [
      "a matrix and a call",
      "A = np.array([[0, 1, 0], [1, 0, 2], [0, 2, 0]])\nG = nx.from_numpy_array(A)\nG.add_edge(0, 2, weight=7)\n",
      "0-1:1 1-2:2 0-2:7",
    ],
    [
      "neighbours and a call",
      "near = [[1], [0, 2], [1, 3], [2]]\nG = nx.Graph(near)\nG.add_edge(0, 3)\n",
      "0-1:1 1-2:1 2-3:1 0-3:1",
    ],
  ])("is read with %s", (_, text, wanted) => {
    expect(told(text)).toBe(wanted);
    expect(told(text.replaceAll("\n", "\r\n"))).toBe(wanted);
  });

  test("has vertices that are added alone", () => {
    const { understood } = understandGraph(
      "G.add_node('z')\nG.add_edges_from([('a','b')])\nG.add_edge('b','c')\n",
    );
    expect(understood?.names.toSorted()).toEqual(["a", "b", "c", "z"]);
  });

  test("is asked for one graph where there are two", () => {
    const several = "found 2 lists that are graphs, expected one";
    expect(told("G.add_edges_from([(1,2)])\nH.add_edge(3,4)\n")).toBe(several);
    expect(told("G.add_edges_from([(1,2)])\nH.add_edges_from([(3,4)])\n")).toBe(several);
    expect(told("a_graph = [(1,2)]\nb_graph = [(3,4)]\n")).toBe(several);
  });

  test("says that a program takes edges away again, whose graph is another one", () => {
    for (const call of ["G.remove_edge(1, 2)", "G.remove_edges_from([(1, 2)])", "g.deleteVertex(3)"])
      expect(told(`G.add_edges_from([(1,2),(2,3)])\n${call}\n`), call).toContain("takes edges away again");
  });

  test("says which edge has no number for its weight", () => {
    expect(told("G.add_edges_from([(1,2)])\nG.add_edge(3, 4, weight=w)\n")).toContain(
      'found "w" for the weight',
    );
  });
});
