import type { Locale, Question, Questions } from "../lesson.ts";
import { compare } from "./pair.ts";
import type { Problem } from "./problem.ts";
import { amount, pathUp, type Stop, stateOf, stopsOf } from "./state.ts";
import type { CellName, Frame, Steps } from "./steps.ts";

/** Up to this many vertices can be pointed at. */
const MOST_VERTICES = 40;

/** Questions before a step, answered by pointing at a vertex. Every right answer counts. */
export const predict: Questions<Problem, Steps, CellName> = {
  grow(before, { a, b }, problem, locale) {
    const state = stateOf(problem, before);
    const t = state.outer[b - 1];
    const base = (before.cells.base[t] ?? 0) - 1;
    const partner = state.mate[base];
    const answers = state.inNode(state.outer[partner]);
    return ask(locale, problem, "grow", [a - 1, b - 1, partner], all(state.label), answers);
  },
  shrink(before, { a }, problem, locale) {
    const state = stateOf(problem, before);
    const [u, v] = [before.a, before.b];
    const other = pathUp(before, v);
    const top = pathUp(before, u).find((node) => other.includes(node)) as number;
    const base = (before.cells.base[top] ?? 0) - 1;
    return ask(locale, problem, "shrink", [u - 1, v - 1, base, a], all(state.label), [base]);
  },
  path(before, { a, b }, problem, locale) {
    const state = stateOf(problem, before);
    const roots = [rootOf(before, a) - 1, rootOf(before, b) - 1];
    return ask(locale, problem, "path", [a - 1, b - 1, ...roots], all(state.label), roots);
  },
  bounds(before, next, problem, locale) {
    const state = stateOf(problem, before);
    const stops = stopsOf(problem, state);
    const [nearest] = stops;
    if (nearest === undefined || next.a === 0) return undefined;
    const first = stops.filter(({ delta }) => compare(delta, nearest.delta) === 0);
    const answers = [...new Set(first.flatMap(({ vertices }) => vertices))];
    // Where nearly everything is right, there is nothing to find.
    if (2 * answers.length > state.n) return undefined;
    return ask(locale, problem, "bounds", [], all(state.label), answers, first);
  },
  open(before, { a }, problem, locale) {
    const state = stateOf(problem, before);
    const opened = state.inNode(a);
    return ask(locale, problem, "open", opened, all(state.label), opened);
  },
  relay(before, { a, b }, problem, locale) {
    const way = wayOf(before, a, b);
    const inner = way.filter((_, k) => k % 2 === 1);
    if (inner.length === 0) return undefined;
    const state = stateOf(problem, before);
    const ring = ringFrom(before, a).flatMap((node) => state.inNode(node));
    const answers = inner.flatMap((node) => state.inNode(node));
    return ask(locale, problem, "relay", [state.inNode(a)[0], state.inNode(b)[0]], ring, answers);
  },
};

type Kind = "grow" | "shrink" | "path" | "bounds" | "open" | "relay";

function all(list: readonly unknown[]): number[] {
  return list.map((_, v) => v);
}

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

interface Text {
  readonly prompt: string;
  readonly hint: string;
  readonly why: string;
}

type Texts = Readonly<
  Record<Kind, (vertices: readonly number[], problem: Problem, stops: readonly Stop[]) => Text>
>;

const en: Texts = {
  grow: ([u, v, partner]) => ({
    prompt: `${u}–${v} is tight, and ${v} has no label. It will be T. Point at a vertex that becomes S with it.`,
    hint: `A T is left along its matched edge. Whose partner is ${v}?`,
    why: `The matched edge leads on to ${partner}. From an S the tree may look for edges again.`,
  }),
  shrink: ([u, v, base]) => ({
    prompt: `${u}–${v} joins two S of one tree: an odd ring. Point at its base, where the two ways to the root meet.`,
    hint: `Go up from ${u} and from ${v}. Where do you meet first?`,
    why: `The ways meet in ${base}. It is the one vertex of the ring whose partner, if any, is outside.`,
  }),
  path: ([u, v, first, second]) => ({
    prompt: `${u}–${v} joins two trees. Point at a vertex that is free now and will not be free any more.`,
    hint: "The path runs from root to root.",
    why: `The path ends in ${first} and ${second}.`,
  }),
  bounds: (_vertices, problem, stops) => {
    const [stop] = stops;
    const size = stop === undefined ? "" : amount(problem, stop.delta);
    const reasons: Record<Stop["i"], string> = {
      1: "a free vertex costs nothing any more",
      2: "an edge from S to a vertex without label becomes tight",
      3: "an edge between two S becomes tight; both its ends pay, so half its slack counts",
      4: "a T-blossom costs nothing any more; it loses 2δ, so half its price counts",
    };
    return {
      prompt:
        "No tight edge leads on, so prices change. What stops them first? Point at a vertex where it happens.",
      hint: "Compare the four bounds; what they are stands under the table.",
      why: `δ = ${size}: ${stop === undefined ? "" : reasons[stop.i]}.`,
    };
  },
  open: (vertices) => ({
    prompt: "One of the blossoms has to open now. Point at a vertex in it.",
    hint: "A price must not become negative. Which T-blossom costs 0?",
    why: `The blossom with ${vertices.join(" ")} is T and costs 0. It could only become cheaper.`,
  }),
  relay: ([door, base]) => ({
    prompt: `The tree came in at ${door} and leaves from ${base}. Which vertices of the ring become S? Point at one.`,
    hint: `Go from ${door} to ${base} the way round that begins with a matched edge. T and S alternate.`,
    why: "On the even way the labels are T, S, T. The other way leaves the tree.",
  }),
};

const texts: Readonly<Record<Locale, Texts>> = { en };

function ask(
  locale: Locale,
  problem: Problem,
  kind: Kind,
  vertices: readonly number[],
  choices: readonly number[],
  answers: readonly number[],
  stops: readonly Stop[] = [],
): Question | undefined {
  if (problem.graph.n > MOST_VERTICES || answers.length === 0) return undefined;
  const id = (v: number): string => `v${v}`;
  const ids = [...new Set([...choices, ...answers])].sort((u, v) => u - v).map(id);
  return {
    ...texts[locale][kind](vertices, problem, stops),
    choices: ids,
    answers: [...new Set(answers)].map(id),
  };
}
