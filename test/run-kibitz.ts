/** The real program, run as a reader would run it. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const main = `${root}src/cli/main.ts`;

export interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a call such as "match - --engine taught" in a folder, with `input` as standard input. */
export function kibitz(args: string, input: string | Uint8Array = "", cwd = root): Answer {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args.split(" ").filter(Boolean)], {
    cwd,
    input,
    maxBuffer: 64_000_000,
  });
  return { code: status, out: stdout.toString(), err: stderr.toString() };
}

/** The line of a mistake, with what was found before what was expected. */
const MISTAKE = /^(.+:\d+:\d+): error\[([a-z-]+)\]: \S.*, expected \S.*[^.]$/;

/** The mistakes of a call that must fail: places and kinds, such as "-:3:1 duplicate". */
export function mistakesIn({ code, out, err }: Answer, mistake = MISTAKE): string[] {
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
