import { isAscii } from "node:buffer";
import type { Certificate } from "#algorithms/engines/matching/fast/solve-matching.ts";
import type { Graph, Objective } from "#algorithms/engines/matching/graph.ts";
import type { GraphLimits } from "#algorithms/engines/matching/graph-limits.ts";
import { MOST_MISTAKES } from "#algorithms/engines/matching/read/mistake.ts";
import { readGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { MATCH_ENGINES, type MatchEngine } from "#src/tools/matching/engines.ts";
import { type Given, readArguments } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage } from "../judge/mistakes.ts";
import { readLineBytes } from "../limited-input.ts";
import { writeOut } from "../output.ts";
import { decodeLines, type TextLine } from "../text-file.ts";
import { matchWords } from "./match.en.ts";

const LIMITS: GraphLimits = { vertices: 10_000, edges: 2_100_000 };
/** More than the text of the largest graph, and of a file with several of them. */
const MOST_BYTES = { most: 200_000_000, mostInLine: 100_000_000 };

const OBJECTIVES: readonly Objective[] = ["cardinality", "weight", "max-cardinality-weight"];
const OPTIONS = { objective: "string", engine: "string", help: "boolean" } as const;

interface Task {
  readonly id: string | number | null;
  readonly graph: Graph;
}

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([matchWords.help(LIMITS.vertices)]);
  const mistakes = [...given.mistakes];
  const objective = choose("objective", given.options.get("objective"), OBJECTIVES, "weight", mistakes);
  const names = Object.keys(MATCH_ENGINES) as (keyof typeof MATCH_ENGINES)[];
  const name = choose("engine", given.options.get("engine"), names, "fast", mistakes);
  const [file, ...rest] = given.positionals;
  for (const extra of rest) {
    mistakes.push(usage(extra.index, `found ${quote(extra.value)}, expected one FILE`));
  }
  if (file === undefined) mistakes.push(usage(given.end, "found no FILE, expected one FILE"));
  const engine = await MATCH_ENGINES[name]();
  const tasks = file === undefined ? [] : await collectTasks(file.value, engine, objective, mistakes);
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  for (const task of tasks) await writeOut([lineOf(task, objective, engine)]);
}

/** The value of an option, or the usual one; another value is a mistake. */
function choose<T extends string>(
  name: string,
  given: Given | undefined,
  values: readonly T[],
  usual: T,
  mistakes: FileMistake[],
): T {
  if (given === undefined || given.value === "") return usual;
  const value = values.find((one) => one === given.value);
  if (value !== undefined) return value;
  const expected = values.join(", ");
  mistakes.push(usage(given.index, `found ${quote(given.value)} for --${name}, expected ${expected}`));
  return usual;
}

async function collectTasks(
  file: string,
  engine: MatchEngine,
  objective: Objective,
  mistakes: FileMistake[],
): Promise<Task[]> {
  const tasks: Task[] = [];
  try {
    for await (const { bytes, number: first } of readLineBytes(file, MOST_BYTES, isNoGraph)) {
      const before = mistakes.length;
      for (const { text, number } of textLines(file, bytes, first, mistakes)) {
        if (mistakes.length > before || /^\s*$/.test(text)) continue;
        const task = readTask({ file, text, line: number }, { engine, objective }, mistakes);
        // Where something is wrong, nothing is solved.
        if (mistakes.length > 0) tasks.length = 0;
        else if (task) tasks.push(task);
      }
      if (mistakes.length >= MOST_MISTAKES) break;
    }
  } catch (error) {
    if (!(error instanceof Mistakes)) throw error;
    mistakes.push(...error.list);
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

function readTask(
  { file, text, line }: Readonly<Record<"file" | "text", string>> & { readonly line: number },
  { engine, objective }: { readonly engine: MatchEngine; readonly objective: Objective },
  mistakes: FileMistake[],
): Task | undefined {
  const first = /\S/.exec(text);
  if (first && first[0] !== "{") {
    const message = `found ${quote(text.trim())}, expected a graph as JSON: {"n":…,"edges":[[u,v,w],…]}`;
    mistakes.push({ file, line, column: first.index + 1, kind: "json", message });
    return undefined;
  }
  const reading = readGraph(text, LIMITS, line);
  if (reading.graph) {
    const heavy = engine.tooHeavy(reading.graph, objective);
    if (heavy === undefined) return { id: reading.id ?? null, graph: reading.graph };
    const { column } = reading.weightPlace(heavy.edge);
    const found = `found the weight ${reading.graph.edges[heavy.edge]?.weight}`;
    const message = `${found}, expected one from −${heavy.most} to ${heavy.most} for --engine taught; fast takes any`;
    mistakes.push({ file, line, column, kind: "size", message });
    return undefined;
  }
  mistakes.push(...reading.mistakes.map((mistake) => ({ file, ...mistake })));
  return undefined;
}

/** What is printed is proved by the certificate that is printed: an engine gives none that it has not checked. */
function lineOf({ id, graph }: Task, objective: Objective, engine: MatchEngine): string {
  const { matching, size, weight, certificate } = engine.solve(graph, objective);
  const pairs: [number, number][] = [];
  for (const [u, v] of matching.entries()) if (u < v) pairs.push([u, v]);
  const record = { id, size, weight, matching: pairs, certificate: ordered(certificate) };
  return `${JSON.stringify(record, (_, value) => (typeof value === "bigint" ? `${value}` : value))}\n`;
}

/** The size's proof first. */
function ordered({ gallaiEdmonds, dual }: Certificate): Certificate {
  return { ...(gallaiEdmonds && { gallaiEdmonds }), ...(dual && { dual }) };
}
