import type { Recorder, StepKinds } from "#algorithms/core/run/trace.ts";

/** The steps of insertion sort; indices count from 0. */
export const steps = {
  /** fill(n): n values are written into the cells. */
  fill: "phase",
  /** compare(j, x): is the value in cell j bigger than x? */
  compare: "move",
  /** shift(j): the value in cell j moves up by one. */
  shift: "move",
  /** place(j, x): x goes to cell j. */
  place: "stage",
} as const satisfies StepKinds;

export const cells = ["sorted"] as const;

/** Sorts by insertion: at most n(n − 1)/2 comparisons and as many shifts, half of them for values in random order. */
export function solve(values: readonly number[], { step, cells }: Recorder<typeof steps>): ArrayLike<number> {
  const n = values.length;
  const sorted = cells("sorted", n);
  step.fill(n);
  for (let i = 0; i < n; i++) sorted.put(i, values[i]);
  for (let i = 1; i < n; i++) {
    const x = sorted[i];
    let j = i;
    while (j > 0) {
      step.compare(j - 1, x);
      if (sorted[j - 1] <= x) break;
      step.shift(j - 1);
      sorted.put(j, sorted[j - 1]);
      j--;
    }
    step.place(j, x);
    sorted.put(j, x);
  }
  return sorted;
}

/** The same as anyone would write it. */
export function handWritten(values: readonly number[]): Int32Array {
  const n = values.length;
  const sorted = new Int32Array(n);
  for (let i = 0; i < n; i++) sorted[i] = values[i];
  for (let i = 1; i < n; i++) {
    const x = sorted[i];
    let j = i;
    while (j > 0) {
      if (sorted[j - 1] <= x) break;
      sorted[j] = sorted[j - 1];
      j--;
    }
    sorted[j] = x;
  }
  return sorted;
}
