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
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  execFileSync("javac", ["-d", folder, file("Runs.java")], { stdio: "pipe" });
  runsOfJava = folder;
  return folder;
}

/** Runs a program on `0.in`, `1.in`, … of a folder, writes `0.out`, `0.err` and so on, and gives its exit codes. */
export function codesOfRuns(program: Ready, count: number, folder: string): number[] {
  if ("command" in program) {
    const words = program.command.map((word) => `'${word}'`).join(" ");
    return exitCodes(`(ulimit -t ${MOST_SECONDS}; ${words} < $k.in > $k.out 2> $k.err)`, count, folder);
  }
  const words =
    "python" in program
      ? // It looks for no packages.
        [PYTHON, "-S", file("runs.py"), program.python, count]
      : [
          ...["java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xss64m", "-cp", javaRuns()],
          ...["Runs", program.java, count],
        ];
  const limit = MOST_SECONDS * ("java" in program ? count : 1);
  const { stdout, stderr } = spawnSync(
    "sh",
    ["-c", `ulimit -t ${limit}; exec "$@"`, "sh", ...words.map(String)],
    {
      ...{ cwd: folder, encoding: "utf8", maxBuffer: 1e9 },
    },
  );
  const codes = stdout.split("\n").slice(0, -1).map(Number);
  if (codes.length !== count) throw new Error(`of ${count} runs ${codes.length} ended: ${stderr}`);
  return codes;
}
