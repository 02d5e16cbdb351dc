import type { Question, Questions } from "#algorithms/core/lesson/lesson.ts";
import type { Performing } from "#algorithms/core/lesson/performing.ts";
import { edgeChoices } from "#algorithms/kit/graphs/edge-choices.en.ts";
import { edgeEdit, weightEdit } from "#algorithms/kit/graphs/touch/edge-edits.ts";
import { touchVertices } from "#algorithms/kit/graphs/touch/touch-vertices.ts";
import { pathUp, type Stop, stateOf, stopsOf } from "../figure/state.ts";
import { compare } from "../pair.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Frame, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";
import { type QuestionWords, questionWords } from "../words/en/figure.ts";

/** How the choices are touched: vertices, edges by their two ends, and sets of vertices; the size of a change is typed. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    edge: { ...touchVertices("two"), mayBeNone: true },
    base: touchVertices("mark"),
    blossom: touchVertices("set"),
    match: touchVertices("two"),
    stop: { ...touchVertices("set"), mayBeNone: true },
    delta: { form: "number", touchable: amounts },
    open: touchVertices("mark"),
    relay: touchVertices("set"),
    barrier: { ...touchVertices("set"), mayBeNone: true },
  },
  words: choiceWords,
  edits: {
    hint: edgeChoices.weightHint,
    keysHint: edgeChoices.keysHint,
    kinds: { edge: edgeEdit(), weight: weightEdit() },
  },
};

/** What could stop a change, whole and halved and doubled: the numbers that come to mind. */
function amounts(frame: Frame, problem: Problem): number[] {
  const stops = stopsOf(problem, stateOf(problem, frame)).map(({ delta }) => delta[1]);
  const said = stops.flatMap((delta) => [Math.floor(delta / 2), delta, 2 * delta]);
  return [...new Set([0, 1, ...said])].sort((a, b) => a - b);
}

/** Up to this many vertices can be pointed at. */
const MOST_VERTICES = 40;

/** Questions before a step, answered by pointing at a vertex. Every right answer counts. */
export const predict: Questions<Problem, Steps, CellName> = {
  grow(before, { a, b }, problem) {
    const state = stateOf(problem, before);
    const t = state.outer[b - 1];
    const base = (before.cells.base[t] ?? 0) - 1;
    const partner = state.mate[base];
    const answers = state.inNode(state.outer[partner]);
    return ask(problem, "grow", { told: [a - 1, b - 1, partner], answers });
  },
  shrink(before, { a }, problem) {
    const [u, v] = [before.a, before.b];
    const other = pathUp(before, v);
    const top = pathUp(before, u).find((node) => other.includes(node)) as number;
    const base = (before.cells.base[top] ?? 0) - 1;
    return ask(problem, "shrink", { told: [u - 1, v - 1, base, a], answers: [base] });
  },
  path(before, { a, b }, problem) {
    const roots = [rootOf(before, a) - 1, rootOf(before, b) - 1];
    return ask(problem, "path", { told: [a - 1, b - 1, ...roots], answers: roots });
  },
  bounds(before, next, problem) {
    const state = stateOf(problem, before);
    const stops = stopsOf(problem, state);
    const [nearest] = stops;
    if (nearest === undefined || next.a === 0) return undefined;
    const first = stops.filter(({ delta }) => compare(delta, nearest.delta) === 0);
    const answers = [...new Set(first.flatMap(({ vertices }) => vertices))];
    // Where nearly everything is right, there is nothing to find.
    if (2 * answers.length > state.n) return undefined;
    return ask(problem, "bounds", { told: [], answers, stops: first });
  },
  open(before, { a }, problem) {
    const opened = stateOf(problem, before).inNode(a);
    return ask(problem, "open", { told: opened, answers: opened });
  },
  relay(before, { a, b }, problem) {
    const way = wayOf(before, a, b);
    const inner = way.filter((_, k) => k % 2 === 1);
    if (inner.length === 0) return undefined;
    const state = stateOf(problem, before);
    const ring = ringFrom(before, a).flatMap((node) => state.inNode(node));
    const answers = inner.flatMap((node) => state.inNode(node));
    return ask(problem, "relay", { told: [state.inNode(a)[0], state.inNode(b)[0]], choices: ring, answers });
  },
};

function cell(frame: Frame, name: CellName, i: number): number {
  return frame.cells[name][i] ?? 0;
}

function rootOf(frame: Frame, v: number): number {
  return cell(frame, "base", pathUp(frame, v).at(-1) as number);
}

/** The nodes of an opened ring, from one of them; they still know their neighbors. */
function ringFrom(frame: Frame, node: number): number[] {
  const ring = [node];
  for (let x = cell(frame, "next", node); x !== node; x = cell(frame, "next", x)) ring.push(x);
  return ring;
}

/** The even way round an opened ring, from the node where the tree came in to the base. */
function wayOf(frame: Frame, door: number, base: number): number[] {
  const ring = ringFrom(frame, door);
  const i = ring.indexOf(base);
  return i % 2 === 0 ? ring.slice(0, i + 1) : [door, ...ring.slice(i).toReversed()];
}

/** What is asked, and what is right. Vertices count from 0. */
interface Pointing {
  /** The vertices that the words speak of, and the places where a change may stop. */
  readonly told: readonly number[];
  readonly stops?: readonly Stop[];
  /** Where the answer may be; anywhere unless told. */
  readonly choices?: readonly number[];
  readonly answers: readonly number[];
}

function ask(problem: Problem, kind: keyof QuestionWords, pointing: Pointing): Question | undefined {
  const { n } = problem.graph;
  const { told, stops = [], choices = Array.from({ length: n }, (_, v) => v), answers } = pointing;
  if (n > MOST_VERTICES || answers.length === 0) return undefined;
  const id = (v: number): string => `v${v}`;
  const ids = [...new Set([...choices, ...answers])].sort((u, v) => u - v).map(id);
  return {
    ...questionWords[kind](told, problem, stops),
    choices: ids,
    answers: [...new Set(answers)].map(id),
  };
}
