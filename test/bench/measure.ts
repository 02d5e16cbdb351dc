import { readFileSync } from "node:fs";

/** One row of the report: a figure and what it should be. */
export interface Row {
  readonly what: string;
  readonly unit: string;
  readonly reached: number;
  /** The most it should be; undefined for a figure that is only told. */
  readonly target: number | undefined;
}

export function row(what: string, unit: string, reached: number, target?: number | undefined): Row {
  return { what, unit, reached, target };
}

/** What a group of benchmarks has measured. */
export interface Report {
  /** Figures in a shape of their own, printed before the rows. */
  readonly table: string;
  readonly rows: readonly Row[];
}

/** A group of benchmarks: a file `NAME.bench.ts` exports one as `bench`. */
export type Bench = () => Promise<readonly Row[] | Report>;

export interface BenchModule {
  readonly bench: Bench;
  /** Whether it does not run with all others. */
  readonly isOnlyByName?: boolean;
}

/**
 * The median duration of each task in milliseconds. The tasks take turns, so that a slow moment of the machine hits
 * all of them; the first rounds only warm up.
 */
export function medians(tasks: readonly (() => unknown)[], rounds: number, warmUps = 3): number[] {
  const times = tasks.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round++) {
    for (const [k, task] of tasks.entries()) {
      const start = performance.now();
      task();
      const time = performance.now() - start;
      if (round >= 0) times[k]?.push(time);
    }
  }
  return times.map(median);
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((x, y) => x - y);
  return sorted[sorted.length >> 1];
}

/** The processor time of a task in milliseconds. */
export function timeOf(task: () => unknown): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A report as plain text. */
export function reportOf(title: string, report: readonly Row[] | Report): string {
  return "rows" in report ? `${report.table}\n\n${tableOf(title, report.rows)}` : tableOf(title, report);
}

/** A figure with three digits at least. */
export function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** The rows as a table of plain text. */
function tableOf(title: string, rows: readonly Row[]): string {
  const width = Math.max(title.length, ...rows.map(({ what }) => what.length));
  const line = (cells: readonly string[]): string =>
    `${cells[0].padEnd(width)}${cells
      .slice(1)
      .map((cell) => cell.padStart(12))
      .join("")}`;
  const body = rows.map(({ what, unit, reached, target }) =>
    line([
      what,
      unit,
      figure(reached),
      target === undefined ? "" : `≤ ${figure(target)}`,
      verdict(reached, target),
    ]),
  );
  return [line([title, "unit", "reached", "target", ""]), "–".repeat(width + 48), ...body].join("\n");
}

function verdict(reached: number, target: number | undefined): string {
  if (target === undefined) return "";
  return reached <= target ? "yes" : "NO";
}

/** The largest memory of this process so far, in bytes. What the system counts for a process may begin with that of its parent. */
export function largestMemory(): number {
  try {
    return 1024 * Number(/VmHWM:\s*(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]);
  } catch {
    return 1024 * process.resourceUsage().maxRSS;
  }
}
