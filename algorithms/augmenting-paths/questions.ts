import type { Question, Questions } from "../lesson.ts";
import { nodeId } from "../shared/matching/graph-plate.ts";
import type { Problem } from "./problem.ts";
import { named, type State, stateOf } from "./state.ts";
import type { CellName, Steps } from "./steps.ts";

/** Questions before a step. Their answers come from the tree that stands, or from the call that will come. */
export const predict: Questions<Problem, Steps, CellName> = {
  grow(before, { a }, problem) {
    const state = stateOf(problem, before);
    const free = neighbors(problem, a).filter((v) => !isLabeled(state, v) && state.partner(v) !== 0);
    return ask(all(state), free, {
      prompt: `${named(a)} is even and looks at its neighbours. Choose one that becomes odd.`,
      hint: `Follow the edges of ${named(a)} to a matched vertex that is in no tree yet.`,
      why: "A matched neighbour in no tree becomes odd, and brings its partner, which becomes even.",
    });
  },
  found(before, { a }, problem) {
    const state = stateOf(problem, before);
    const right = neighbors(problem, a).filter((v) => !isLabeled(state, v) && state.partner(v) === 0);
    return ask(all(state), right, {
      prompt: `${named(a)} looks at its neighbours. Which one ends the search?`,
      hint: "You want a vertex that is exposed and in no tree.",
      why: "From the root to an exposed vertex the way alternates: an augmenting path.",
    });
  },
  back(before, { a }, problem) {
    if (before.step === "found") return undefined;
    const state = stateOf(problem, before);
    const last = state.path.at(-1) as number;
    const left = all(state).filter((v) => !state.path.includes(v));
    const isPartner = state.partner(last) === a;
    return ask(left, [a], {
      prompt: `The path goes back from ${named(last)}. Which vertex is next?`,
      hint: isPartner
        ? "The next edge is one of the matching."
        : "The next edge is the one by which the tree grew.",
      why: isPartner
        ? `${named(last)} is even, so the tree reached it from its partner ${named(a)}.`
        : `The tree reached ${named(last)} from ${named(a)}.`,
    });
  },
  flip(before, _next, problem) {
    const state = stateOf(problem, before);
    // Half of a pair that will be: any vertex of the path whose partner changes.
    if (before.step !== "back") return undefined;
    const ends = state.path.filter((v) => state.partner(v) === 0);
    return ask(state.path, ends, {
      prompt:
        "Now matched and unmatched change places along the path. Choose a vertex that had no partner and gets one.",
      hint: "All others on the path only change theirs.",
      why: "The two ends of the path were exposed. Nobody else gains, and nobody loses.",
    });
  },
  cover(before, { a, b }, problem) {
    const state = stateOf(problem, before);
    return ask(
      [a, b].sort((x, y) => x - y),
      [a],
      {
        prompt: `Which end of the edge ${named(Math.min(a, b))} – ${named(Math.max(a, b))} goes into the cover?`,
        hint: state.isOdd(a)
          ? "The edge lies in a tree that failed. Which end has all the neighbours of even vertices on its side?"
          : "No tree came here. Then the end on side 1 is taken; the table has the sides.",
        why: state.isOdd(a)
          ? `${named(a)} is odd. Edges from even vertices lead to odd ones only, so odd ends meet them all.`
          : `No tree came here, so the end on side 1 is taken, as for all such edges.`,
      },
    );
  },
};

function all({ n }: State): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

function isLabeled(state: State, v: number): boolean {
  return state.isEven(v) || state.isOdd(v);
}

function neighbors({ graph }: Problem, u: number): number[] {
  return graph.edges.flatMap((edge) =>
    edge.u + 1 === u ? [edge.v + 1] : edge.v + 1 === u ? [edge.u + 1] : [],
  );
}

function ask(
  choices: readonly number[],
  answers: readonly number[],
  text: Pick<Question, "prompt" | "hint" | "why">,
): Question | undefined {
  if (answers.length === 0 || choices.length < 2) return undefined;
  const ids = (vertices: readonly number[]) => vertices.map((v) => nodeId(v - 1));
  return { ...text, choices: ids(choices), answers: ids(answers) };
}
