import type { Read, Told } from "../reading.ts";
import { unquoted, withoutBlocks } from "../reading.ts";
import { isNumber } from "../weights.ts";

const HEAD = /^\s*(?:strict\s+)?(?:di)?graph\b\s*(?:"(?:[^"\\]|\\.)*"|[^\s{"=:([<]*)\s*\{/i;
/** What stands before the bracket is no longer. */
const LONGEST_HEAD = 2000;
const PIECE =
  /"(?:[^"\\]|\\[\s\S])*"|<[^>]*>|\[|\]|\{|\}|;|,|=|--|->|[^\s"[\]{};,=<>-]+(?:[.:-](?![->])[^\s"[\]{};,=<>-]+)*|\S/g;

/** "graph { a -- b [weight=3]; }": statements of nodes and of edges, chains and groups such as "c -- {d e}" too. */
export const readDot: Read = (text) => {
  const code = withoutBlocks(text)
    .trimStart()
    .replace(
      /("(?:[^"\\\n]|\\.)*")|(^|[\s;])(#|\/\/).*$/gm,
      (_, text = "", before = "") => `${text}${before}`,
    );
  // Its edges alone are known by the attributes behind them.
  const isBare = /(--|->)[^\n[]{0,200}\[[ \t]{0,9}\w+[ \t]{0,9}=/.test(code) && !/^[^\n]*\{/.test(code);
  if (!HEAD.test(code.slice(0, LONGEST_HEAD)) && !isBare) return undefined;
  const inner = isBare ? `${code}}` : code.replace(/^[^{]*\{/, "");
  const pieces = inner.match(PIECE) ?? [];
  const graph = new Statements(pieces);
  graph.body(undefined);
  const { told, alone, isBroken } = graph;
  if (isBroken) return { kind: "line", format: "dot", ...placeOf(text, graph.at) };
  if (told.length + alone.length === 0) return { kind: "no-edges", format: "dot" };
  return { format: "dot", told, alone, ...(code.includes("->") && { facts: ["directed"] }) };
};

/** Where the piece of this number stands, nearly: the words before it are counted. */
function placeOf(text: string, at: string): { readonly line: number; readonly found: string } {
  const before = text.slice(0, Math.max(0, text.lastIndexOf(at)));
  return { line: before.split(/\r\n|\n|\r/).length, found: at };
}

/** Groups deeper than this are not looked into. */
const MOST_DEPTH = 60;

class Statements {
  readonly told: Told[] = [];
  readonly alone: string[] = [];
  isBroken = false;
  at = "";
  private readonly pieces: readonly string[];
  private next = 0;
  private depth = 0;

  constructor(pieces: readonly string[]) {
    this.pieces = pieces;
  }

  /** Reads up to the bracket that closes; the nodes in it. `weight` is that of edges that do not say theirs. */
  body(weight: string | undefined): string[] {
    const nodes: string[] = [];
    let usual = weight;
    this.depth++;
    if (this.depth > MOST_DEPTH) this.isBroken = true;
    while (!this.isBroken) {
      const piece = this.pieces[this.next];
      if (piece === undefined) {
        this.isBroken = true;
        break;
      }
      this.at = piece;
      if (piece === "}") {
        this.next++;
        break;
      }
      if (piece === ";" || piece === ",") {
        this.next++;
      } else if (/^(graph|node|edge)$/i.test(piece) && this.pieces[this.next + 1] === "[") {
        this.next++;
        const given = this.attributes();
        if (/^edge$/i.test(piece)) usual = given ?? usual;
      } else if (this.pieces[this.next + 1] === "=") this.next += 3;
      else for (const node of this.chain(usual)) nodes.push(node);
    }
    this.depth--;
    return nodes;
  }

  private chain(usual: string | undefined): string[] {
    const groups = [this.group(usual)];
    while (/^(--|->)$/.test(this.pieces[this.next] ?? "")) {
      this.next++;
      groups.push(this.group(usual));
    }
    const given = this.pieces[this.next] === "[" ? this.attributes() : undefined;
    const [first = []] = groups;
    if (groups.length === 1) this.alone.push(...first);
    for (const [i, group] of groups.entries()) {
      if (i === 0) continue;
      for (const u of groups[i - 1])
        for (const v of group) this.told.push({ ends: [u, v], weight: given ?? usual });
    }
    return groups.flat();
  }

  /** A node, or those of a group in brackets. */
  private group(usual: string | undefined): string[] {
    let piece = this.pieces[this.next++] ?? "";
    if (/^subgraph$/i.test(piece)) {
      if (this.pieces[this.next] !== "{") this.next++;
      piece = this.pieces[this.next++] ?? "";
    }
    if (piece === "{") return this.body(usual);
    if (piece === "" || /^([[\]{}=<>]|-.*)$/.test(piece)) {
      this.at = piece;
      this.isBroken = true;
      return [];
    }
    // What follows a colon is the side at which an edge comes in.
    if (!piece.startsWith('"')) return [piece.replace(/:.*$/, "")];
    while (this.pieces[this.next]?.startsWith(":")) this.next += this.pieces[this.next] === ":" ? 2 : 1;
    return [unquoted(piece)];
  }

  /** Passes over attributes; the weight that they tell. */
  private attributes(): string | undefined {
    const found = new Map<string, string>();
    this.next++;
    while (this.next < this.pieces.length && this.pieces[this.next] !== "]") {
      if (this.pieces[this.next + 1] === "=")
        found.set(this.pieces[this.next].toLowerCase(), unquoted(this.valueAt(this.next + 2)));
      this.next++;
    }
    this.next++;
    if (this.pieces[this.next] === "[") return this.attributes();
    return ["weight", "label", "len"].map((name) => found.get(name)).find(isNumber);
  }

  /** A value; a minus before it is a piece of its own. */
  private valueAt(index: number): string {
    const piece = this.pieces[index] ?? "";
    return piece === "-" || piece === "+" ? `${piece}${this.pieces[index + 1] ?? ""}` : piece;
  }
}
