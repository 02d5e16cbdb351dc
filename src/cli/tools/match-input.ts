/** What `kibitz match` is given: lines of JSON, read one by one, or a graph in whatever format. */

import { isAscii } from "node:buffer";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import type { GraphLimits } from "#algorithms/engines/matching/graph-limits.ts";
import { type GraphMistake, MOST_MISTAKES } from "#algorithms/engines/matching/read/mistake.ts";
import { readGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import type { Wish } from "#algorithms/engines/matching/read/reading.ts";
import {
  isNearlyOwn,
  type Understood,
  understandGraph,
} from "#algorithms/engines/matching/read/understand-graph.ts";
import { formatWish, understoodWords } from "#algorithms/engines/matching/read/understood-words.en.ts";
import { decodeText } from "#src/lib/decode-text.ts";
import { type FileMistake, Mistakes, quote } from "../judge/mistakes.ts";
import { readChunks, readLineBytes } from "../limited-input.ts";
import { decodeLines, type TextLine } from "../text-file.ts";
import { matchWords } from "./match.en.ts";

export const LIMITS: GraphLimits = { vertices: 10_000, edges: 2_100_000 };
/** More than the text of the largest graph, and of a file with several of them. */
const MOST_BYTES = { most: 200_000_000, mostInLine: 100_000_000 };
/** A graph in another format is read as a whole. */
const MOST_WHOLE = 40_000_000;

export interface Task {
  readonly id: string | number | null;
  readonly graph: Graph;
  /** Where the weight of an edge stands. */
  place(edge: number): { readonly line: number; readonly column: number };
  /** How it was understood, if it is no line of JSON. */
  readonly understood?: Understood;
}

export interface Input {
  readonly tasks: readonly Task[];
  /** What is to be said of how they were read. */
  readonly told: readonly string[];
}

/** Reads a file as the wish says. What is wrong goes to `mistakes`, and then no task is left. */
export async function readInput(file: string, wish: Wish, mistakes: FileMistake[]): Promise<Input> {
  const chunks = readChunks(file, MOST_BYTES.most);
  const start: Uint8Array[] = [];
  try {
    for await (const chunk of untilSeen(chunks, start)) start.push(chunk);
    const isLines = isOfLines(wish) && isJsonLines(Buffer.concat(start).toString("latin1"));
    const all = afterStart(start, chunks);
    if (isLines) return { tasks: await readLines(file, all, mistakes), told: [] };
    return await readWhole(file, all, wish, mistakes);
  } catch (error) {
    if (!(error instanceof Mistakes)) throw error;
    mistakes.push(...error.list);
    return { tasks: [], told: [] };
  }
}

const isOfLines = (wish: Wish): boolean => wish.format === undefined || wish.format === "json";

/** So many bytes show whether a file is lines of JSON. */
const SEEN = 65_536;

/** The chunks up to the end of the first line that holds something. */
async function* untilSeen(
  chunks: AsyncGenerator<Uint8Array>,
  start: readonly Uint8Array[],
): AsyncGenerator<Uint8Array> {
  while (!/\S[^\n]*\n/.test(Buffer.concat(start).toString("latin1"))) {
    if (start.reduce((size, { length }) => size + length, 0) > SEEN) return;
    const { done, value } = await chunks.next();
    if (done) return;
    yield value;
  }
}

async function* afterStart(
  start: readonly Uint8Array[],
  chunks: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* start;
  yield* chunks;
}

/** Whether a text begins with a graph as JSON on a line of its own, or holds nothing. */
function isJsonLines(start: string): boolean {
  const text = start.replace(/^(\u00ef\u00bb\u00bf|\ufeff)/, "").trimStart();
  if (text === "") return !/\0/.test(start);
  const [line = ""] = text.split(/[\r\n]/, 1);
  const isCut = text.length > line.length && text.slice(line.length).trim() !== "" && !/\}\s*$/.test(line);
  if (isCut || !text.startsWith("{")) return false;
  const isOther = /"(edges|links)"\s*:\s*\[\s*\{/.test(line);
  return !isOther && /^\{\s*(\}|$|"(id|n|edges)"\s*(:|$))|"n"\s*:/.test(line);
}

async function readLines(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  mistakes: FileMistake[],
): Promise<Task[]> {
  const tasks: Task[] = [];
  for await (const { bytes, number: first } of readLineBytes(file, MOST_BYTES, isNoGraph, chunks)) {
    const before = mistakes.length;
    for (const line of textLines(file, bytes, first, mistakes)) {
      if (mistakes.length > before || /^\s*$/.test(line.text)) continue;
      const task = readLine(file, line, mistakes);
      // Where something is wrong, nothing is solved.
      if (mistakes.length > 0) tasks.length = 0;
      else if (task) tasks.push(task);
    }
    if (mistakes.length >= MOST_MISTAKES) break;
  }
  return tasks;
}

/** Whether a line begins like no graph: whatever follows, only its start is told. */
function isNoGraph(start: Buffer): boolean {
  const first = start.subarray(0, 3).equals(BYTE_ORDER_MARK) ? start.subarray(3) : start;
  return !/^\s*(\{|$)/.test(first.toString("latin1"));
}

const BYTE_ORDER_MARK = Buffer.from("\uFEFF");
const CARRIAGE_RETURN = 13;

/** The text of a line, or those of several lines that end with CR; what is no text is a mistake. */
function textLines(file: string, bytes: Buffer, first: number, mistakes: FileMistake[]): readonly TextLine[] {
  if (isAscii(bytes) && !bytes.includes(CARRIAGE_RETURN))
    return [{ text: bytes.toString("latin1"), number: first }];
  const found: FileMistake[] = [];
  const lines = decodeLines(file, bytes, found).map(({ text, number }) => ({
    text,
    number: number + first - 1,
  }));
  mistakes.push(...found.map((mistake) => ({ ...mistake, line: mistake.line + first - 1 })));
  return lines;
}

function readLine(file: string, { text, number: line }: TextLine, mistakes: FileMistake[]): Task | undefined {
  const first = /\S/.exec(text);
  if (first && first[0] !== "{") {
    const message = `found ${quote(text.trim())}, expected a graph as JSON: {"n":…,"edges":[[u,v,w],…]}`;
    mistakes.push({ file, line, column: first.index + 1, kind: "json", message });
    return undefined;
  }
  const reading = readGraph(text, LIMITS, line);
  if (reading.graph)
    return { id: reading.id ?? null, graph: reading.graph, place: (edge) => reading.weightPlace(edge) };
  mistakes.push(...reading.mistakes.map((mistake) => ({ file, ...mistake })));
  return undefined;
}

async function readWhole(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  wish: Wish,
  mistakes: FileMistake[],
): Promise<Input> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MOST_WHOLE)
      throw new Mistakes([{ file, ...START, kind: "size", message: matchWords.tooBig(MOST_WHOLE) }]);
    pieces.push(chunk);
  }
  const decoded = decodeText(Buffer.concat(pieces));
  if (decoded === undefined)
    throw new Mistakes([{ file, ...START, kind: "encoding", message: matchWords.noText }]);
  const { text, encoding } = decoded;
  const told = encoding === "utf-8" ? [] : [matchWords.encoding(encoding)];
  if (isOfLines(wish) && isJsonLines(text)) {
    const lines = text.split(/\r\n|\n|\r/).map((each, i) => ({ text: each, number: i + 1 }));
    const tasks = lines.flatMap((line) =>
      line.text.trim() === "" ? [] : (readLine(file, line, mistakes) ?? []),
    );
    return { tasks: mistakes.length > 0 ? [] : tasks, told };
  }
  const { understood, trouble, others } = understandGraph(text, LIMITS, wish);
  const offers = others.map((other) =>
    matchWords.other(formatWish(other.wish), understoodWords.other(other, understood)),
  );
  if (understood === undefined) {
    // A list with a few mistakes is told all of them.
    const own = others.length === 0 && isNearlyOwn(text) ? readGraph(text, LIMITS).mistakes : [];
    const found: readonly GraphMistake[] =
      own.length > 0 || trouble === undefined ? own : [understoodWords.mistake(trouble)];
    mistakes.push(...found.map((mistake) => ({ file, ...mistake })));
    return { tasks: [], told: offers };
  }
  const own = understood.isOwn ? readGraph(text, LIMITS) : undefined;
  const task: Task = {
    ...{ id: (own?.graph && own.id) ?? null, graph: understood.graph, understood },
    place: () => START,
  };
  return { tasks: [task], told: [...told, understoodWords.told(understood), ...offers] };
}

const START = { line: 1, column: 1 };
