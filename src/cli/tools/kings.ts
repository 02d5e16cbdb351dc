import { stat } from "node:fs/promises";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import { type Board, MOST_MOVES, type Solution } from "#algorithms/engines/kings/board.ts";
import { OutputCheck } from "#algorithms/engines/kings/check-output.ts";
import { formatSolution } from "#algorithms/engines/kings/format.ts";
import { readBoard } from "#algorithms/engines/kings/read-board.ts";
import { repairsOf } from "#algorithms/engines/kings/repairs.ts";
import { formatFault, formatVerdict, type Verdict } from "#algorithms/engines/kings/verdict.ts";
import { solveBoard } from "#src/tools/kings/engines.ts";
import { MOST_BOARD_BYTES, MOST_OUTPUT_BYTES } from "#src/tools/kings/limits.ts";
import { METHODS, type Method } from "#src/tools/kings/methods.ts";
import { type Arguments, type Given, type OptionTypes, readArguments, readNumber } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage } from "../judge/mistakes.ts";
import { checkSize, readChunks, readLimited } from "../limited-input.ts";
import { didYouMean } from "../nearest.en.ts";
import { nearestOf } from "../nearest.ts";
import { writeOut } from "../output.ts";
import { decodeLines } from "../text-file.ts";
import { kingsWords } from "./kings.en.ts";

interface Command {
  readonly help: string;
  readonly options: OptionTypes;
  /** What the positional arguments are called. */
  readonly files: readonly string[];
  run(files: readonly Given[], given: Arguments, mistakes: FileMistake[]): Promise<void>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  solve: {
    help: kingsWords.helpOfSolve,
    options: { method: "string", help: "boolean" },
    files: ["FILE"],
    run: solve,
  },
  answer: { help: kingsWords.helpOfAnswer, options: { help: "boolean" }, files: ["FILE"], run: answer },
  check: {
    help: kingsWords.helpOfCheck,
    options: { max: "string", help: "boolean" },
    files: ["FILE", "OUTPUT"],
    run: check,
  },
};

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const [name = ""] = args;
  if (name === "--help") return writeOut([kingsWords.help]);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const meant = didYouMean(nearestOf(name, Object.keys(COMMANDS)));
    const found =
      args.length === 0 ? "found no command after kings" : `unknown command ${quote(name)}${meant}`;
    const expected = `expected ${Object.keys(COMMANDS).join(", ")} or --help`;
    throw new Mistakes([usage(offset, `${found}, ${expected}`)]);
  }
  const given = readArguments(args.slice(1), command.options, offset + 1);
  if (given.options.has("help")) return writeOut([command.help]);
  const mistakes = [...given.mistakes];
  const { files } = command;
  const wanted = files.length === 1 ? `one ${files[0]}` : files.map((file) => `one ${file}`).join(" and ");
  for (const extra of given.positionals.slice(files.length)) {
    mistakes.push(usage(extra.index, `found ${quote(extra.value)}, expected ${wanted}`));
  }
  const missing = files.slice(given.positionals.length).map((file) => `no ${file}`);
  if (missing.length > 0)
    mistakes.push(usage(given.end, `found ${missing.join(" and ")}, expected ${wanted}`));
  await command.run(given.positionals.slice(0, files.length), given, mistakes);
}

async function solve([file]: readonly Given[], given: Arguments, mistakes: FileMistake[]): Promise<void> {
  const wished = given.options.get("method");
  if (wished && wished.value !== "" && !METHODS.includes(wished.value as Method)) {
    const found = `found ${quote(wished.value)} for --method`;
    mistakes.push(usage(wished.index, `${found}, expected ${METHODS.join(" or ")}`));
  }
  const board = file && (await collectBoard(file.value, mistakes));
  if (board === undefined || mistakes.length > 0) throw new Mistakes(mistakes);
  const method = (wished?.value ?? "article") as Method;
  const solution = await solveBoard(board, method);
  checkSolution(board, solution, method);
  await writeOut(formatSolution(board, solution));
}

/** What will be printed must be right, to the letter. */
function checkSolution(board: Board, solution: Solution, method: Method): void {
  const output = new OutputCheck(board);
  const encoder = new TextEncoder();
  for (const piece of formatSolution(board, solution)) output.push(encoder.encode(piece));
  const verdict = output.end();
  if (!verdict.right) throw new Error(`the solution by --method ${method} is ${formatVerdict(verdict)}`);
}

async function answer([file]: readonly Given[], _given: Arguments, mistakes: FileMistake[]): Promise<void> {
  const board = file && (await collectBoard(file.value, mistakes));
  if (board === undefined || mistakes.length > 0) throw new Mistakes(mistakes);
  const { answer } = answerOf(board);
  await writeOut([`${answer}\n`]);
  if (answer === "NIE") process.exitCode = 1;
}

async function check(
  [file, output]: readonly Given[],
  given: Arguments,
  mistakes: FileMistake[],
): Promise<void> {
  const max = given.options.get("max");
  const most = max?.value && readNumber("max", max, 0, Number.MAX_SAFE_INTEGER, mistakes);
  if (file?.value === "-" && output?.value === "-") {
    mistakes.push(usage(output.index, 'found "-" for FILE and for OUTPUT, expected it for one of them'));
    throw new Mistakes(mistakes);
  }
  const board = file && (await collectBoard(file.value, mistakes));
  if (output) await collect(mistakes, () => checkSize(output.value, MOST_OUTPUT_BYTES));
  if (board === undefined || output === undefined || mistakes.length > 0) throw new Mistakes(mistakes);

  const limit = typeof most === "number" ? most : MOST_MOVES;
  const verdict = await checkFile(board, output.value, limit);
  await writeOut([`${formatVerdict(verdict)}\n`]);
  if (verdict.right) return;
  process.exitCode = 1;
  if (verdict.fault.kind === "tak") {
    process.stderr.write(`kibitz kings check: ${formatFault(verdict.fault.concrete)}\n`);
  }
  // What comes from standard input, or through a pipe, has been read.
  if (output.value === "-" || !(await stat(output.value)).isFile()) return;
  const text = (await readLimited(output.value, MOST_OUTPUT_BYTES)).toString("utf8");
  const repairs = repairsOf(board, text, limit);
  if (repairs) process.stderr.write(`kibitz kings check: ${kingsWords.repaired(repairs)}\n`);
}

/** Reads no further than to the first fault. */
async function checkFile(board: Board, file: string, most: number): Promise<Verdict> {
  const output = new OutputCheck(board, { most });
  let isFirst = true;
  for await (const chunk of readChunks(file, MOST_OUTPUT_BYTES)) {
    // Of UTF-16 no word can be read; other bytes that are no text are the fault of the output.
    if (isFirst) refuseUtf16(file, chunk);
    isFirst = false;
    output.push(chunk);
    if (output.isSettled) break;
  }
  return output.end();
}

function refuseUtf16(file: string, chunk: Uint8Array): void {
  const mistakes: FileMistake[] = [];
  const mark = Buffer.from(chunk.subarray(0, 2));
  if (mark.equals(UTF16[0]) || mark.equals(UTF16[1])) decodeLines(file, mark, mistakes);
  if (mistakes.length > 0) throw new Mistakes(mistakes);
}

/** The byte order marks, with either end first. */
const UTF16 = [Buffer.of(0xff, 0xfe), Buffer.of(0xfe, 0xff)] as const;

/** Reads a board; what is wrong with it goes to `mistakes`, and the answer is then undefined. */
async function collectBoard(file: string, mistakes: FileMistake[]): Promise<Board | undefined> {
  const bytes = await collect(mistakes, () => readLimited(file, MOST_BOARD_BYTES));
  if (bytes === undefined) return undefined;
  const before = mistakes.length;
  decodeLines(file, bytes, mistakes);
  if (mistakes.length > before) return undefined;
  const { board, mistakes: found } = readBoard(bytes.toString("utf8"));
  mistakes.push(...found.map((mistake) => ({ file, ...mistake })));
  return board;
}

async function collect<T>(mistakes: FileMistake[], read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Mistakes)) throw error;
    mistakes.push(...error.list);
    return undefined;
  }
}
