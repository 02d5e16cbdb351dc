/** What a group of processes takes of the machine: memory, and time of the processor. */

import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";

export interface GroupUse {
  /** The resident memory of all of them, in bytes. */
  readonly memory: number;
  /** The processor time of all of them and of those that they have waited for, in milliseconds. */
  readonly time: number;
  /** Whether none of them runs, wants to run, or waits for a disk. */
  readonly isAsleep: boolean;
  /** Whether all of them were stopped from outside. */
  readonly isStopped: boolean;
}

const NOTHING: GroupUse = { memory: 0, time: 0, isAsleep: true, isStopped: true };
const KIBIBYTE = 1024;
/** The kernel counts in hundredths of a second on all machines on which Node runs. */
const TICK = 10;

/** Of the processes of a group; undefined where the system does not tell. */
export async function readUse(group: number): Promise<GroupUse | undefined> {
  if (process.platform === "win32") return undefined;
  return process.platform === "linux" ? fromFiles(group) : fromTable(group).catch(() => undefined);
}

function sumOf(uses: readonly GroupUse[]): GroupUse | undefined {
  if (uses.length === 0) return undefined;
  return uses.reduce(
    (all, use) => ({
      memory: all.memory + use.memory,
      time: all.time + use.time,
      isAsleep: all.isAsleep && use.isAsleep,
      isStopped: all.isStopped && use.isStopped,
    }),
    NOTHING,
  );
}

async function fromFiles(group: number): Promise<GroupUse | undefined> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const uses = await Promise.all(ids.map((id) => readOne(id, group).catch(() => undefined)));
  return sumOf(uses.filter((use) => use !== undefined));
}

/** Where the times stand behind the name: of itself, and of what it has waited for. */
const [FIRST_TIME, LAST_TIME] = [11, 14];

/** What a process takes if it is of this group. */
async function readOne(id: string, group: number): Promise<GroupUse | undefined> {
  // The name of the program stands in parentheses and may hold anything: what follows is state, parent, group.
  const stat = await readFile(`/proc/${id}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state = "", , its] = fields;
  if (Number(its) !== group) return undefined;
  const ticks = fields.slice(FIRST_TIME, LAST_TIME + 1).reduce((sum, field) => sum + Number(field), 0);
  const status = await readFile(`/proc/${id}/status`, "utf8");
  const memory = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * KIBIBYTE;
  return { memory, time: ticks * TICK, ...doing(state) };
}

/** By the letters of `ps`: R and D run or want to, T and t are stopped. */
function doing(state: string): Pick<GroupUse, "isAsleep" | "isStopped"> {
  return { isAsleep: !/^[RDU]/.test(state), isStopped: /^[Tt]/.test(state) };
}

async function fromTable(group: number): Promise<GroupUse | undefined> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pgid=,rss=,time=,state="]);
  const uses = stdout.split("\n").flatMap((line): GroupUse[] => {
    const [id, size, time = "", state = ""] = line.trim().split(/\s+/);
    if (Number(id) !== group) return [];
    return [{ memory: Number(size) * KIBIBYTE, time: millisecondsIn(time), ...doing(state) }];
  });
  return sumOf(uses);
}

const [OF_A_DAY, OF_A_PART, SECOND] = [24, 60, 1000];

/** `2-03:04:05` or `4:05.67` in milliseconds. */
function millisecondsIn(time: string): number {
  const [clock = "", days = "0"] = time.split("-").reverse();
  const seconds = clock.split(":").reduce((sum, part) => sum * OF_A_PART + Number(part), 0);
  return (Number(days) * OF_A_DAY * OF_A_PART * OF_A_PART + seconds) * SECOND;
}
