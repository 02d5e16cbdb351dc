/** Runs a program once, with limits: its time, its memory and how much it prints. */

import { type ChildProcess, spawn } from "node:child_process";
import { readUse } from "./group-use.ts";

/** A program with its arguments, and the folder in which it runs. */
export interface Command {
  readonly name: string;
  readonly args: readonly string[];
  readonly folder?: string;
}

export interface RunLimits {
  /** The processor time of the program and of all that it starts, in milliseconds. */
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
/** A look at what a program takes costs more than most programs take, so the first one comes late. In milliseconds. */
const FIRST_LOOK = 60;
const NEXT_LOOK = 100;
/** Between two looks no more than this has passed for a program; if it was more, we or the whole machine were away. */
const LONGEST_LOOK = 200;
/** A program that sleeps, or waits for what does not come, is ended after so many times the time that it may work. */
const ASLEEP = 3;
/** And where the processor time is not known, one that takes so many times as long. */
const UNKNOWN = 5;
/** What a program has printed before it ended has been read when the loop of events has turned so often without any of it. */
const QUIET_TURNS = 3;
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
  const watch = watchUse(child, limits, stop);
  try {
    const { code, signal, reason } = await endOf(child);
    if (reason !== undefined) return { kind: "not-started", reason };
    if (end) return end;
    if (code !== 0) return { kind: "failed", code, signal: signal ?? "", errors: errors.trim() };
    return { kind: "done", output: Buffer.concat(output).toString() };
  } finally {
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
    child.once("error", (error: NodeJS.ErrnoException) => {
      if (child.pid === undefined) resolve({ code: null, signal: null, reason: error.code ?? error.message });
    });
    child.once("exit", (code, signal) => {
      endGroup(child);
      // What has left the group may still hold the output open; on Windows nothing can leave it.
      if (process.platform === "win32") return;
      whenQuiet(child, () => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        resolve({ code, signal });
      });
    });
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
}

/**
 * Calls `tell` when nothing of what an ended program has printed is left: it all lies in the pipe, from which each turn of the loop of
 * events reads. No time is measured, so none can be too short.
 */
function whenQuiet({ stdout, stderr }: ChildProcess, tell: () => void): void {
  let quiet = 0;
  const hear = (): void => {
    quiet = 0;
  };
  stdout?.on("data", hear);
  stderr?.on("data", hear);
  const turn = (): void => {
    quiet++;
    if (quiet > QUIET_TURNS) tell();
    else setImmediate(turn);
  };
  setImmediate(turn);
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

/**
 * Looks at what a program takes again and again, and calls `tell` once when it is too much. Its own time counts, not that of the clock:
 * the machine may be busy with other things, asleep, or stopped.
 */
function watchUse(
  { pid }: ChildProcess,
  limits: RunLimits,
  tell: (kind: "late" | "large") => void,
): { stop(): void } {
  let isOn = pid !== undefined;
  let next: NodeJS.Timeout | undefined;
  let [last, own, asleep, before] = [performance.now(), 0, 0, 0];
  const look = async (): Promise<void> => {
    const use = await readUse(pid as number).catch(() => undefined);
    if (!isOn) return;
    const now = performance.now();
    const passed = Math.min(now - last, LONGEST_LOOK);
    last = now;
    if (!use?.isStopped) own += passed;
    if (use?.isAsleep && !use.isStopped && use.time === before) asleep += passed;
    before = use?.time ?? 0;
    const isLate = use
      ? Math.min(use.time, own) > limits.time || asleep > ASLEEP * limits.time
      : own > UNKNOWN * limits.time;
    if (use && use.memory > limits.memory * MEGABYTE) tell("large");
    else if (isLate) tell("late");
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
