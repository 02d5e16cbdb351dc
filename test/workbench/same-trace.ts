/** A run that is written as a trace, held to the one that is read from it: at each line the same values under the same names. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { conduct, isLine, type ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { Memory } from "#algorithms/engines/program/memory.ts";
import { readTrace } from "#algorithms/engines/program/traced/read-trace.ts";
import { traceLines } from "#algorithms/engines/program/traced/write-trace.ts";
import { isReference } from "#algorithms/engines/program/words.ts";
import type { SeenRun } from "#src/reader-programs/room/seen-run.ts";
import { fits } from "#test/support/json-schema.ts";

const schema = JSON.parse(readFileSync("docs/trace-format.schema.json", "utf8"));

interface Seen {
  readonly run: ProgramRun;
  readonly seen: SeenRun;
}

function written({ run, seen }: Seen, source = ""): string[] {
  return [...traceLines(run, { language: "javascript", source, printed: seen.printed })];
}

/** A value as both tell it: what a trace has no form for is a text or nothing in it. */
function plain(memory: Memory, word: number, met: readonly number[] = []): unknown {
  const value = memory.value(word);
  if (value === undefined || value === null) return null;
  if (typeof value === "number") return Number.isFinite(value) ? value + 0 : String(value);
  if (typeof value !== "object") return value;
  if (!isReference(value)) {
    if (value.kind === "function") return `ƒ ${value.text}`;
    const number = Number(value.kind === "symbol" ? Number.NaN : value.text);
    return Number.isSafeInteger(number) || value.kind === "float" ? number : value.text;
  }
  const { object } = value;
  if (met.includes(object)) return "…";
  const inside = (each: number) => plain(memory, each, [...met, object]);
  if (memory.isList(object)) return memory.items(object).map(inside);
  const entries = memory.entries(object).map(([key, each]) => [inside(key), inside(each)]);
  if (memory.kind(object) === "set") return entries.map(([key]) => key);
  // Whether by fields or by keys: an object that lost one is written as a map.
  return entries
    .map(([key, each]) => [String(key), each])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}

/** The values of a call by name: several where blocks beside each other have a variable of one name. */
type Values = ReadonlyMap<string, readonly unknown[]>;

function variablesOf(memory: Memory, call: number): Values {
  const { calls, program } = memory.run;
  const found = new Map<string, unknown[]>();
  for (const [slot, name] of (program.functions[calls.fn[call] ?? 0]?.slots ?? []).entries()) {
    const word = memory.slot(call, slot);
    const value = plain(memory, word);
    // A function that is declared is no value that changes.
    if (word !== 0 && !String(value).startsWith("ƒ")) found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

/** At each line that runs, in order: its number, and the variables of the call that runs and of the program. */
interface Moment {
  readonly line: number;
  readonly own: Values;
  readonly ofProgram: Values;
}

function momentsOf(run: ProgramRun, positions: readonly number[]): Moment[] {
  const memory = new Memory(run);
  return positions.map((position) => {
    const { a, step, b } = memory.at(position).frame;
    if (!isLine(step)) throw new Error(`at ${position} no line begins`);
    return {
      line: run.program.sites[a]?.line ?? 0,
      own: b === 0 ? new Map() : variablesOf(memory, b),
      ofProgram: variablesOf(memory, 0),
    };
  });
}

/** The positions at which lines begin in a trace, reckoned by the rules of its page from the lines alone. */
function linePositions(lines: readonly string[]): number[] {
  const found: number[] = [];
  let position = 1;
  let at = 0;
  for (const text of lines.slice(1)) {
    if (!/^\["/.test(text)) continue;
    const [kind, line] = JSON.parse(text) as [string, number];
    if (kind === "line" || kind === "call" || kind === "back") {
      position++;
      at = kind === "line" ? line : 0;
      if (kind === "line") found.push(position);
    } else if (line !== at) {
      position++;
      at = 0;
    }
  }
  return found;
}

function lineStarts({ trace }: ProgramRun): number[] {
  return Array.from({ length: trace.length }, (_, k) => k + 1).filter((k) => isLine(trace.stepAt(k).step));
}

/** Compares all lines of a run with the same lines of what is read from it. */
export function expectSame(seen: Seen): void {
  const lines = written(seen);
  const wrong = lines
    .slice(1)
    .filter((line) => line.startsWith('["') && !fits(schema, "#/$defs/event", JSON.parse(line)));
  expect(wrong).toEqual([]);
  const read = readTrace(lines.join("\n"));
  const again = conduct(read.program, read);
  const before = momentsOf(seen.run, lineStarts(seen.run));
  // What a program does while it is being ended belongs to no line.
  if (seen.seen.stopped) before.pop();
  const after = momentsOf(again, linePositions(lines));
  expect(after.slice(0, before.length).map(({ line }) => line)).toEqual(before.map(({ line }) => line));
  const { functions } = seen.run.program;
  for (const [k, { line, own, ofProgram }] of before.entries()) {
    const found = after[k] as Moment;
    const place = `line ${line}, the ${k + 1}th that runs`;
    const names = functions.map(({ name }) => name);
    for (const [name, values] of ofProgram) {
      const isHidden = found.own.has(name) && own.has(name);
      if (!isHidden) expect(values, `${name} at ${place}`).toContainEqual(found.ofProgram.get(name)?.[0]);
    }
    for (const [name, values] of own) {
      const told = [found.own, found.ofProgram].flatMap((all) =>
        [...all].flatMap(([each, [value]]) =>
          each === name || names.some((fn) => each === `${fn}.${name}`) ? [value] : [],
        ),
      );
      expect(
        told.some((value) => values.some((each) => isDeepStrictEqual(value, each))),
        `${name} at ${place}: ${JSON.stringify(told)} for ${JSON.stringify(values)}`,
      ).toBe(true);
    }
  }
}
