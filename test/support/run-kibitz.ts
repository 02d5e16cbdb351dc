/** The command line, called inside the test or as the real program, as a reader would run it. */
import { spawnSync } from "node:child_process";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { expect, vi } from "vitest";
import { run } from "#src/cli/run.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const main = `${root}src/cli/main.ts`;

export interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The arguments of a call, as they are or in one line with spaces between them. */
type Arguments = string | readonly string[];

const listOf = (args: Arguments): readonly string[] =>
  typeof args === "string" ? args.split(" ").filter(Boolean) : args;

/**
 * Runs a call such as "match - --engine taught" in a folder, with `input` as standard input, in this process: its
 * streams and its exit code are exchanged for the time of the call.
 */
export async function kibitz(args: Arguments, input: string | Uint8Array = "", cwd = root): Promise<Answer> {
  const before = { folder: process.cwd(), code: process.exitCode };
  const [out, err] = [collected("stdout"), collected("stderr")];
  const stdin = vi.spyOn(process, "stdin", "get").mockReturnValue(streamOf(input) as typeof process.stdin);
  try {
    process.chdir(cwd);
    process.exitCode = 0;
    await run(listOf(args));
    return { code: Number(process.exitCode), out: out.text(), err: err.text() };
  } finally {
    for (const { restore } of [out, err]) restore();
    stdin.mockRestore();
    process.chdir(before.folder);
    process.exitCode = before.code;
  }
}

/** Keeps what is written to a stream of this process, until it is restored. */
function collected(name: "stdout" | "stderr"): { text: () => string; restore: () => void } {
  const pieces: Buffer[] = [];
  const write = vi.spyOn(process[name], "write").mockImplementation((piece) => {
    pieces.push(Buffer.from(piece as string));
    return true;
  });
  return { text: () => Buffer.concat(pieces).toString(), restore: () => write.mockRestore() };
}

/** Bytes in the pieces that a pipe makes of them. */
function streamOf(input: string | Uint8Array): Readable {
  const bytes = Buffer.from(input as string);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, i) =>
    bytes.subarray(i * 65_536, (i + 1) * 65_536),
  );
  return Readable.from(pieces);
}

/** The same by the real program, in a process of its own. */
export function kibitzProcess(args: Arguments, input: string | Uint8Array = "", cwd = root): Answer {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...listOf(args)], {
    cwd,
    input,
    maxBuffer: 64_000_000,
  });
  return { code: status, out: stdout.toString(), err: stderr.toString() };
}

/** The line of a mistake, with what was found before what was expected. */
const MISTAKE = /^(.+:\d+:\d+): error\[([a-z-]+)\]: \S.*, expected \S.*[^.]$/;

/** The mistakes of a call that must fail: places and kinds, such as "-:3:1 duplicate". */
export async function mistakesIn(call: Promise<Answer>, mistake = MISTAKE): Promise<string[]> {
  const { code, out, err } = await call;
  expect([code, out]).toEqual([2, ""]);
  return err
    .trimEnd()
    .split("\n")
    .map((line) => {
      const match = mistake.exec(line);
      if (!match) throw new Error(`this is no error line: ${line}`);
      return `${match[1]} ${match[2]}`;
    });
}

/** A call for help ends well, with these words in its answer, whose lines are no longer than `longest`. */
export async function expectHelp(call: Promise<Answer>, text: string, longest = Infinity): Promise<void> {
  const { code, out, err } = await call;
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain(text);
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(longest);
}

/** Fails unless a call is refused at just these arguments: "1:6 usage". */
export async function expectRefused(mistakes: Promise<string[]>, places: readonly string[]): Promise<void> {
  expect(await mistakes).toEqual(places.map((place) => `command line:${place}`));
}
