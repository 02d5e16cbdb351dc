/** Runs a program once, with limits: its time, its memory and how much it prints. */

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** A program with its arguments, and the folder in which it runs. */
export interface Command {
  readonly name: string;
  readonly args: readonly string[];
  readonly folder?: string;
}

export interface RunLimits {
  /** In milliseconds. */
  readonly time: number;
  /** The resident memory of the program and of all that it starts, in megabytes. */
  readonly memory: number;
}

/** How a run ended. */
export type RunEnd =
  | { readonly kind: "done"; readonly output: string }
  | {
      readonly kind: "failed";
      readonly code: number | null;
      readonly signal: string;
      readonly errors: string;
    }
  | { readonly kind: "late" | "large" | "long" }
  /** It could not be started: the system's name for the reason, such as "ENOENT". */
  | { readonly kind: "not-started"; readonly reason: string };

/** More is not read of what a program prints, in bytes; of what it says to standard error, the end. */
export const MOST_OUTPUT = 32_000_000;
const MOST_ERRORS = 10_000;
/** A look at the memory costs more than most programs take, so the first one comes late. In milliseconds. */
const FIRST_LOOK = 60;
const NEXT_LOOK = 100;
/** Output that is still on its way when the program has ended comes within this time, in milliseconds. */
const LAST_OUTPUT = 300;
const MEGABYTE = 1_000_000;

/** Runs a program on a text as its standard input. It and all that it has started are gone when this ends. */
export async function runLimited(
  { name, args, folder }: Command,
  input: string,
  limits: RunLimits,
): Promise<RunEnd> {
  // In a process group of its own, so that what it starts can be ended with it.
  const child = spawn(name, args, { cwd: folder, detached: process.platform !== "win32", stdio: "pipe" });
  enter(child);
  let end: RunEnd | undefined;
  const stop = (kind: "late" | "large" | "long"): void => {
    end ??= { kind };
    endGroup(child);
  };
  const output: Buffer[] = [];
  let [length, errors] = [0, ""];
  child.stdout.on("data", (piece: Buffer) => {
    length += piece.length;
    if (length > MOST_OUTPUT) stop("long");
    else output.push(piece);
  });
  child.stderr.on("data", (piece: Buffer) => {
    errors = (errors + piece.toString()).slice(-MOST_ERRORS);
  });
  // A program need not read what it is given.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const watch = watchMemory(child, limits.memory * MEGABYTE, () => stop("large"));
  const clock = setTimeout(() => stop("late"), limits.time);
  try {
    const { code, signal, reason } = await endOf(child);
    if (reason !== undefined) return { kind: "not-started", reason };
    if (end) return end;
    if (code !== 0) return { kind: "failed", code, signal: signal ?? "", errors: errors.trim() };
    return { kind: "done", output: Buffer.concat(output).toString() };
  } finally {
    clearTimeout(clock);
    watch.stop();
    leave(child);
  }
}

interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
  /** Why it was not started; undefined if it was. */
  readonly reason?: string | undefined;
}

/** Waits until a program has ended and all that it printed has come. */
function endOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    let last: NodeJS.Timeout | undefined;
    child.once("error", (error: NodeJS.ErrnoException) => {
      if (child.pid === undefined) resolve({ code: null, signal: null, reason: error.code ?? error.message });
    });
    child.once("exit", (code, signal) => {
      endGroup(child);
      // What has left the group may still hold the output open.
      last = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        resolve({ code, signal });
      }, LAST_OUTPUT);
    });
    child.once("close", (code, signal) => {
      clearTimeout(last);
      resolve({ code, signal });
    });
  });
}

/** The programs that are running. */
const running = new Set<ChildProcess>();

/** Programs are ended with this one, as a terminal does not reach their groups. */
function enter(child: ChildProcess): void {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, leaveNow);
  running.add(child);
}

function leave(child: ChildProcess): void {
  running.delete(child);
  if (running.size === 0) for (const signal of SIGNALS) process.off(signal, leaveNow);
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** The exit code of a program that a signal has ended: this and the number of the signal. */
const ENDED_BY = 128;

function leaveNow(_name: NodeJS.Signals, number: number): void {
  for (const child of running) endGroup(child);
  process.exit(ENDED_BY + number);
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (process.platform === "win32") {
    spawn("taskkill", ["/pid", `${pid}`, "/T", "/F"], { stdio: "ignore" }).on("error", () => {});
    return;
  }
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The whole group has ended by itself.
  }
}

/** Looks at the memory of a program again and again, and calls `tell` once when it is more than `most` bytes. */
function watchMemory({ pid }: ChildProcess, most: number, tell: () => void): { stop(): void } {
  let isOn = pid !== undefined;
  let next: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const bytes = await memoryOf(pid as number).catch(() => 0);
    if (!isOn) return;
    if (bytes > most) tell();
    else next = setTimeout(look, NEXT_LOOK);
  };
  if (isOn) next = setTimeout(look, FIRST_LOOK);
  return {
    stop() {
      isOn = false;
      clearTimeout(next);
    },
  };
}

const KIBIBYTE = 1024;

/** The resident memory of all processes of a group, in bytes. */
async function memoryOf(group: number): Promise<number> {
  if (process.platform === "win32") return 0;
  if (process.platform === "linux") {
    const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
    const sizes = await Promise.all(ids.map((id) => residentSize(id, group).catch(() => 0)));
    return sizes.reduce((sum, size) => sum + size, 0);
  }
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pgid=,rss="]);
  const rows = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return rows.reduce((sum, [id, size = 0]) => (id === group ? sum + size * KIBIBYTE : sum), 0);
}

/** The resident memory of a process if it is of this group, in bytes. */
async function residentSize(id: string, group: number): Promise<number> {
  // The name of the program stands in parentheses and may hold anything: what follows is state, parent, group.
  const stat = await readFile(`/proc/${id}/stat`, "utf8");
  const [, , its] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (Number(its) !== group) return 0;
  const status = await readFile(`/proc/${id}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * KIBIBYTE;
}
