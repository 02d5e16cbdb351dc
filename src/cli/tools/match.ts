import { oddSets } from "#algorithms/engines/matching/components.ts";
import type { Solution } from "#algorithms/engines/matching/fast/solve-matching.ts";
import {
  type GallaiEdmonds,
  type Graph,
  OBJECTIVES,
  type Objective,
} from "#algorithms/engines/matching/graph.ts";
import { nameOf, scaleOf } from "#algorithms/engines/matching/read/labels.ts";
import type { Wish } from "#algorithms/engines/matching/read/reading.ts";
import { parseWish, WISH_WORDS } from "#algorithms/engines/matching/read/understood-words.en.ts";
import { MATCH_ENGINES, type MatchEngine } from "#src/tools/matching/engines.ts";
import { type Given, readArguments } from "../arguments.ts";
import { COMMAND_LINE, type FileMistake, Mistakes, quote, usage } from "../judge/mistakes.ts";
import { writeOut } from "../output.ts";
import { matchWords } from "./match.en.ts";
import { LIMITS, readInput, type Task } from "./match-input.ts";

const OPTIONS = { objective: "string", engine: "string", from: "string", help: "boolean" } as const;

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([matchWords.help(LIMITS.vertices)]);
  const mistakes = [...given.mistakes];
  const objective = choose("objective", given.options.get("objective"), OBJECTIVES, "weight", mistakes);
  const names = Object.keys(MATCH_ENGINES) as (keyof typeof MATCH_ENGINES)[];
  const name = choose("engine", given.options.get("engine"), names, "fast", mistakes);
  const wish = wishOf(given.options.get("from"), mistakes);
  const [file, ...rest] = given.positionals;
  for (const extra of rest) {
    mistakes.push(usage(extra.index, `found ${quote(extra.value)}, expected one FILE`));
  }
  if (file === undefined) mistakes.push(usage(given.end, "found no FILE, expected one FILE"));
  const engine = await MATCH_ENGINES[name]();
  const { tasks, told } =
    file === undefined ? { tasks: [], told: [] } : await readInput(file.value, wish, mistakes);
  const isCallRight = mistakes.every((mistake) => mistake.file !== COMMAND_LINE);
  if (file && isCallRight) for (const line of told) process.stderr.write(`${file.value}: ${line}\n`);
  for (const task of tasks) mistakes.push(...tooHeavy(file?.value ?? "", task, objective, engine));
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  if (tasks.length === 0) process.stderr.write(matchWords.noGraph(file?.value ?? ""));
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

function wishOf(given: Given | undefined, mistakes: FileMistake[]): Wish {
  if (given === undefined || given.value === "") return {};
  const wish = parseWish(given.value);
  if (wish) return wish;
  const expected = `words of ${WISH_WORDS.join(", ")}, with commas between them`;
  mistakes.push(usage(given.index, `found ${quote(given.value)} for --from, expected ${expected}`));
  return {};
}

function tooHeavy(file: string, task: Task, objective: Objective, engine: MatchEngine): FileMistake[] {
  const heavy = engine.tooHeavy(task.graph, objective);
  if (heavy === undefined) return [];
  const found = `found the weight ${task.graph.edges[heavy.edge]?.weight}`;
  const message = `${found}, expected one from −${heavy.most} to ${heavy.most} for --engine taught; fast takes any`;
  return [{ file, ...task.place(heavy.edge), kind: "size", message }];
}

/** What is printed is proved by the certificate that is printed: an engine gives none that it has not checked. */
function lineOf(task: Task, objective: Objective, engine: MatchEngine): string {
  const record = recordOf(task, engine.solve(task.graph, objective));
  return `${JSON.stringify(record, (_, value) => (typeof value === "bigint" ? `${value}` : value))}\n`;
}

function recordOf({ id, graph, understood }: Task, solution: Solution) {
  const { matching, size, weight, certificate, isImperfect } = solution;
  const { gallaiEdmonds, dual } = certificate;
  if (isImperfect && gallaiEdmonds) {
    process.exitCode = 1;
    const none = { size: null, weight: null, matching: null };
    return { id, ...none, certificate: { tutte: tutteOf(graph, gallaiEdmonds) } };
  }
  const pairs: [number, number][] = [];
  for (const [u, v] of matching.entries()) if (u < v) pairs.push([u, v]);
  const { names = [], base = 0, decimals = 0 } = understood ?? {};
  const isRenamed = names.length > 0 || base > 0;
  return {
    ...{ id, size, weight },
    ...(decimals > 0 && { scale: scaleOf(decimals) }),
    matching: pairs,
    // In the file's own words.
    ...(isRenamed && { pairs: pairs.map((pair) => pair.map((v) => nameOf({ names, base }, v))) }),
    // The size's proof first.
    certificate: { ...(gallaiEdmonds && { gallaiEdmonds }), ...(dual && { dual }) },
  };
}

/** Vertices without which more odd components are left than they are, and these: so no matching is perfect. */
function tutteOf(graph: Graph, { a }: GallaiEdmonds) {
  return { a, odd: oddSets(graph, a) };
}
