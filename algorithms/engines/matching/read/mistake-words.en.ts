/** What is wrong with the text of a graph. What was found comes in quotes. */
export type GraphMistakes = typeof graphMistakes;

export const graphMistakes = {
  noSize: (found: string, most: number) =>
    `found ${found} alone, expected an edge (two vertices, and perhaps a weight) or the number of vertices, from 0 to ${most}`,
  wrongSize: (found: string, most: number) =>
    `found ${found} vertices, expected a whole number from 0 to ${most}`,
  tooManyEdges: (most: number) => `found more than ${most} edges, expected at most ${most}`,
  loop: (v: number) => `found an edge from vertex ${v} to itself, expected two different vertices`,
  /** `last` is the last vertex, −1: there is none. */
  noVertex: (found: string, last: number) => `found ${found} for a vertex, ${vertexExpected(last)}`,
  wrongVertex: (found: string, last: number) => `found vertex ${found}, ${vertexExpected(last)}`,
  noWeight: (found: string) => `found ${found} for a weight, expected a whole number`,
  longWeight: (characters: number, most: number) =>
    `found a weight of ${characters} characters, expected at most ${most}`,
  parallel: (u: number, v: number, line: number, column: number) =>
    `found the edge ${u} ${v} again, expected it once: it stands on line ${line}, column ${column} already`,
  oneNumber: "found one number, expected an edge: u v, or u v and its weight",
  numbers: (count: number) => `found ${count} numbers, expected an edge: u v, or u v and its weight`,

  /** The places in the comments of an edge list. */
  noPlace: (found: string) => `Expected “# at”, a vertex, x and y, found “${found}”.`,
  wrongPlace: (found: string, last: number) =>
    `Expected a place for a vertex from 0 to ${last}, found “${found}”.`,

  json: {
    /** `found` is undefined at the end of the text. */
    unexpected: (found: string | undefined, expected: string) =>
      `found ${found ?? "the end of the text"}, expected ${expected}`,
    again: (key: string) => `found ${key} again, expected it once`,
    noN: 'found no "n", expected the number of vertices',
    noEdges: 'found no "edges", expected a list of edges',
    notAnEdge: (length: number) => `found a list of ${length}, expected an edge [u,v,w]`,
    edges: "a list of edges",
    edge: "an edge [u,v,w]",
    name: "a name in double quotes",
    number: "a whole number",
    id: "a text or a number up to 2^53 (a longer one in quotes)",
    brackets: (most: number) => `at most ${most} brackets that are open`,
    value: "a value",
    end: "nothing after the graph",
    or: (one: string, other: string) => `${one} or ${other}`,
  },
};

function vertexExpected(last: number): string {
  return last < 0 ? "expected no edge, as n is 0" : `expected a vertex from 0 to ${last}`;
}
