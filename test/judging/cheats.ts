/** Cheats, made of the programs that are there: who knows small inputs by heart, and begins again by lot on the others. */

import type { Outcome } from "#algorithms/core/judge/judge.ts";
import type { Argument } from "#algorithms/core/judge/judged-task.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";

export type Call = (args: readonly Argument[]) => Outcome;

type Rows = readonly (readonly number[])[];

/** The right answer where the first argument, or the longest list, is at most `most`, and otherwise that of another program. */
export function knowing(right: Call, other: Call, most: number): Call {
  const sizeOf = (args: readonly Argument[]): number =>
    typeof args[0] === "number"
      ? args[0]
      : Math.max(...args.map((each) => (Array.isArray(each) ? each.length : 0)));
  return (args) => (sizeOf(args) <= most ? right : other)(args);
}

/** How inputs of a lesson are told in other numbers, and answers in the first ones again; and how much an answer is worth. */
export interface Renamed {
  readonly args: (
    args: readonly Argument[],
    name: readonly number[],
    draw: () => number,
  ) => readonly Argument[];
  readonly back: (value: unknown, name: readonly number[]) => unknown;
  readonly worth: (value: unknown, args: readonly Argument[]) => number;
  /** The numbers that change places with each other, each list among itself. */
  readonly sides: (args: readonly Argument[]) => readonly (readonly number[])[];
}

/** The best answer of so many runs, each on the same input in other numbers and in another order. */
export function bestOf(call: Call, times: number, renamed: Renamed): Call {
  return (args) => {
    const draw = seededRandom(times);
    let best: { readonly value: unknown; readonly worth: number } | undefined;
    for (let k = 0; k < times; k++) {
      const name: number[] = [];
      for (const side of renamed.sides(args)) {
        const mixed = shuffled(side, draw);
        for (const [at, v] of side.entries()) name[v] = mixed[at];
      }
      const outcome = call(renamed.args(args, name, draw));
      if (outcome.kind !== "value") continue;
      const value = renamed.back(outcome.value, name);
      const worth = renamed.worth(value, args);
      if (best === undefined || worth > best.worth) best = { value, worth };
    }
    return best ? { kind: "value", value: best.value } : { kind: "failed", why: "no run had an answer" };
  };
}

const upTo = (count: number, from = 0): number[] => Array.from({ length: count }, (_, k) => from + k);

const renamedRows = (
  rows: Argument,
  name: readonly number[],
  draw: () => number,
  isTurned: boolean,
): Argument =>
  shuffled(rows as Rows, draw).map(([a = 0, b = 0, ...more]) =>
    isTurned && draw() < 0.5 ? [name[b], name[a], ...more] : [name[a], name[b], ...more],
  );

const partnersBack = (value: unknown, name: readonly number[]): unknown => {
  const number: number[] = [];
  for (const [v, k] of name.entries()) number[k] = v;
  const partners = Array.from(value as ArrayLike<number>);
  return name.map((k) => ((partners[k] ?? -1) < 0 ? -1 : number[partners[k]]));
};

/** The weight of the edges that are in a matching, or how many they are. */
const worthOf = (value: unknown, edges: Argument): number => {
  const partners = value as readonly number[];
  return (edges as Rows)
    .filter(([u = 0, v = 0]) => partners[u] === v && partners[v] === u)
    .reduce((sum, [, , weight = 1]) => sum + weight, 0);
};

const ofGraph: Renamed = {
  args: ([n = 0, edges = []], name, draw) => [n, renamedRows(edges, name, draw, true)],
  back: partnersBack,
  worth: (value, [, edges = []]) => worthOf(value, edges),
  sides: ([n]) => [upTo(Number(n))],
};

export const renamings: Readonly<Record<string, Renamed>> = {
  blossom: ofGraph,
  "weighted-blossom": ofGraph,
  "augmenting-paths": {
    args: ([n = 0, left = 0, edges = []], name, draw) => [n, left, renamedRows(edges, name, draw, false)],
    back: partnersBack,
    worth: (value, [, , edges = []]) => worthOf(value, edges),
    sides: ([n, left]) => [upTo(Number(left)), upTo(Number(n) - Number(left), Number(left))],
  },
  "swiss-by-matching": {
    args: ([n = 0, met = [], noBye = []], name, draw) => [
      n,
      renamedRows(met, name, draw, true),
      (noBye as readonly number[]).map((player) => name[player]),
    ],
    back: (value, name) => {
      const number: number[] = [0];
      for (const [v, k] of name.entries()) if (k > 0) number[k] = v;
      return (value as Rows).map((row) => row.map((player) => number[player] ?? 0));
    },
    worth: (value) => (value as Rows).length,
    sides: ([n]) => [upTo(Number(n), 1)],
  },
};
