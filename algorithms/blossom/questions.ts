import type { Question, Questions } from "../lesson.ts";
import { nodeId } from "../shared/matching/graph-plate.ts";
import type { Problem } from "./problem.ts";
import { cycleOver, named, type State, stateOf } from "./state.ts";
import type { CellName, Steps } from "./steps.ts";

/** Questions before a step. Their answers come from the trees that stand, or from the call that will come. */
export const predict: Questions<Problem, Steps, CellName> = {
  grow(before, { a }, problem) {
    const state = stateOf(problem, before);
    const free = neighbors(problem, a).filter((v) => !state.isEven(v) && !state.isOdd(v));
    return ask(all(state), free, {
      prompt: `${named(a)} is even and looks at its neighbours. Choose one that is in no tree yet, and so becomes odd.`,
      hint: `Follow the edges of ${named(a)} to a vertex without a label.`,
      why: "A neighbour in no tree becomes odd, and brings its partner, which becomes even.",
    });
  },
  close(before, { a }, problem) {
    const state = stateOf(problem, before);
    const right = evenNeighbors(problem, state, a).filter((v) => state.rootOf(v) === state.rootOf(a));
    return ask(all(state), right, {
      prompt: `${named(a)} is even. Which neighbour of it closes an odd cycle?`,
      hint: "You want a vertex of the same tree that is even too.",
      why: "Both are even, so the ways to the root, with this edge, have an odd number of edges in all.",
    });
  },
  base(before, { a, b }, problem) {
    const state = stateOf(problem, before);
    const { base } = cycleOver(state, a, b);
    return ask(labeled(state), [base], {
      prompt: `The edge ${named(a)} – ${named(b)} closes an odd cycle. Which vertex is its base?`,
      hint: `Walk from ${named(a)} and from ${named(b)} towards the root. Where do the two ways first meet?`,
      why: `The ways first meet in ${named(base)}. The base is the vertex of the cycle that has no partner on it.`,
    });
  },
  shrink(before, next, problem) {
    const state = stateOf(problem, before);
    // The frame before is that of the base, and names the edge.
    const { cycle } = cycleOver(state, before.a, before.b);
    const bases = new Set(cycle);
    const inside = all(state).filter((v) => bases.has(state.ways.base[v]) && v !== next.b);
    return ask(all(state), inside, {
      prompt: `The cycle with the base ${named(next.b)} becomes a blossom. Choose another vertex that will lie in it.`,
      hint: "A blossom that lies on the cycle comes along whole.",
      why: `It holds the ways from ${named(before.a)} and ${named(before.b)} to the base, and all that had shrunk on them.`,
    });
  },
  meet(before, { a }, problem) {
    const state = stateOf(problem, before);
    const right = evenNeighbors(problem, state, a).filter((v) => state.rootOf(v) !== state.rootOf(a));
    return ask(all(state), right, {
      prompt: `${named(a)} looks at its neighbours. Which one ends the search with an augmenting path?`,
      hint: "You want an even vertex of another tree.",
      why: "Two even vertices in two trees: from root to root there is an augmenting path.",
    });
  },
  pass(before, { a, b }, problem) {
    if (a === b || before.step === "meet") return undefined;
    const state = stateOf(problem, before);
    const length = Array.from(before.cells.path ?? []).filter((v) => v !== 0).length;
    const last = before.cells.path[length - 1] ?? 0;
    const isPartner = state.ways.mate[last] === a;
    const left = all(state).filter((v) => !state.path.includes(v));
    return ask(left, [a], {
      prompt: `The path has come to ${named(last)} and goes on to the root. Which vertex is next?`,
      hint: isPartner
        ? `The next edge is one of the matching.`
        : "The next edge is not in the matching, and the tree grew along it, or it closed a blossom.",
      why: isPartner
        ? `${named(a)} is the partner of ${named(last)}: here the path needs an edge of the matching.`
        : `The path came to ${named(last)} by an edge of the matching, and leaves it for ${named(a)}.`,
    });
  },
  islands(before, _next, problem) {
    const state = stateOf(problem, before);
    return ask(
      all(state),
      all(state).filter((v) => state.isEven(v)),
      {
        prompt: "Choose a vertex that some matching of this size leaves exposed.",
        hint: "Along an even number of edges from a root the exposed place can be moved.",
        why: "Change the matching along the even way to the root, and the vertex is exposed instead.",
      },
    );
  },
  bridges(before, _next, problem) {
    const state = stateOf(problem, before);
    return ask(
      all(state),
      all(state).filter((v) => state.isOdd(v)),
      {
        prompt: "Choose a vertex of A: a bridge, to which an edge leads from an island.",
        hint: "A has the odd vertices that lie in no blossom.",
        why: "From an island all edges lead to odd vertices outside of blossoms.",
      },
    );
  },
};

function all({ n }: State): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

function labeled(state: State): number[] {
  return all(state).filter((v) => state.isEven(v) || state.isOdd(v));
}

function neighbors({ graph }: Problem, u: number): number[] {
  return graph.edges.flatMap((edge) =>
    edge.u + 1 === u ? [edge.v + 1] : edge.v + 1 === u ? [edge.u + 1] : [],
  );
}

/** The even neighbors of an even vertex that do not lie in one blossom with it. */
function evenNeighbors(problem: Problem, state: State, u: number): number[] {
  return neighbors(problem, u).filter((v) => state.isEven(v) && state.ways.base[v] !== state.ways.base[u]);
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
