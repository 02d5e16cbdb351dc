/** A program in any language, run on many inputs: for Python and Java in one process, whose beginning takes longer than most runs. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PYTHON } from "../compilers.ts";

/** A program that is ready to be run: a file of Python, a folder with a class Main, or the words of a command. */
export type Ready =
  | { readonly python: string }
  | { readonly java: string }
  | { readonly command: readonly string[] };

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Seconds of a processor for a run, far off: no verdict depends on how fast this machine is. */
const MOST_SECONDS = 20;

/** Writes texts as files `0`, `1`, … with this end into a folder. */
export function writeNumbered(folder: string, end: string, texts: readonly (string | Uint8Array)[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [k, text] of texts.entries()) writeFileSync(join(folder, `${k}.${end}`), text);
}

/** The exit codes of a command of the shell, in which $k is a number, for all numbers up to `count`. */
export function exitCodes(command: string, count: number, folder: string): number[] {
  const script = `for k in $(seq 0 ${count - 1}); do ${command}; echo "code $?"; done`;
  const { stdout } = spawnSync("sh", ["-c", script], { cwd: folder, maxBuffer: 1e9, encoding: "utf8" });
  return [...stdout.matchAll(/^code (\d+)$/gm)].map(([, code]) => Number(code));
}

let runsOfJava: string | undefined;

/** The folder with the program that runs others, compiled when it is first asked for. */
function javaRuns(): string {
  if (runsOfJava !== undefined) return runsOfJava;
  const folder = mkdtempSync(join(tmpdir(), "runs-"));
  execFileSync("javac", ["-d", folder, file("Runs.java")], { stdio: "pipe" });
  runsOfJava = folder;
  return folder;
}

/** Takes away what was compiled for the runs; a test file does so at its end. */
export function cleanUpRuns(): void {
  if (runsOfJava !== undefined) rmSync(runsOfJava, { recursive: true });
  runsOfJava = undefined;
}

/** The exit codes of a run, and of who judged it. */
export interface Ended {
  readonly code: number;
  readonly judged: number;
}

/** What a judge's exit code says that takes the output. */
export const RIGHT = 42;

/**
 * Runs a program on `0.in`, `1.in`, … of a folder and writes `0.out`, `0.err` and so on. A judge is a command of the shell that
 * knows the number as $k; the run that it does not take is the last one, as is one that fails: a wrong program may need very long
 * for those that come later.
 */
export function endsOfRuns(program: Ready, count: number, folder: string, judge = ""): Ended[] {
  const { stdout, stderr } = spawnSync("sh", ["-c", ...commandOf(program, count, judge)], {
    ...{ cwd: folder, encoding: "utf8", maxBuffer: 1e9 },
  });
  const ends = [...stdout.matchAll(/^(-?\d+) (\d+)$/gm)].map(([, code, judged]) => ({
    ...{ code: Number(code), judged: Number(judged) },
  }));
  const last = ends.at(-1);
  if (ends.length !== count && (last === undefined || (last.code === 0 && last.judged === RIGHT)))
    throw new Error(`of ${count} runs ${ends.length} ended: ${stderr}`);
  return ends;
}

/** A script of the shell with its arguments. */
function commandOf(program: Ready, count: number, judge: string): string[] {
  if ("command" in program) {
    const words = program.command.map((word) => `'${word}'`).join(" ");
    return [
      `for k in $(seq 0 ${count - 1}); do
        (ulimit -t ${MOST_SECONDS}; ${words} < $k.in > $k.out 2> $k.err); code=$?
        (${judge || `exit ${RIGHT}`}); judged=$?
        echo "$code $judged"
        [ $code = 0 ] && [ $judged = ${RIGHT} ] || exit 0
      done`,
    ];
  }
  const words =
    "python" in program
      ? // It looks for no packages.
        [PYTHON, "-S", file("runs.py"), program.python, count, judge]
      : [
          ...["java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xss64m", "-cp", javaRuns()],
          ...["Runs", program.java, count, judge],
        ];
  const limit = MOST_SECONDS * ("java" in program ? count : 1);
  return [`ulimit -t ${limit}; exec "$@"`, "sh", ...words.map(String)];
}
