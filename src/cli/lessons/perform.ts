import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import {
  type AnyPerforming,
  answerOfTouch,
  answerTold,
  toldAnswer,
  untouchable,
} from "#algorithms/core/lesson/performing.ts";
import { type Choice, type Open, perform } from "#algorithms/core/run/performed-run.ts";
import type { Answer, Trace } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { readArguments, readNumber } from "../arguments.ts";
import { type FileMistake, Mistakes, usage } from "../judge/mistakes.ts";
import { readLimited } from "../limited-input.ts";
import { writeOut } from "../output.ts";
import { decodeLines } from "../text-file.ts";
import { lessonIds } from "./lesson-files.ts";
import { readCall, readProblem } from "./lesson-input.ts";
import { loadLesson } from "./load-lesson.ts";
import { performWords } from "./perform.en.ts";

const OPTIONS = { seed: "string", check: "string", help: "boolean" } as const;
const USUAL_SEED = 1;
const LARGEST_SEED = 2 ** 32 - 1;
/** A performance of the largest run has fewer bytes. */
const LONGEST_MOVES = 100_000_000;

/** A choice as a file tells it, in the numbers of the input. */
interface Move {
  readonly choose: string;
  readonly is: Answer;
}

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const ids = lessonIds("asked/performing.ts");
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([performWords.help(ids)]);
  const mistakes = [...given.mistakes];
  const [seeded, checked] = [given.options.get("seed"), given.options.get("check")];
  const seed =
    seeded === undefined || seeded.value === ""
      ? USUAL_SEED
      : readNumber("seed", seeded, 0, LARGEST_SEED, mistakes);
  const call = readCall(given, ids, mistakes);
  if (seeded && checked) mistakes.push(usage(seeded.index, performWords.seedAndCheck));
  if (checked?.value === "-" && call?.file === "-") mistakes.push(usage(checked.index, performWords.twice));
  if (mistakes.length > 0 || call === undefined || seed === undefined) throw new Mistakes(mistakes);

  const lesson = await loadLesson(call.lesson);
  const performing = (await lesson.performing?.()) as AnyPerforming;
  const problem = await readProblem(lesson, call.file);
  if (checked === undefined) return writeOut(byChance(lesson, performing, problem, seed));
  const moves = await readMoves(checked.value, Object.keys(lesson.asks));
  const wrong = firstWrong(lesson, performing, problem, moves);
  if (wrong === undefined) return writeOut([`${performWords.right(moves.length)}\n`]);
  process.exitCode = 1;
  await writeOut([`${performWords.wrong(wrong.choice, wrong.rule)}\n`]);
}

/** The lines of a performance by chance. */
function* byChance(
  lesson: AnyLesson,
  { touch }: AnyPerforming,
  problem: unknown,
  seed: number,
): Generator<string> {
  const random = seededRandom(seed);
  const answer = ({ legal }: Choice) => legal[Math.floor(random() * legal.length)];
  const { taken, trace, stopped } = perform(lesson, problem, { answer });
  if (stopped) process.stderr.write(`${performWords.stopped(trace.length)}\n`);
  for (const { kind, answer: is } of taken) {
    const move: Move = { choose: kind, is: toldAnswer(touch[kind] ?? {}, is) };
    yield `${JSON.stringify(move)}\n`;
  }
}

/** Reads the lines of a performance; empty ones do not count. Throws Mistakes. */
async function readMoves(file: string, kinds: readonly string[]): Promise<Move[]> {
  const mistakes: FileMistake[] = [];
  const lines = decodeLines(file, await readLimited(file, LONGEST_MOVES), mistakes);
  const moves = lines.flatMap(({ text, number }): Move[] => {
    if (text.trim() === "") return [];
    const read = moveOf(text, kinds);
    if (typeof read !== "string") return [read];
    mistakes.push({ file, line: number, column: 1, kind: "moves", message: read });
    return [];
  });
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  return moves;
}

/** The choice that a line tells, or what is wrong with it. */
function moveOf(line: string, kinds: readonly string[]): Move | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return performWords.noJson;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return performWords.noJson;
  const { choose, is } = value as Partial<Record<keyof Move, unknown>>;
  if (typeof choose !== "string" || !kinds.includes(choose)) return performWords.noChoose(kinds.join(", "));
  if (!Array.isArray(is) || !is.every((number) => Number.isSafeInteger(number)))
    return performWords.noNumbers;
  return { choose, is: is as number[] };
}

/** The number of the first choice that is wrong, from 1, with the rule that it breaks; undefined if none is. */
function firstWrong(
  lesson: AnyLesson,
  performing: AnyPerforming,
  problem: unknown,
  moves: readonly Move[],
): { readonly choice: number; readonly rule: string } | undefined {
  let next = 0;
  const answer = (choice: Choice): Answer | undefined => {
    const move = moves[next];
    if (move?.choose !== choice.kind) return undefined;
    next++;
    return readAnswer(performing, move, choice);
  };
  const { open, taken, trace, stopped } = perform(lesson, problem, { answer });
  if (stopped) process.stderr.write(`${performWords.stopped(trace.length)}\n`);
  if (open === undefined)
    return next < moves.length ? { choice: taken.length + 1, rule: performWords.tooMany } : undefined;
  return { choice: taken.length + 1, rule: ruleOf(performing, problem, trace, open, moves[taken.length]) };
}

/** What a choice says in the numbers of the algorithm. */
function readAnswer({ touch }: AnyPerforming, { choose, is }: Move, choice: Choice): Answer {
  const own = touch[choose];
  return own ? answerOfTouch(own, answerTold(own, is), choice) : is;
}

/** Why the choice that stands open is not answered by `move`. */
function ruleOf(
  performing: AnyPerforming,
  problem: unknown,
  trace: Trace,
  open: Open,
  move: Move | undefined,
): string {
  const frame = trace.cursor().seek(open.position);
  const { prompt, refuse } = performing.words;
  const asked = prompt[open.kind]?.(open, frame, problem) ?? "";
  if (move === undefined) return performWords.missing(open.kind, asked);
  if (move.choose !== open.kind) return performWords.otherKind(move.choose, open.kind, asked);
  const touch = performing.touch[open.kind];
  const wrong = open.wrong ?? [];
  const strange = touch && untouchable(touch, wrong, frame, problem);
  if (touch && strange !== undefined) return performWords.noSuch(toldAnswer(touch, [strange])[0] ?? strange);
  return refuse[open.kind]?.(wrong, open, frame, problem) ?? "";
}
