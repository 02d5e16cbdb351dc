import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { Problem, Step } from "#algorithms/lessons/floods/board.ts";
import { cellName, placeOf } from "#algorithms/lessons/floods/board.ts";
import { letterOf } from "#algorithms/lessons/floods/figure/state.ts";
import type { CellName, Steps } from "#algorithms/lessons/floods/steps.ts";

export const pieceNames = { R: "steps to four sides", K: "a king’s steps", N: "a knight’s jumps" } as const;

const named = (problem: Problem, cell: number): string => cellName(placeOf(problem, cell));

/** What the picture and its tables say. */
export const sceneWords = {
  picture({ rows, columns, piece }: Problem, numbered: number, region: ArrayLike<number>): string {
    const regions = Array.from(region).reduce((most, each) => Math.max(most, each), 0);
    return `A board of ${counted(rows, "row")} and ${counted(columns, "column")}, ${pieceNames[piece]}. ${counted(numbered, "cell")} with a number${regions > 0 ? `, ${counted(regions, "region")} so far` : ""}.`;
  },
  cell(place: Step, sign: string, distance: number, region: string): string {
    const kind = { "#": ", a wall", S: ", a source", T: ", the target" }[sign] ?? "";
    return `${cellName(place)}${kind}${distance >= 0 ? `, number ${distance}` : ""}${region === "" ? "" : `, region ${region}`}`;
  },
  place: cellName,
  key: {
    looks: "looks round",
    waits: "waits in the queue",
    looked: "has looked",
    wall: "wall",
    way: "a shortest way",
    now: "this step",
    region: "in a region",
  },
  queue: { title: "Queue", corner: "Cell", columns: ["number", "from"] },
  waiting: (count: number) => `${count === 1 ? "1 waits" : `${count} wait`}`,
  rings: { title: "Rings", corner: "Number", columns: ["cells"] },
  numbered: (count: number) => counted(count, "cell"),
  regions: { title: "Regions", corner: "Region", columns: ["cells"] },
  regionCount: (count: number) => counted(count, "region"),
};

/** The score, the timeline, and the figures of what was tested. */
export const lessonWords = {
  notation: {
    start: () => "all bare",
    source: ({ a }, problem) => `${named(problem, a)} = 0`,
    ring: ({ a }) => `ring ${a}`,
    look: ({ a }, problem) => `${named(problem, a)} ?`,
    outside: ({ a, b }) => `${cellName([a, b])} ⌀`,
    wall: ({ a }, problem) => `${named(problem, a)} #`,
    known: ({ a }, problem) => `${named(problem, a)} ✓`,
    grow: ({ a, cells }, problem) => `${named(problem, a)} = ${cells.distance[a]}`,
    reached: () => "T",
    enclosed: ({ a }) => `${a} bare`,
    tally: ({ a }) => `Σ ${a}`,
    back: ({ a }, problem) => `← ${named(problem, a)}`,
    region: ({ a, b }, problem) => `${letterOf(a)}: ${named(problem, b)}`,
    spread: ({ a }, problem) => `+ ${named(problem, a)}`,
    done: ({ a }) => `= ${a}`,
  } satisfies Shorthand<Problem, Steps, CellName>,
  phases: {
    start: "Sources",
    ring: (k: number) => `Ring ${k}`,
    tally: "The way",
    region: (letter: string) => `Region ${letter}`,
    done: "Result",
  },
  evidence: {
    numbers: (numbered: number, wrong: number) =>
      wrong === 0 ? `${counted(numbered, "number")}, each with a reason` : `${wrong} without a reason`,
    way: (steps: number, number: number) => `${counted(steps, "legal step")} = ${number}`,
    noWay: (cells: number) => (cells === 0 ? "no number at a target, no way" : "a way to nowhere"),
    regions: (labels: number, parts: number, torn: number) =>
      torn === 0 ? `${labels} = ${parts}` : `${torn} beside another region`,
    queue: (numbers: readonly number[]) =>
      numbers.length > 9 ? `${numbers.slice(0, 8).join(" ")} … ${numbers.at(-1)}` : numbers.join(" "),
    neighbors: (pairs: number, wrong: number) =>
      wrong === 0 ? `${counted(pairs, "pair")}` : `${wrong} of ${pairs} differ by more`,
    border: (done: number, open: number) =>
      open === 0 ? `${counted(done, "cell")}` : `${open} of ${done} left a gap`,
  },
};
