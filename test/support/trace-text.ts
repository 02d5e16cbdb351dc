/** A run as a person would tell it: each line that ran, with the variables that it changed. */
import { conduct, isLine } from "#algorithms/engines/program/conduct.ts";
import { Memory } from "#algorithms/engines/program/memory.ts";
import type { Program } from "#algorithms/engines/program/program.ts";
import { isReference, type Told } from "#algorithms/engines/program/words.ts";

type Line = readonly [line: number, changed: Readonly<Record<string, unknown>>];

export function toldOf(told: Told & { readonly program: Program }): Line[] {
  const { program } = told;
  const run = conduct(program, told);
  const memory = new Memory(run);
  const lines: Line[] = [];
  let before: Record<string, unknown> = {};
  for (let position = 1; position <= run.trace.length; position++) {
    const { frame } = memory.at(position);
    if (!isLine(frame.step)) continue;
    const now: Record<string, unknown> = {};
    for (const call of memory.stack())
      for (const [slot, name] of (program.functions[run.calls.fn[call] ?? 0]?.slots ?? []).entries())
        if (memory.slot(call, slot) !== 0) now[name] = plain(memory, memory.slot(call, slot));
    const changed = Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    );
    lines.push([program.sites[frame.a]?.line ?? 0, Object.fromEntries(changed)]);
    before = now;
  }
  return lines;
}

function plain(memory: Memory, word: number): unknown {
  const value = memory.value(word);
  return isReference(value) ? memory.items(value.object).map((each) => plain(memory, each)) : value;
}
