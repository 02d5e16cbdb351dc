import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import {
  cellName,
  cellsWith,
  type Problem,
  placeOf,
  type Step,
  signAt,
} from "#algorithms/lessons/floods/board.ts";
import { cellId } from "#algorithms/lessons/floods/figure/plate.ts";
import { filled, letterOf, waitingOf } from "#algorithms/lessons/floods/figure/state.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/floods/steps.ts";

export const pieceNames = { R: "steps to four sides", K: "a king’s steps", N: "a knight’s jumps" } as const;

const named = (problem: Problem, cell: number): string => cellName(placeOf(problem, cell));

/** What the picture and its tables say. */
export const sceneWords = {
  picture({ rows, columns, piece }: Problem, numbered: number, region: ArrayLike<number>): string {
    const regions = Array.from(region).reduce((most, each) => Math.max(most, each), 0);
    return `A board of ${counted(rows, "row")} and ${counted(columns, "column")}, ${pieceNames[piece]}. ${counted(numbered, "cell")} with a number${regions > 0 ? `, ${counted(regions, "region")}` : ""}.`;
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
    way: ({ steps, number, all, ends }: { steps: number; number: number; all: number; ends: boolean }) =>
      steps < all
        ? `${steps} of ${counted(all, "step")} legal`
        : ends
          ? `${counted(steps, "legal step")} ${steps === number ? "=" : "≠"} ${number}`
          : "not from a source to the target",
    noWay: (cells: number) => (cells === 0 ? "no number at a target, no way" : "a way to nowhere"),
    regions: (labels: number, parts: number, torn: number) =>
      torn === 0 ? `${labels} ${labels === parts ? "=" : "≠"} ${parts}` : `${torn} beside another region`,
    unnamed: (cells: number) => `${counted(cells, "cell")} without a region`,
    queue: (numbers: readonly number[]) =>
      numbers.length > 9 ? `${numbers.slice(0, 8).join(" ")} … ${numbers.at(-1)}` : numbers.join(" "),
    neighbors: (pairs: number, wrong: number) =>
      wrong === 0 ? `${counted(pairs, "pair")}` : `${wrong} of ${pairs} differ by more`,
    border: (done: number, open: number) =>
      open === 0 ? `${counted(done, "cell")}` : `${open} of ${done} left a gap`,
  },
};

const examples = {
  late: {
    title: "A knight who is late",
    why: "The target touches the start, and yet it takes four jumps: the numbers come to it in no straight line.",
  },
  doors: {
    title: "Three doors",
    why: "Several sources start at once. Two rings meet, and neither of them goes on.",
  },
  islands: {
    title: "Islands",
    why: "No source at all: only the regions are counted, by steps to four sides.",
  },
  walled: {
    title: "Walled in",
    why: "A diagonal wall stops steps to four sides. The flood ends, and the target has no number.",
  },
  king: {
    title: "The same wall, and a king",
    why: "A king slips through between two walls that touch at a corner only.",
  },
  board: {
    title: "Eight by eight",
    why: "From corner to corner of a chess board a knight needs six jumps.",
  },
  strip: {
    title: "Two rows",
    why: "A knight on two rows: the board falls into four regions that look nothing like islands.",
  },
  walls: { title: "Walls only", why: "No free cell, no region." },
  lone: { title: "A lone target", why: "A target without a source: there is no way." },
};

/** A cell, tied to its mark on the figure. */
function tied(problem: Problem, cell: number): string {
  return `[${cellName(placeOf(problem, cell))}](${cellId(cell)})`;
}

const numberOf = (frame: Frame, cell: number): number => frame.cells.distance[cell] ?? -1;

export const narration: Words<Problem, Steps, CellName> = {
  title: "Floods",
  opening(problem) {
    const sources = cellsWith(problem, "S").length;
    const size = `${problem.rows} × ${problem.columns} cells, ${pieceNames[problem.piece]}`;
    if (sources === 0) return `${size}. There is no source here, so only the regions are counted.`;
    return `${size}. How far is every cell from ${sources === 1 ? "the source S" : `the nearest of ${sources} sources`}?`;
  },
  steps: {
    start: () =>
      "No cell has a number yet. Its number will say how many steps it is from the nearest source.",
    source: (frame, problem) =>
      `${tied(problem, frame.a)} is a source. It gets the number 0 and waits in the queue.`,
    ring(frame) {
      const { a: k } = frame;
      const { length: waiting } = waitingOf(frame);
      return k === 0
        ? `${waiting === 1 ? "The source waits with 0. Now it looks" : "All sources wait with 0. Now they look"} round, and any bare neighbour gets 1.`
        : `${waiting === 1 ? "The one" : "Every"} cell that is ${counted(k, "step")} away has its number. Now ${waiting === 1 ? "it looks" : "these look, one after the other"}, and any bare neighbour gets ${k + 1}.`;
    },
    look: (frame, problem) =>
      `${tied(problem, frame.a)} leaves the queue and looks round. It has ${numberOf(frame, frame.a)}, so its bare neighbours get ${numberOf(frame, frame.a) + 1}.`,
    outside: (frame, problem) =>
      `One step from ${tied(problem, frame.cells.now[0])} would lead to ${cellName([frame.a, frame.b])}, off the board.`,
    wall: (frame, problem) => `${tied(problem, frame.a)} is a wall. It never gets a number.`,
    known: (frame, problem) =>
      `${tied(problem, frame.a)} has its number, ${numberOf(frame, frame.a)}, and keeps it.`,
    grow: (frame, problem) =>
      `${tied(problem, frame.a)} gets ${numberOf(frame, frame.a)}, one more than ${tied(problem, frame.b)}. It waits at the end of the queue.`,
    reached: (frame, problem) =>
      `The target ${tied(problem, frame.a)} has its number: it is ${counted(numberOf(frame, frame.a), "step")} away, and no way is shorter.`,
    enclosed({ a: count }, problem) {
      if (cellsWith(problem, "S").length === 0) return "There is no source, so no cell gets a number.";
      return count === 1
        ? "Nobody waits any more, and one free cell is bare. No way leads there."
        : `Nobody waits any more, and ${count} free cells are bare. No way leads there.`;
    },
    tally: ({ a: count }) =>
      count === 0
        ? "The queue is empty, and no cell has a number."
        : `The queue is empty. ${count === 1 ? "One cell has a number" : `${count} cells have a number`}: the length of a shortest way from a source.`,
    back(frame, problem) {
      const number = numberOf(frame, frame.a);
      const target = signAt(problem, frame.a) === "T";
      if (target) return `The way is found from its end: the target ${tied(problem, frame.a)} has ${number}.`;
      return number === 0
        ? `${tied(problem, frame.a)} has 0, a source. Turned round, this is a way with no step too many.`
        : `${tied(problem, frame.a)} has ${number}, one less, so a shortest way comes from there.`;
    },
    region: (frame, problem) =>
      `${tied(problem, frame.b)} is in no region yet, so it begins a new one: ${letterOf(frame.a)}.`,
    spread: (frame, problem) =>
      `${tied(problem, frame.a)} is one step from ${tied(problem, frame.b)}: the same region, ${letterOf(frame.cells.region[frame.a] ?? 0)}.`,
    done(frame, problem) {
      const { a: regions } = frame;
      if (regions === 0) return "There is no free cell, so there is no region.";
      const [target = -1] = cellsWith(problem, "T");
      const away = numberOf(frame, target);
      const last = away > 0 ? ` The target is ${counted(away, "step")} away.` : "";
      return `Every free cell has its region: ${regions === 1 ? "there is one" : `there are ${regions}`}.${last}`;
    },
  },
  why: {
    look({ a, cells: { queue, looked } }) {
      const first = filled(queue).find((v) => v === a || looked[v] !== 1);
      return `${first === a ? "Whoever came first looks first" : "Of those who wait none has a smaller number"}. So all that have k look before any that has k + 1.`;
    },
    grow: (frame, problem) =>
      `Everything nearer than ${numberOf(frame, frame.a)} had its number before ${tied(problem, frame.b)} looked. So no shorter way leads here.`,
    known: () => "It had its number before this look, so the way over the cell that looks is no shorter.",
    enclosed: (frame) =>
      filled(frame.cells.queue).length === 0
        ? "Only a source begins with a number, and only a cell that has one gives one."
        : "Every cell with a number has looked, and left no bare neighbour. So no step leads from them to a bare cell.",
    back: () =>
      "The cell that gave a number is one step nearer. So each step back lowers it by one, and none is wasted.",
    region: () => "All that it can reach would have been reached with it. So nothing of it has a region yet.",
  },
  kinds: {
    start: "start",
    source: "source",
    ring: "ring",
    look: "looks",
    outside: "outside",
    wall: "wall",
    known: "known",
    grow: "number",
    reached: "target",
    enclosed: "closed in",
    tally: "all numbered",
    back: "way back",
    region: "region",
    spread: "spreads",
    done: "end",
  },
  where(frame, problem) {
    const { step, a, cells } = frame;
    if (step === "region" || step === "spread")
      return `region ${letterOf(step === "region" ? a : (cells.region[a] ?? 0))}`;
    if (step === "enclosed" || step === "tally") return "after the flood";
    if (step === "back") return "on the way back";
    if (step === "done") return "at the end";
    if (step === "ring") return `ring ${a}, ${sceneWords.waiting(waitingOf(frame).length)}`;
    const now = cells.now[0] ?? -1;
    if (now < 0) return "at the start";
    return `ring ${numberOf(frame, now)}, ${cellName(placeOf(problem, now))} looks, ${sceneWords.waiting(waitingOf(frame).length)}`;
  },
  levels: { move: ["Look", "Looks"], stage: ["Stage", "Stages"], phase: ["Part", "Parts"] },
  invariants: {
    queue: "Those who wait have k or k + 1",
    neighbors: "Neighbours differ by one at most",
    border: "Who has looked left no gap",
  },
  claims: {
    numbers: "Every number has a reason",
    way: "The way is legal, and that long",
    regions: "Regions are whole, and apart",
  },
  examples,
  input: {
    label: "A board",
    hint: "“rows columns piece”, then the rows: . free, # wall, S source, T target. The piece is R, K or N.",
    size: "Cells a side",
  },
};

/** What is asked before a step. */
export const questionWords = {
  look: {
    prompt: "Choose a cell that may look next.",
    hint: "The queue gives out whoever came first, so the least numbers look before all others.",
    why: "Of those who wait none has a smaller number.",
  },
  grow: (from: string, number: number) => ({
    prompt: `${from} looks round. Choose a cell that gets ${number}.`,
    hint: "It is one step away, is no wall, and has no number.",
    why: "A bare cell one step away gets one more.",
  }),
  back: (from: string, number: number) => ({
    prompt: `A shortest way leads to ${from}. From which cell does it come?`,
    hint: `It is one step away, and its number is ${number - 1}.`,
    why: "Its number is one less, so no step is wasted.",
  }),
  region: {
    prompt: "Choose a cell that could begin the next region.",
    hint: "It is free, and has no letter.",
    why: "No region has reached it, so it begins one.",
  },
};
