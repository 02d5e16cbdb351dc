/** Formats that are known by their signs and not read: whoever brings one hears its name. */

const SIGNS: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Mermaid", /^\s*(?:---[\s\S]*?---\s*)?(graph|flowchart)\s+(TB|TD|BT|RL|LR)\b/],
  ["PlantUML", /^\s*@startuml\b/],
  ["sparse6", /^\s*(>>sparse6<<)?:[?-~]{2,}\s*$/],
  ["a graph of PBBS", /^\s*(Weighted)?(AdjacencyGraph|EdgeArray)\b/],
  ["LEDA", /^\s*LEDA\.GRAPH\b/],
  ["a print of igraph", /^\s*IGRAPH\s/],
  ["SageMath", /^\s*Graph on \d+ vertices\s*$/],
  ["the size of a graph alone", /^\s*(Multi)?(Di)?Graph\b.*\bwith \d+ nodes and \d+ edges\s*$/],
  ["TSPLIB", /^\s*NAME\s*:[\s\S]*\b(NODE_COORD_SECTION|EDGE_WEIGHT_SECTION)\b/],
  ["GDF of GUESS", /^\s*nodedef>/],
  ["UCINET DL", /^\s*dl\s+n\s*=/i],
  [
    "a program that takes edges away again",
    /\b(remove|delete)_?(edge|node|vertex|edges|nodes|vertices)(_?from)?!?\s*\(/i,
  ],
  ["a PDF", /^%PDF-/],
  ["a ZIP or a table of a spreadsheet program", /^PK[^ -~]/],
];

/** The name of the format that a text is in, if it is one that is not read. */
export function foreignName(text: string): string | undefined {
  return isGraph6(text) ? "graph6" : SIGNS.find(([, sign]) => sign.test(text.slice(0, 100_000)))?.[0];
}

/** Lines of just as many characters as the first of each, the number of vertices, asks for. */
function isGraph6(text: string): boolean {
  const lines = text.trim().split(/\s+/);
  return lines.every((line) => {
    const code = line.replace(/^>>graph6<</, "");
    const n = code.charCodeAt(0) - 63;
    return n > 2 && n < 63 && /^[?-~]+$/.test(code) && code.length === 1 + Math.ceil((n * (n - 1)) / 12);
  });
}
