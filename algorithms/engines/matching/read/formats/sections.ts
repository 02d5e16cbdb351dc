/** Formats of lines in which words at the beginning say what comes: DIMACS, Pajek, MatrixMarket, LGF, TGF. */
import { numberedLines, type Read, type Told, type Trouble, unquoted, WEIGHT_NAME } from "../reading.ts";
import { isCount, isNumber } from "../weights.ts";

type Line = ReturnType<typeof numberedLines>[number];

const wrong = (
  format: "dimacs" | "pajek" | "matrix-market" | "lgf" | "tgf",
  { text, line }: Line,
): Trouble => ({
  ...{ kind: "line", format, line, found: text },
});

/** "p edge 5 4", and then a line for each edge, "e 1 2" or "a 1 2 7". */
export const readDimacs: Read = (text) => {
  if (!/^[ \t]*[pe][ \t]/im.test(text)) return undefined;
  const lines = numberedLines(text).filter((line) => !/^c(\s|$)/.test(line.text));
  const head = lines.map((line) => /^p\s+[a-z]+\s+(\d+)\s+\d+$/i.exec(line.text)).find((match) => match);
  const isBare = lines.length > 0 && lines.every((line) => /^e\s+\d+\s+\d+/.test(line.text));
  if (!head && !isBare) return undefined;
  const told: Told[] = [];
  for (const line of lines) {
    if (/^[pn]\s/.test(line.text)) continue;
    const edge = /^[ea]\s+(\d+)\s+(\d+)(?:\s+(\S+))?$/.exec(line.text);
    if (!edge) return wrong("dimacs", line);
    told.push({ ends: [edge[1], edge[2]], weight: edge[3] });
  }
  const isDirected = lines.some((line) => /^a\s/.test(line.text));
  const facts = isDirected ? (["directed"] as const) : [];
  return { format: "dimacs", told, ...(head && { n: Number(head[1]) }), base: 1, facts };
};

/** Pajek: "*Vertices 4", lines `1 "name"`, then "*Edges" or "*Arcs" with lines `1 2 5`. */
export const readPajek: Read = (text) => {
  if (!/^[ \t]*\*/m.test(text)) return undefined;
  const lines = numberedLines(text, /^\s*%.*$/);
  const isSection = ({ text: said }: Line) => /^\*\s*\w+/.test(said);
  if (!lines.some(({ text: said }) => /^\*\s*vertices\b/i.test(said)) && !(lines[0] && isSection(lines[0])))
    return undefined;
  const names = new Map<string, string>();
  const told: Told[] = [];
  const facts = new Set<"directed">();
  let section = "";
  let n = 0;
  let row = 0;
  for (const line of lines) {
    const cells = (line.text.match(/"[^"]*"|\S+/g) ?? []).map(unquoted);
    const [first = "", second = ""] = cells;
    if (isSection(line)) {
      section = line.text
        .replace(/^\*\s*/, "")
        .split(/[\s:]/)[0]
        .toLowerCase();
      if (section === "vertices") n = Number(second);
      row = 0;
    } else if (section === "vertices" && isCount(first)) names.set(first, cells.length > 1 ? second : first);
    else if (/^(edges|arcs)$/.test(section) && isCount(first) && isCount(second))
      told.push({ ends: [first, second], weight: isNumber(cells[2]) ? cells[2] : undefined });
    else if (/^(edges|arcs)list$/.test(section) && cells.every(isCount))
      for (const each of cells.slice(1)) told.push({ ends: [first, each], weight: undefined });
    else if (section === "matrix" && cells.length === n && cells.every(isNumber)) {
      row++;
      for (const [i, cell] of cells.entries())
        if (Number(cell) !== 0) told.push({ ends: [`${row}`, `${i + 1}`], weight: cell });
    } else if (section !== "network") return wrong("pajek", line);
    if (section.startsWith("arcs")) facts.add("directed");
  }
  const isNamed = names.size === n && [...names].some(([id, name]) => id !== name);
  if (!isNamed || new Set(names.values()).size < n)
    return { format: "pajek", told, n, base: 1, facts: [...facts] };
  const name = (id: string): string => names.get(id) ?? id;
  return {
    ...{ format: "pajek", alone: [...names.values()], base: "names", facts: [...facts] },
    told: told.map(({ ends, weight }) => ({ ends: [name(ends[0]), name(ends[1])], weight })),
  };
};

/** MatrixMarket, by coordinates or as an array. Where it has not as many rows as columns, they are two sides. */
export const readMatrixMarket: Read = (text) => {
  const head = /^\s*%%\s*MatrixMarket\s+matrix\s+(coordinate|array)\s+(\w+)\s+([\w-]+)/i.exec(text);
  if (!head) return undefined;
  const format = "matrix-market" as const;
  const [size, ...lines] = numberedLines(text, /^\s*%.*$/);
  const [rows, columns, count] = (size?.text ?? "").split(/\s+/).map(Number);
  if (size === undefined || !(rows >= 0) || !(columns >= 0)) return { kind: "no-edges", format };
  const isCoordinates = /^coordinate$/i.test(head[1]);
  // A file that was cut off, or one of which a line was lost, is another graph.
  if (isCoordinates && count !== lines.length) return wrong(format, size);
  const isSquare = rows === columns;
  const ends = (i: number, j: number): [string, string] => [`${i}`, `${isSquare ? j : rows + j}`];
  const told: Told[] = [];
  let [i, j] = [1, 1];
  for (const line of lines) {
    const cells = line.text.split(/\s+/);
    if (isCoordinates) {
      if (!isCount(cells[0]) || !isCount(cells[1]) || (cells.length > 2 && !isNumber(cells[2])))
        return wrong(format, line);
      const isZero = cells[0] === cells[1] && Number(cells[2]) === 0;
      if (!isSquare || !isZero)
        told.push({ ends: ends(Number(cells[0]), Number(cells[1])), weight: cells[2] });
      continue;
    }
    for (const cell of cells) {
      if (!isNumber(cell) || j > columns) return wrong(format, line);
      if (Number(cell) !== 0) told.push({ ends: ends(i, j), weight: cell });
      i++;
      if (i > rows) i = /^general$/i.test(head[3]) ? 1 : ++j;
      if (i === 1) j++;
    }
  }
  return { format, told, n: isSquare ? rows : rows + columns, base: 1 };
};

/** LEMON's graph format: "@nodes" and "@edges" or "@arcs", each with a line of headings. */
export const readLgf: Read = (text) => {
  if (!/^[ \t]*@/m.test(text)) return undefined;
  const lines = numberedLines(text, /^\s*#.*$/);
  if (!lines.some(({ text: said }) => /^@(edges|arcs|nodes)\b/.test(said))) return undefined;
  const cellsOf = (said: string) => (said.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []).map(unquoted);
  const told: Told[] = [];
  const alone: string[] = [];
  let isDirected = false;
  let section = "";
  let heads: string[] | undefined;
  for (const line of lines) {
    if (line.text.startsWith("@")) {
      section = line.text.slice(1).split(/\s/)[0];
      heads = undefined;
      isDirected ||= section === "arcs";
    } else if (!/^(nodes|edges|arcs)$/.test(section)) {
    } else if (heads === undefined) {
      heads = cellsOf(line.text).filter((head) => head !== "-");
    } else {
      const cells = cellsOf(line.text);
      const isNode = section === "nodes";
      if (cells.length !== heads.length + (isNode ? 0 : 2)) return wrong("lgf", line);
      const column = heads.findIndex((head) => head !== "label" && WEIGHT_NAME.test(head));
      if (isNode) alone.push(cells[Math.max(0, heads.indexOf("label"))]);
      else told.push({ ends: [cells[0], cells[1]], weight: column < 0 ? undefined : cells[column + 2] });
    }
  }
  if (told.length + alone.length === 0) return { kind: "no-edges", format: "lgf" };
  return { format: "lgf", told, alone, ...(isDirected && { facts: ["directed"] }) };
};

/** The trivial graph format: vertices with labels, "#" on a line of its own, and edges. */
export const readTgf: Read = (text) => {
  if (!/^[ \t]*#[ \t]*$/m.test(text)) return undefined;
  const lines = numberedLines(text);
  const cut = lines.findIndex((line) => line.text === "#");
  if (cut < 1 || lines.slice(cut + 1).some((line) => line.text.startsWith("#"))) return undefined;
  const ids = lines.slice(0, cut).map((line) => /^\S+/.exec(line.text)?.[0] ?? "");
  const known = new Set(ids);
  const told: Told[] = [];
  for (const line of lines.slice(cut + 1)) {
    const [from, to, label] = line.text.split(/\s+/);
    if (!known.has(from) || !known.has(to ?? "")) return wrong("tgf", line);
    told.push({ ends: [from, to], weight: isNumber(label) ? label : undefined });
  }
  return { format: "tgf", told, alone: ids };
};
