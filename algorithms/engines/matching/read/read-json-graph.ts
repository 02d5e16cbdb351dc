import { quoted } from "#algorithms/core/text/quoted.ts";
import { type ScannedEdges, scanEdges } from "../scan-edges.ts";
import { type EdgeCollector, MOST_DIGITS, type Token } from "./edge-collector.ts";
import type { GraphMistakes } from "./mistake-words.en.ts";

/** Deeper than this no value is looked into. */
const MOST_DEPTH = 100;

/**
 * Reads `{"n":…,"edges":[[u,v,w],…]}` into `edges`; other members are passed over. Numbers are taken as they are
 * written, so that long ones stay exact, and a weight may be a text. Returns the "id", if it is a text or a number.
 */
export function readJsonGraph(text: string, edges: EdgeCollector): string | number | undefined {
  const members: Members = { id: undefined, edgesAt: undefined, scanned: undefined };
  const unreadableAt = attempt(edges, undefined, () =>
    readMembers(new JsonReader(text, edges), edges, members),
  );
  const { id, edgesAt, scanned } = members;
  // They are read at last, when n is known.
  if (scanned !== undefined) {
    const readAgain = (first: number) => {
      readEdge(new JsonReader(text, edges, text.lastIndexOf("[", first)), edges);
    };
    edges.addAll(scanned, readAgain);
  } else if (edgesAt !== undefined) {
    attempt(edges, unreadableAt, () => readEdges(new JsonReader(text, edges, edgesAt), edges));
  }
  return id;
}

interface Members {
  id: string | number | undefined;
  edgesAt: number | undefined;
  scanned: ScannedEdges | undefined;
}

/** Returns where the text cannot be understood, and so not beyond, unless that is `known` already. */
function attempt(edges: EdgeCollector, known: number | undefined, read: () => void): number | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (error.at !== known) edges.complain(error.at, "json", error.message);
    return error.at;
  }
}

function readMembers(json: JsonReader, edges: EdgeCollector, members: Members): void {
  const words = edges.words.json;
  const start = json.peek().at;
  const seen = new Set<string>();
  for (const key of json.members()) {
    if (seen.has(key.text)) edges.complain(key.at, "json", words.again(quoted(key.text)));
    seen.add(key.text);
    if (key.text === "n") {
      const token = json.scalar();
      if (token !== undefined) edges.setSize(token);
    } else if (key.text === "id") members.id = json.id();
    else {
      members.scanned = key.text === "edges" ? json.scanEdges() : members.scanned;
      if (key.text === "edges") members.edgesAt = json.offset;
      if (key.text === "edges" && members.scanned) json.offset = members.scanned.end;
      else json.skip();
    }
  }
  json.expectEnd();
  if (!seen.has("n")) edges.complain(start, "json", words.noN);
  if (!seen.has("edges")) edges.complain(start, "json", words.noEdges);
}

function readEdges(json: JsonReader, edges: EdgeCollector): void {
  const words = edges.words.json;
  if (json.peek().text !== "[") {
    json.refuse(words.edges);
    return;
  }
  for (const _ of json.elements()) {
    if (edges.isFull || !readEdge(json, edges)) return;
  }
}

/** Reads an edge. False: there are too many. */
function readEdge(json: JsonReader, edges: EdgeCollector): boolean {
  const { words } = edges;
  const open = json.peek();
  if (open.text !== "[") {
    json.refuse(words.json.edge);
    return true;
  }
  const tokens: (Token | undefined)[] = [];
  for (const _ of json.elements()) tokens.push(json.scalar(tokens.length === 2));
  const [first, second, weight] = tokens;
  if (tokens.length < 2 || tokens.length > 3) {
    edges.complain(open.at, "line", words.json.notAnEdge(tokens.length));
    return true;
  }
  const isWhole = first && second && (tokens.length === 2 || weight);
  return !isWhole || edges.add(first, second, weight);
}

class Unreadable extends Error {
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** A piece of JSON: a bracket, a comma, a colon, a text with its quotes, or a word such as a number. */
const PIECE = /[ \t\r\n]*([[\]{},:]|"(?:[^"\\\r\n]|\\.)*"|[^[\]{},:"\s]+|$|[\s\S])/y;

/** Walks through a text of JSON, from the left to the right. */
class JsonReader {
  private readonly text: string;
  private readonly edges: EdgeCollector;
  private readonly words: GraphMistakes["json"];
  offset: number;

  constructor(text: string, edges: EdgeCollector, offset = text.startsWith("\uFEFF") ? 1 : 0) {
    this.text = text;
    this.edges = edges;
    this.words = edges.words.json;
    this.offset = offset;
  }

  peek(): Token {
    PIECE.lastIndex = this.offset;
    const text = PIECE.exec(this.text)?.[1] ?? "";
    return { text, at: PIECE.lastIndex - text.length };
  }

  /** The keys of an object; the caller reads the value after each. */
  *members(): Generator<Token> {
    this.expect("{");
    if (this.take("}")) return;
    do {
      const key = this.next();
      if (!isText(key)) throw this.unexpected(key, this.words.name);
      this.expect(":");
      yield { text: textOf(key), at: key.at };
    } while (this.goesOn("}"));
  }

  /** Stops before each element of a list; the caller reads it. */
  *elements(): Generator<void> {
    this.expect("[");
    if (this.take("]")) return;
    do yield;
    while (this.goesOn("]"));
  }

  /** A number or another word as it is written, or the words in a text if it may be one. Complains of anything else. */
  scalar(mayBeText = false): Token | undefined {
    const token = this.peek();
    const isWord = !/^[[{\]},:"]|^$/.test(token.text);
    if (isWord || (mayBeText && isText(token))) {
      this.next();
      return isWord ? token : { text: textOf(token), at: token.at };
    }
    this.refuse(this.words.number);
    return undefined;
  }

  /** The value, if it is a text or a number that a double holds. Complains of what it could not give back as it was. */
  id(): string | number | undefined {
    const token = this.peek();
    this.skip();
    if (isText(token)) return textOf(token);
    if (token.text === "null") return undefined;
    const number = Number(token.text);
    if (/^-?\d/.test(token.text) && Math.abs(number) <= Number.MAX_SAFE_INTEGER) return number;
    this.edges.complain(token.at, "json", this.words.unexpected(quoted(token.text), this.words.id));
    return undefined;
  }

  /** Complains of a value, and passes over it. */
  refuse(expected: string): void {
    const token = this.peek();
    if (/^[\]},:]?$/.test(token.text)) throw this.unexpected(token, expected);
    const found = quoted(isText(token) ? textOf(token) : token.text);
    this.edges.complain(token.at, "number", this.words.unexpected(found, expected));
    this.skip();
  }

  /** A value that is a plain list of edges; it is not passed over. */
  scanEdges(): ScannedEdges | undefined {
    return scanEdges(this.text, this.offset, { edges: this.edges.limits.edges, digits: MOST_DIGITS });
  }

  /** Passes over a value. */
  skip(): void {
    const open: string[] = [];
    do {
      const token = this.next();
      const { text } = token;
      if (text === "[" || text === "{") {
        open.push(text);
        if (open.length > MOST_DEPTH) throw this.unexpected(token, this.words.brackets(MOST_DEPTH));
        if (this.take(text === "[" ? "]" : "}")) open.pop();
        else {
          if (text === "{") this.name();
          continue;
        }
      } else if (!isText(token) && !/^(true|false|null|[\w+.-]+)$/.test(text)) {
        throw this.unexpected(token, this.words.value);
      }
      while (open.length > 0) {
        const isObject = open.at(-1) === "{";
        if (this.goesOn(isObject ? "}" : "]")) {
          if (isObject) this.name();
          break;
        }
        open.pop();
      }
    } while (open.length > 0);
  }

  expectEnd(): void {
    const token = this.next();
    if (token.text !== "") throw this.unexpected(token, this.words.end);
  }

  private name(): void {
    const key = this.next();
    if (!isText(key)) throw this.unexpected(key, this.words.name);
    this.expect(":");
  }

  private next(): Token {
    const token = this.peek();
    this.offset = token.at + token.text.length;
    return token;
  }

  private take(text: string): boolean {
    if (this.peek().text !== text) return false;
    this.next();
    return true;
  }

  private expect(text: string): void {
    const token = this.next();
    if (token.text !== text) throw this.unexpected(token, `"${text}"`);
  }

  private unexpected({ text, at }: Token, expected: string): Unreadable {
    return new Unreadable(at, this.words.unexpected(text === "" ? undefined : quoted(text), expected));
  }

  private goesOn(end: "]" | "}"): boolean {
    const token = this.next();
    if (token.text !== "," && token.text !== end)
      throw this.unexpected(token, this.words.or(`","`, `"${end}"`));
    return token.text === ",";
  }
}

function isText({ text }: Token): boolean {
  return text.length > 1 && text.startsWith('"');
}

/** What a JSON text says; its inside as it stands, if an escape in it is none. */
function textOf({ text }: Token): string {
  try {
    return JSON.parse(text) as string;
  } catch {
    return text.slice(1, -1);
  }
}
