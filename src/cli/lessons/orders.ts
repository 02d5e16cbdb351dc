import { medianOf, type Orders, ordersOf, ordersTold } from "#algorithms/core/lesson/orders.ts";
import { whole } from "#algorithms/core/run/asking.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { readArguments, readNumber } from "../arguments.ts";
import { Mistakes } from "../judge/mistakes.ts";
import { writeOut } from "../output.ts";
import { lessonIds } from "./lesson-files.ts";
import { readCall, readProblem } from "./lesson-input.ts";
import { loadLesson } from "./load-lesson.ts";
import { ordersWords } from "./orders.en.ts";

const USUAL_COUNT = 1000;

const OPTIONS = { count: "string", seed: "string", text: "boolean", help: "boolean" } as const;

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([ordersWords.help(lessonIds(), USUAL_COUNT)]);
  const mistakes = [...given.mistakes];
  const number = (name: string, least: number, most: number, usual: number): number => {
    const option = given.options.get(name);
    if (option === undefined || option.value === "") return usual;
    return readNumber(name, option, least, most, mistakes) ?? usual;
  };
  const count = number("count", 1, 1_000_000, USUAL_COUNT);
  const seed = number("seed", 0, 999_999_999, 1);
  const call = readCall(given, lessonIds(), mistakes);
  if (mistakes.length > 0 || call === undefined) throw new Mistakes(mistakes);

  const lesson = await loadLesson(call.lesson);
  const problem = await readProblem(lesson, call.file);
  const orders = whole(ordersOf(lesson, problem, { count, seed }));
  if (orders.isAll && orders.count === 1)
    process.stderr.write(`${ordersWords.fixed(orders.lengths[0]?.steps ?? 0)}\n`);
  const own = lesson.solve(problem, silentRecorder(lesson.steps, lesson.asks));
  const isBroken = orders.facts.some(
    ({ id, holds }) =>
      holds < orders.count && lesson.claims.find((claim) => claim.id === id)?.test(problem, own).holds,
  );
  if (isBroken) process.exitCode = 1;
  if (!given.options.has("text")) return writeOut([asJson(orders)]);
  const { head, same, differs } = ordersTold(lesson, orders);
  await writeOut([
    `${head}\n`,
    ...same.map((line) => `= ${line}\n`),
    ...differs.map((line) => `~ ${line}\n`),
  ]);
}

function asJson(orders: Orders): string {
  const { count, isAll, facts, lengths, results } = orders;
  return `${JSON.stringify({
    orders: count,
    all: isAll,
    facts: facts.map(({ id, holds, evidence }) => ({
      id,
      same: holds === count && evidence.length === 1,
      evidence,
    })),
    steps: {
      least: lengths[0]?.steps,
      median: medianOf(orders),
      most: lengths.at(-1)?.steps,
    },
    results,
  })}\n`;
}
