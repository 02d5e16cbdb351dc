/**
 * A reader's own run as a lesson that the player can show: every line that ran is a step, a write to a drawn variable a stage, and
 * each part of the answer a phase. What is drawn is the lesson's business, see `AnswerView`.
 */

import type { Lesson } from "../lesson/lesson.ts";
import type { Scene } from "../lesson/scene.ts";
import type { Algorithm, CellsByName, Frame } from "../run/trace.ts";
import { type OwnChanges, ownRunWords } from "./program-run.en.ts";

/**
 * The words in which a room tells a run: a line that runs, a write `id, index, value`, a new length `id, length, isOne`, and
 * from `CALL` on a call `first, second, third`, whose kind tells which of `CALLS` it is.
 */
export const LINE = 0;
export const WRITE = 1;
export const LENGTH = 2;
export const CALL = 3;
/** What a program may call to tell the figure something, whatever its variables are called, and what it tells. */
export const CALLS = [
  ["game", ["a", "b"]],
  ["pair", ["u", "v"]],
  ["move", ["king", "row", "column"]],
] as const satisfies readonly (readonly [name: string, numbers: readonly string[]])[];
/** One of them. */
export type CallName = (typeof CALLS)[number][0];
export const KIND_BITS = 24;
const REST = 2 ** KIND_BITS - 1;
/** Nothing, and the brackets of lists in lists. */
export const NOTHING = -(2 ** 31);
export const OPEN = NOTHING + 1;
export const CLOSE = NOTHING + 2;

/** A value of a variable: whole numbers, lists of them, nothing. */
export type Value = number | undefined | readonly Value[];

/** What a picture may be drawn from at one step. */
export interface Seen<A = unknown> {
  /** The parts of the answer that were shown, in order. */
  readonly parts: readonly (readonly number[])[];
  /** What the program has told by calls so far, in order, each as its numbers. */
  readonly called: readonly (readonly number[])[];
  /** The value of a variable now; undefined if it has none that is made of whole numbers. */
  variable(name: string): Value;
  /** Whether the run is over, and then what is wrong with its answer, if anything is. */
  readonly isOver: boolean;
  readonly why: string | undefined;
  /** The whole answer, once the run is over; undefined if there is none that can be read. */
  readonly answer: A | undefined;
}

/** How the answers to a lesson's task are drawn: what its `judge/view.ts` has. */
export interface AnswerView<P, A> {
  /** The parts in which an answer is shown, each as numbers: the games of a round, a pair, a move. */
  parts(problem: P, answer: A): readonly (readonly number[])[];
  /** The names of variables that are drawn as soon as they are written. */
  readonly drawn: readonly string[];
  /** What a program may call for the same, if there is anything. */
  readonly call?: CallName;
  scene(problem: P, seen: Seen<A>): Scene;
  /** What a part is, in words: "Round 2: 1–6, 2–5." */
  tell(part: readonly number[], number: number): string;
}

// biome-ignore lint/suspicious/noExplicitAny: pages treat problems and answers as opaque.
export type AnyView = AnswerView<any, any>;

/** What ran. */
export interface OwnRun {
  readonly problem: unknown;
  /** The call, as it stands in a program. */
  readonly call: string;
  /** The variables that were watched, and the words of the room. */
  readonly names: readonly string[];
  readonly events: Int32Array;
  /** The answer, if there is one that can be read. */
  readonly answer: unknown;
  /** What is wrong; undefined if the answer is right. */
  readonly why: string | undefined;
  /** How many lines the words tell, where the program went on after them; undefined if they tell the whole run. */
  readonly cutAt?: number | undefined;
}

/** The longest answer that is shown, in parts. */
const MOST_PARTS = 10_000;

const STEPS = { call: "stage", line: "move", draw: "stage", part: "phase", end: "phase" } as const;
type Steps = typeof STEPS;
type OwnFrame = Frame<Steps, string>;

/** What `solve` replays. */
interface Problem {
  readonly run: OwnRun;
  /** All calls of the name that the figure knows, in order. */
  readonly called: readonly (readonly number[])[];
  readonly parts: readonly (readonly number[])[];
}

/** How long a variable is, in a cell of its own: 0 before it is there, 1 for a number, and n + 2 for a list of n words. */
function lengthName(name: string): string {
  return `${name} ·`;
}

/** The cells that count the parts of the answer that were shown, and the calls that were made. */
const SHOWN = "· shown";
const CALLED = "· called";

/** The run as a lesson, and the problem that it runs on. */
export function ownLesson(
  view: AnyView,
  run: OwnRun,
  title: string,
): { lesson: Lesson<Problem, boolean, Steps, string>; problem: Problem } {
  const { names } = run;
  const parts = run.answer === undefined ? [] : view.parts(run.problem, run.answer).slice(0, MOST_PARTS);
  const kind = CALL + CALLS.findIndex(([name]) => name === view.call);
  const problem: Problem = { run, parts, called: callsIn(run.events, kind) };
  const algorithm: Algorithm<Problem, boolean, Steps, string> = {
    steps: STEPS,
    cells: [...names, ...names.map(lengthName), SHOWN, CALLED],
    solve: replay(view.drawn, kind),
  };
  const lesson: Lesson<Problem, boolean, Steps, string> = {
    ...algorithm,
    id: "own",
    version: 1,
    sizes: { min: 0, max: 0, usual: 0 },
    sources: ["solve.ts"],
    watched: names,
    parse: () => problem,
    format: () => "",
    random: () => problem,
    lineAt: ({ step, a }) => (step === "line" || step === "draw" ? a : undefined),
    cellText: (_cells, value) => spelled(value),
    scene: (_problem, frame) => view.scene(run.problem, seenIn(problem, frame)),
    notation: {
      call: () => run.call.split("(", 1)[0] ?? "",
      line: ({ a }) => ownRunWords.lineSign(a),
      draw: ({ a }) => ownRunWords.lineSign(a),
      part: ({ a }) => String(a),
      end: () => ownRunWords.endSign(run.why === undefined),
    },
    phaseLabel: ({ step, a }) => (step === "part" ? String(a) : ownRunWords.end),
    words: wordsIn(view, problem, title),
    invariants: [],
    claims: [{ id: "answer", test: () => ({ holds: run.why === undefined, evidence: run.why ?? "" }) }],
  };
  return { lesson, problem };
}

function wordsIn(
  view: AnyView,
  { run, parts, called }: Problem,
  title: string,
): Lesson<Problem, boolean, Steps, string>["words"] {
  const words = ownRunWords;
  const line = (frame: OwnFrame): string => {
    const changes = changesIn(frame, run.names);
    const calls = callsNow(frame, called).map((numbers) => `${view.call}(${numbers.join(", ")})`);
    return words.line(frame.a, { ...changes, told: [...calls, ...changes.told] });
  };
  return {
    title,
    opening: () => words.opening(run.call),
    steps: {
      call: () => words.called(run.call),
      line,
      draw: line,
      part: ({ a }) => view.tell(parts[a - 1] ?? [], a),
      end: () =>
        [...(run.cutAt === undefined ? [] : [words.cut(run.cutAt)]), run.why ?? words.right].join(" "),
    },
    kinds: words.kinds,
    where: ({ step, position, a }) => (step === "part" ? words.part(a, parts.length) : words.step(position)),
    levels: words.levels,
    invariants: {},
    claims: { answer: words.claim },
    examples: {},
    input: { label: "", hint: "", size: "" },
  };
}

/** Writes the words of a run into a recorder. */
function replay(drawn: readonly string[], call: number): Algorithm<Problem, boolean, Steps, string>["solve"] {
  return ({ run: { names, events, why }, parts }, { step, cells }) => {
    const most = longest(events, names.length);
    const values = names.map((name, id) => cells(name, most[id] ?? 0));
    const lengths = names.map((name) => cells(lengthName(name), 1));
    const shown = cells(SHOWN, 1);
    const made = cells(CALLED, 1);
    const isDrawn = names.map((name) => drawn.includes(name));
    step.call();
    for (let at = 0; at < events.length; ) {
      const word = events[at];
      const [kind, rest] = [word >>> KIND_BITS, word & REST];
      if (kind === LINE) {
        const tells = drawsSoon(events, at + 1, isDrawn, call) ? step.draw : step.line;
        tells(rest);
      } else if (kind >= CALL) {
        if (kind === call) made.put(0, made[0] + 1);
      } else if (rest < names.length) {
        const [first, second] = [events[at + 1] ?? 0, events[at + 2] ?? 0];
        const list = values[rest];
        if (kind === WRITE && list && first >= 0 && first < list.length) list.put(first, packed(second));
        if (kind === LENGTH && list && lengths[rest]) {
          const length = Math.max(0, Math.min(first, list.length));
          lengths[rest].put(0, second === 1 ? 1 : length + 2);
          for (let k = length; k < list.length; k++) if (list[k] !== 0) list.put(k, 0);
        }
      }
      at += kind === LINE ? 1 : 3;
    }
    for (const [k] of parts.entries()) {
      step.part(k + 1, parts.length);
      shown.put(0, k + 1);
    }
    step.end();
    return why === undefined;
  };
}

/** The longest that each variable gets, in words. */
function longest(events: Int32Array, count: number): number[] {
  const most = new Array<number>(count).fill(0);
  for (let at = 0; at < events.length; ) {
    const [kind, rest] = [events[at] >>> KIND_BITS, events[at] & REST];
    if (kind === LENGTH && rest < count)
      most[rest] = Math.min(MOST_WORDS, Math.max(most[rest], events[at + 1] ?? 0));
    at += kind === LINE ? 1 : 3;
  }
  return most;
}

/** Longer lists are not shown; the room sends none. */
export const MOST_WORDS = 500;

/** Whether the line whose writes begin here writes to a variable that is drawn, or makes a call that is. */
function drawsSoon(events: Int32Array, from: number, isDrawn: readonly boolean[], call: number): boolean {
  for (let at = from; at < events.length && events[at] >>> KIND_BITS !== LINE; at += 3) {
    const kind = events[at] >>> KIND_BITS;
    if (kind === call || (kind < CALL && isDrawn[events[at] & REST])) return true;
  }
  return false;
}

/** The numbers of all calls of a kind, in order. */
function callsIn(events: Int32Array, call: number): number[][] {
  const found: number[][] = [];
  const numbers = CALLS[call - CALL]?.[1].length ?? 0;
  for (let at = 0; at < events.length; at += events[at] >>> KIND_BITS === LINE ? 1 : 3)
    if (numbers > 0 && events[at] >>> KIND_BITS === call)
      found.push([events[at] & REST, events[at + 1] ?? 0, events[at + 2] ?? 0].slice(0, numbers));
  return found;
}

/** The calls that the line of this frame made. */
function callsNow(frame: OwnFrame, called: Problem["called"]): Problem["called"] {
  const count = frame.cells[CALLED]?.[0] ?? 0;
  const before = frame.changes().find(({ cells }) => cells === CALLED)?.before ?? count;
  return called.slice(before, count).slice(0, MOST_TOLD);
}

/** Cells show 0 as empty, so numbers from 0 on are kept one higher. */
function packed(value: number): number {
  return value >= 0 ? Math.min(value, 2 ** 31 - 2) + 1 : value;
}

function unpacked(cell: number): number {
  return cell > 0 ? cell - 1 : cell;
}

/** A word of a variable, as the watch panel shows it. */
function spelled(cell: number): string {
  if (cell === NOTHING) return "–";
  if (cell === OPEN) return "[";
  if (cell === CLOSE) return "]";
  return String(unpacked(cell)).replace("-", "−");
}

function seenIn({ run, parts, called }: Problem, { cells, step }: OwnFrame): Seen {
  return {
    called: called.slice(0, cells[CALLED]?.[0] ?? 0),
    parts: parts.slice(0, cells[SHOWN]?.[0] ?? 0),
    variable: (name) => valueIn(cells, name),
    isOver: step === "end",
    why: step === "end" ? run.why : undefined,
    answer: step === "end" ? run.answer : undefined,
  };
}

/** The value of a variable from its cells. */
function valueIn(cells: CellsByName, name: string): Value {
  const [words, length] = [cells[name], cells[lengthName(name)]?.[0] ?? 0];
  if (words === undefined || length === 0) return undefined;
  const plain = (cell: number): Value => (cell === NOTHING ? undefined : unpacked(cell));
  if (length === 1) return plain(words[0] ?? 0);
  const stack: Value[][] = [[]];
  for (let k = 0; k < length - 2; k++) {
    const cell = words[k] ?? 0;
    if (cell === OPEN) stack.push([]);
    else if (cell === CLOSE) {
      const inner = stack.pop() ?? [];
      (stack.at(-1) ?? []).push(inner);
    } else stack.at(-1)?.push(plain(cell));
  }
  return stack[0];
}

/** So many writes of a line are told. */
const MOST_TOLD = 3;

/** What a line wrote, in short: "i = 3", "mate[2] = 5"; of lists in lists only their names. */
function changesIn(frame: OwnFrame, names: readonly string[]): OwnChanges {
  const all = frame.changes().filter(({ cells, after }) => names.includes(cells) && after !== 0);
  const isOne = (name: string): boolean => frame.cells[lengthName(name)]?.[0] === 1;
  const isNested = (name: string): boolean => Array.from(frame.cells[name] ?? []).includes(OPEN);
  const nested = [...new Set(all.map(({ cells }) => cells))].filter(isNested);
  const told = all
    .filter(({ cells }) => !nested.includes(cells))
    .map(({ cells, index, after }) => `${isOne(cells) ? cells : `${cells}[${index}]`} = ${spelled(after)}`);
  return { told: told.slice(0, MOST_TOLD), more: Math.max(0, told.length - MOST_TOLD), nested };
}
