import { type Read, type Told, unquoted, WEIGHT_NAME } from "../reading.ts";
import { isNumber } from "../weights.ts";

const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>([^<]*)/g;

/** GraphML and GEXF: `<node id>`, `<edge source target>`, the weight as an attribute, as data or as a label. */
export const readMarkup: Read = (text) => {
  const root = /<(graphml|gexf|gxl|html|svg|[\w:.-]+)[\s>/]/i.exec(
    text.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/gi, ""),
  )?.[1];
  if (!/^\s*</.test(text) || root === undefined) return undefined;
  const format = /^graphml$/i.test(root) ? "graphml" : /^gexf$/i.test(root) ? "gexf" : undefined;
  if (format === undefined) return { kind: "unread", name: NAMES[root.toLowerCase()] ?? `XML (<${root}>)` };
  const { told, alone, isDirected, line, found } = scan(text);
  if (line !== undefined) return { kind: "line", format, line, found };
  if (told.length + alone.length === 0) return { kind: "no-edges", format };
  return { format, told, alone, base: "names", ...(isDirected && { facts: ["directed"] }) };
};

const NAMES: Readonly<Record<string, string>> = {
  gxl: "GXL",
  html: "a page of HTML",
  svg: "a picture (SVG)",
};

function scan(text: string) {
  const told: Told[] = [];
  const alone: string[] = [];
  let isDirected = false;
  /** The key of the weight, with what it is where nothing is said. */
  let key: string | undefined;
  let usual: string | undefined;
  let keyAt: string | undefined;
  let edge: { ends: [string, string]; weight: string | undefined } | undefined;
  const end = () => {
    if (edge) told.push({ ends: edge.ends, weight: edge.weight ?? usual });
    edge = undefined;
  };
  for (const match of text.replace(/<!--[\s\S]*?-->/g, (all) => all.replace(/[^\n]/g, " ")).matchAll(TAG)) {
    const [, isEnd, name = "", said = "", isEmpty, content = ""] = match;
    const tag = name.toLowerCase();
    const value = attributesOf(said);
    if (isEnd) {
      if (tag === "edge") end();
      continue;
    }
    if (tag === "graph")
      isDirected ||= /^directed$/i.test(value("edgedefault") ?? value("defaultedgetype") ?? "");
    if (tag === "key") {
      keyAt = value("id");
      const isWeight = WEIGHT_NAME.test(value("attr.name") ?? "") && value("for") !== "node";
      const isOwn = /^weight$/i.test(value("attr.name") ?? "");
      const isText = value("attr.type") === "string";
      // What is called so outright, or else the first that can be a number.
      if (isWeight && keyAt !== undefined && (isOwn || (key === undefined && !isText))) {
        key = keyAt;
        usual = undefined;
      }
    }
    if (tag === "default" && key !== undefined && keyAt === key) usual = content.trim();
    if (tag === "node") alone.push(decoded(value("id") ?? ""));
    if (tag === "edge") {
      const [from, to] = [value("source"), value("target")];
      if (from === undefined || to === undefined) {
        const line = text.slice(0, match.index).split("\n").length;
        return { told, alone, isDirected, line, found: match[0].trim() };
      }
      edge = { ends: [decoded(from), decoded(to)], weight: value("weight") };
      if (isEmpty) end();
    }
    if (edge && tag === "data" && value("key") === key && key !== undefined) edge.weight = content.trim();
    if (edge && /edgelabel$/.test(tag) && isNumber(content.trim())) edge.weight ??= content.trim();
  }
  return { told, alone, isDirected, line: undefined, found: "" };
}

function attributesOf(said: string): (name: string) => string | undefined {
  const values = new Map<string, string>();
  for (const [, name = "", value = ""] of said.matchAll(/([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g))
    values.set(name.toLowerCase(), unquoted(value));
  return (name) => values.get(name);
}

/** The letter of a number; no text has one that is larger. */
function letterOf(code: number): string {
  return code > 0x10ffff ? "\uFFFD" : String.fromCodePoint(code);
}

function decoded(text: string): string {
  const letters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return text
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) =>
      letterOf(hex ? parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => letters[name]);
}

/** GML: `graph [ node [ id 0 label "Ann" ] edge [ source 0 target 1 weight 8 ] ]`. */
export const readGml: Read = (text) => {
  const code = text.replace(/^\s*#.*$/gm, "");
  if (!/(^|\s)graph\s*\[/.test(code) || !/\b(node|edge)\s*\[/.test(code)) return undefined;
  const names = new Map<string, string>();
  const told: Told[] = [];
  for (const [, kind = "", body = ""] of code.matchAll(
    /\b(node|edge)\s*\[((?:[^[\]"]|"[^"]*"|\[(?:[^[\]"]|"[^"]*"|\[[^\]]*\])*\])*)\]/g,
  )) {
    const value = valuesOf(body);
    if (kind === "node") names.set(value("id") ?? "", value("label") ?? value("id") ?? "");
    else {
      const [from, to] = [value("source"), value("target")];
      if (from === undefined || to === undefined)
        return { kind: "line", format: "gml", line: lineOf(text, body), found: `edge [${body.trim()}]` };
      const weight = value("weight") ?? value("value");
      told.push({ ends: [from, to], weight });
    }
  }
  if (told.length + names.size === 0) return { kind: "no-edges", format: "gml" };
  // Labels name the vertices if no two have the same.
  const isNaming = new Set(names.values()).size === names.size;
  const name = (id: string): string => (isNaming ? (names.get(id) ?? id) : id);
  const isDirected = /\bdirected\s+1\b/.test(code);
  return {
    ...{ format: "gml", alone: [...names.keys()].map(name), base: "names" },
    told: told.map(({ ends, weight }) => ({ ends: [name(ends[0]), name(ends[1])], weight })),
    ...(isDirected && { facts: ["directed"] }),
  };
};

function valuesOf(body: string): (name: string) => string | undefined {
  const values = new Map<string, string>();
  // What stands in brackets within, such as graphics, says nothing of the graph.
  for (const [, name = "", value = ""] of body
    .replace(/\[[^\]]*\]/g, "")
    .matchAll(/([A-Za-z]\w*)\s+("[^"]*"|[^\s"]+)/g))
    if (!values.has(name)) values.set(name, unquoted(value));
  return (name) => values.get(name);
}

function lineOf(text: string, piece: string): number {
  return text.slice(0, Math.max(0, text.indexOf(piece))).split(/\r\n|\n|\r/).length;
}
