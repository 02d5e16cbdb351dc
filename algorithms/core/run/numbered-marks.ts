/**
 * Which marks a step speaks of, by the numbers of its call: "p4", as the second number is 4. It is learned from sentences, so
 * that the millions of sentences of a long run need not be made.
 */
import type { Answers, Pass } from "./asking.ts";
import { CHUNK, OFFSET_BITS, type StepCall, type Trace, WORDS } from "./trace.ts";

/** A number of a call with so much added is the number in a mark. */
interface Numbered {
  readonly field: "a" | "b";
  readonly more: number;
  /** What stands before and behind the number. */
  readonly head: string;
  readonly tail: string;
}

/** A step, and the marks that its sentence speaks of. */
export interface SpokenStep {
  readonly call: StepCall;
  readonly marks: readonly string[];
}

/** Steps of a kind that were heard less often may agree by chance. */
const LEAST_HEARD = 20;

/** Of the kinds whose steps speak of nothing but what their numbers tell, what those tell. All others are not in it. */
export function numberedMarks(heard: readonly SpokenStep[]): ReadonlyMap<string, readonly Numbered[]> {
  const known = new Map<string, readonly Numbered[]>();
  for (const [kind, steps] of Map.groupBy(heard, ({ call }) => call.step)) {
    if (steps.length < LEAST_HEARD) continue;
    let told = possible(steps[0] as SpokenStep);
    for (const { call, marks } of steps) told = told.filter((each) => marks.includes(markOf(each, call)));
    const isAll = steps.every(({ call, marks }) =>
      marks.every((mark) => told.some((each) => markOf(each, call) === mark)),
    );
    if (isAll) known.set(kind, told);
  }
  return known;
}

/** Adds the steps behind a position whose numbers are this mark. */
export function* numberedSteps(
  { data }: Pick<Trace, "data">,
  known: ReadonlyMap<string, readonly Numbered[]>,
  mark: string,
  { answers, after }: { readonly answers: Answers; readonly after: number },
): Pass<void> {
  // Of each kind the numbers that a step of this mark has.
  const wanted = data.kinds.map(([kind]) =>
    (known.get(kind) ?? []).flatMap(({ field, more, head, tail }) => {
      const number = Number(mark.slice(head.length, mark.length - tail.length));
      const call = { step: kind, a: number - more, b: number - more };
      return markOf({ field, more, head, tail }, call) === mark
        ? [{ word: field === "a" ? 1 : 2, value: number - more }]
        : [];
    }),
  );
  for (let k = Math.floor(after / CHUNK); k < data.stepChunks.length; k++) {
    const chunk = data.stepChunks[k] as Int32Array;
    const first = k * CHUNK;
    const steps = Math.min(data.length - first, CHUNK);
    for (let at = Math.max(0, after - first); at < steps; at++) {
      const word = at * WORDS;
      for (const each of wanted[chunk[word] >>> OFFSET_BITS])
        if (chunk[word + each.word] === each.value) answers.add(first + at + 1);
    }
    yield (first + steps) / data.length;
  }
}

function possible({ call, marks }: SpokenStep): Numbered[] {
  return marks.flatMap((mark) =>
    Array.from(mark.matchAll(/\d+/g)).flatMap(({ 0: digits, index }) => {
      const [head, tail] = [mark.slice(0, index), mark.slice(index + digits.length)];
      return (["a", "b"] as const).map((field) => ({
        field,
        more: Number(digits) - call[field],
        head,
        tail,
      }));
    }),
  );
}

function markOf({ field, more, head, tail }: Numbered, call: StepCall): string {
  return `${head}${call[field] + more}${tail}`;
}
