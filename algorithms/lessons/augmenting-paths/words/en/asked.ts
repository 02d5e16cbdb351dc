import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { neighborsOf } from "#algorithms/engines/matching/numbering.ts";
import { edgeChoices } from "#algorithms/kit/graphs/edge-choices.en.ts";
import { firstVertex, named } from "#algorithms/kit/graphs/search-state.ts";
import type { HandMatching } from "#algorithms/kit/graphs/touch/touch-matching.ts";
import { hand } from "#algorithms/kit/graphs/touch/touch-words.en.ts";
import { type State, stateOf } from "#algorithms/lessons/augmenting-paths/figure/state.ts";
import type { Problem } from "#algorithms/lessons/augmenting-paths/problem.ts";
import {
  type Asks,
  type CellName,
  type Steps,
  unmetWithout,
} from "#algorithms/lessons/augmenting-paths/steps.ts";

const seated = (count: number): string => `${count} of 5 players seated`;

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  ...hand,
  prompt:
    "Above are five players, below five boards, and a line says that a player likes a board. Seat all five, one to a board.",
  how: "Touch a line, or draw it from a player to a board. Whoever sat there stands up.",
  state: ({ value, isMaximal }: HandMatching) =>
    isMaximal && value < 5 ? `${seated(value)}, and no free board for the others` : seated(value),
  best: "best possible: 5",
  end: (_score: number) => "All five are seated. How would you do it with five hundred?",
  tried: (score: number) =>
    score === 5
      ? "At the top of this page you seated all five. Do you remember who had to move?"
      : `At the top of this page you seated ${score === 4 ? "four" : "three"} of them. All five can sit, but somebody has to move.`,
};

/** What is asked of somebody who performs the search, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    pick: () => edgeChoices.pickPrompt,
    root: () => "Choose an exposed vertex. A search begins there.",
    scan: () => "Which even vertex looks at its neighbours next? Say “None” if none leads to a new vertex.",
    edge: ({ legal }) =>
      `${named(firstVertex(legal))} looks at its neighbours. Choose one that is in no tree.`,
    path: (_open, frame, problem) => {
      const last = stateOf(problem, frame).path.at(-1);
      return last === undefined
        ? "The search has met an exposed vertex. At which vertex does the path end?"
        : `Trace the path back to the root. Which vertex comes before ${named(last)}?`;
    },
    cover: ({ own }, frame, problem) => {
      const [u, v] = endsOf(own, stateOf(problem, frame));
      return `Which end of the matched edge ${edgeChoices.edgeName([u, v])} goes into the cover?`;
    },
  },
  hint: {
    pick: ({ own }) => edgeChoices.pickHint(own),
    root: ({ own: [r = 0] }) => `Exposed means without a partner: ${named(r)} is one of them.`,
    scan: ({ own: [u] }) =>
      u === undefined
        ? "Go through the even vertices: is any neighbour of theirs without a label?"
        : `${named(u)} is even. Look at its edges.`,
    edge: ({ own: [, v = 0] }) => `${named(v)} has no label yet.`,
    path: (_open, frame, problem) => {
      const { path } = stateOf(problem, frame);
      if (path.length === 0) return "It is the exposed vertex that was just found.";
      return path.length % 2 === 1
        ? "The next edge is not in the matching: it is the one by which the tree reached this vertex."
        : "The next edge is in the matching.";
    },
    cover: ({ own: [v = 0] }, frame, problem) =>
      stateOf(problem, frame).isOdd(v)
        ? "The edge lies in a failed tree. Edges from even vertices all lead to odd ones."
        : "No tree came here. Whichever end stays out, all its neighbours have to be in the cover: is there room for them?",
  },
  refuse: {
    pick: edgeChoices.pickRefused,
    root([v], { legal }, frame, problem) {
      if (v === undefined)
        return `Not yet: no search has begun at ${legal.length === 1 ? `${named(firstVertex(legal))}, which is` : "some vertices that are"} exposed.`;
      const state = stateOf(problem, frame);
      if (state.partner(v) === 0)
        return `The search from ${named(v)} has failed already, and would fail again.`;
      return `${named(v)} has a partner. An augmenting path begins and ends at exposed vertices, so the search does too.`;
    },
    scan([v], { legal }, frame, problem) {
      if (v === undefined)
        return "Not yet: an even vertex of this tree still has a neighbour in no tree. The search goes on.";
      const state = stateOf(problem, frame);
      if (state.isOdd(v))
        return `${named(v)} is odd. An odd vertex can be left only by its matched edge, and that way is taken.`;
      if (!state.isEven(v)) return `${named(v)} is in no tree yet. Only even vertices of the tree look.`;
      if (state.treeOf(v) !== state.root)
        return `${named(v)} belongs to a tree that has failed. Only the tree of ${named(state.root)} grows now.`;
      return firstVertex(legal) === 0
        ? `${named(v)} leads nowhere new. No even vertex does: what does that mean?`
        : `All neighbours of ${named(v)} have a label, or it has looked. Choose one that leads to a new vertex.`;
    },
    edge(wrong, { legal }, frame, problem) {
      const u = firstVertex(legal);
      if (wrong.length === 0) return `Not yet: ${named(u)} still has a neighbour that is in no tree.`;
      const noEdge = edgeChoices.noEdge(problem.graph, wrong);
      if (noEdge !== undefined) return noEdge;
      if (!wrong.includes(u)) return `It is the turn of ${named(u)} to look: choose one of its edges.`;
      const state = stateOf(problem, frame);
      const v = wrong.find((end) => end !== u) as number;
      if (state.partner(v) === u)
        return `${edgeChoices.edgeName([u, v])} is matched, and the tree has it already. From an even vertex the way goes on outside the matching.`;
      return state.isOdd(v)
        ? `${named(v)} is odd in a tree already, so the edge says nothing new.`
        : `${named(v)} is even like ${named(u)}: an odd cycle. This search has no answer to that, and passes by.`;
    },
    path(wrong, _open, frame, problem) {
      const { path } = stateOf(problem, frame);
      const last = path.at(-1);
      const [v] = wrong;
      if (last === undefined)
        return "The path ends at the exposed vertex that was just found, the one in no tree.";
      if (v === undefined)
        return `The path has not come back to its root yet: it goes on from ${named(last)}.`;
      if (path.includes(v)) return `${named(v)} is on the path already. A path visits a vertex once.`;
      return path.length % 2 === 1
        ? `The tree did not reach ${named(last)} from ${named(v)}, but from another vertex.`
        : `${named(last)} is even: the tree reached it from its partner, over an edge of the matching.`;
    },
    cover([v = 0], { own }, frame, problem) {
      const state = stateOf(problem, frame);
      const [u, w] = endsOf(own, state);
      if (v !== u && v !== w) return `Choose one of the two ends of ${edgeChoices.edgeName([u, w])}.`;
      if (state.isEven(v))
        return `${named(v)} is even. The edges from even vertices lead to odd ones only, so the odd end meets them all.`;
      const { mate, cover } = frame.cells;
      const trees = { neighbors: neighborsOf(problem.graph), mate };
      const unmet = unmetWithout(trees, cover, state.partner(v)) ?? [u, w];
      return `With ${named(v)}, ${named(state.partner(v))} stays out, and the edge ${edgeChoices.edgeName(unmet)} will be met by neither end: each matched edge gives only one.`;
    },
  },
  answer: {
    pick: edgeChoices.edgeAnswer,
    root: edgeChoices.vertexAnswer,
    scan: edgeChoices.vertexAnswer,
    edge: edgeChoices.edgeAnswer,
    path: edgeChoices.vertexAnswer,
    cover: edgeChoices.vertexAnswer,
  },
};

/** The ends of the matched edge that is asked about, the lower one first. */
function endsOf([v = 0]: Answer, state: State): [number, number] {
  const u = state.partner(v);
  return [Math.min(u, v), Math.max(u, v)];
}

/** What the exercises of this lesson alone ask, and what they say to an answer. */
export type ExerciseWords = typeof exerciseWords;

export const exerciseWords = {
  cover: {
    prompt:
      "The graph is bipartite. Choose as few vertices as possible so that every edge has at least one of them as an end.",
    given: (edges: string) => `The edges are ${edges}.`,
    met: (met: number, all: number, chosen: number) =>
      chosen === 0 ? "touch the vertices of the cover" : `${met} of ${all} edges are met, by ${chosen}`,
    picture: (met: number, all: number, chosen: readonly number[]) =>
      chosen.length === 0
        ? `A bipartite graph with ${all} edges. No vertex is chosen yet.`
        : `A bipartite graph. Chosen: ${chosen.join(", ")}; ${met} of ${all} edges are met.`,
    vertex: (v: number, isChosen: boolean) => `vertex ${v}${isChosen ? ", chosen" : ""}`,
    hints: (busiest: number, size: number) => [
      "Find a largest matching: the cover needs one end of each of its edges, and nothing else.",
      "Grow the trees from the exposed vertices and take the odd ones; outside the trees take the ends on one side.",
      `${size === 1 ? "One vertex is" : `${size} vertices are`} enough. ${busiest} has the most edges, so look at it first.`,
    ],
    missed: (u: number, v: number) => `The edge ${u}–${v} has neither of its ends among them.`,
    tooMany: (chosen: number, enough: number) =>
      `Every edge is met, but ${chosen} are too many: ${enough} will do.`,
    right: (size: number) =>
      `Every edge is met, and there is a matching of ${size}, so fewer are not enough.`,
  },
  wrong: {
    prompt: (players: number, boards: number) =>
      `A friend’s program is the plain one, but it makes the set “seen” once, before the loop over the players. Draw a graph on which it seats too few: touch a player, 0 to ${players - 1}, and a board, ${players} to ${players + boards - 1}, or write an edge as 0-${players}, player first. Boards are tried in the order of their numbers.`,
    fields: ["Edges"],
    notAcross: (u: number, v: number, players: number, boards: number) =>
      `${u}–${v} does not join a player, 0 to ${players - 1}, and a board, ${players} to ${players + boards - 1}, in this order.`,
    fails: (found: number, possible: number, pairs: string) =>
      `The friend’s program seats ${found}, but ${possible} can be seated: ${pairs}.`,
    nothingHidden: (found: number) =>
      `The program survives: it seats ${found}, and more is impossible. No player was kept from a board by a mark of an earlier search.`,
    /** The player was kept from a board and sits at `seat`, which is less than any board if they do not sit. */
    hiddenInVain: (found: number, player: number, board: number, seat: number) =>
      `The program survives: it seats ${found}, and more is impossible. Player ${player} was turned away from board ${board}, which an earlier search had marked, but ${
        seat > board
          ? `board ${seat} was just as good.`
          : "no seating has room for them without leaving somebody else out."
      }`,
  },
  faded: {
    task: (root: number) =>
      `Six players, 0 to 5, above, and six boards, 6 to 11, below; the squares mark the first edges. The search begins at ${root}. Complete the tree: choose a cell, then touch its vertex. Neighbours are tried in the order of their numbers.`,
    columns: ["even, looks", "becomes odd", "becomes even"],
    edge: "Edge",
    head: (roots: readonly number[]) => `root ${roots.join(" and ")}; black is even, a ring is odd`,
    picture: (edges: readonly (readonly [number, number])[], roots: readonly number[]) =>
      edges.length === 0
        ? `A graph with a matching, and a tree that is only its root, ${roots.join(" and ")}.`
        : `A graph with a matching. The edges of the tree so far are ${edges.map(([u, v]) => `${u}–${v}`).join(", ")}.`,
    /** To a wrong cell; edges count from 1, columns from 0. */
    wrong: (edge: number, column: number) =>
      `Edge ${edge}: ${
        [
          "the vertices that are even look in the order in which they became so.",
          "neighbours are tried in the order of their numbers, and those with a label are passed over.",
          "it is the partner of the odd vertex.",
        ][column]
      }`,
  },
  pairs: {
    task: "Six players, 0 to 5, above, and six boards, 6 to 11, below. Run the whole algorithm. Small squares mark the edges that are taken at the start. Then the exposed vertices search, the lowest number first, and each tries its lowest neighbour first. Write down each player’s board, and which of the two is in the cover, of which any smallest one will do; a dash stands for none.",
    columns: ["board", "in the cover"],
    player: "Player",
    head: (player: number, column: number) =>
      column === 0 ? `touch the board of player ${player}` : `touch the end that is in the cover`,
    picture: (filled: number, cover: readonly number[]) =>
      `A bipartite graph, ${filled} players with a board.${cover.length === 0 ? "" : ` In the cover: ${cover.join(", ")}.`}`,
    /** To a wrong cell of a player; columns count from 0. */
    wrong: (player: number, column: number) =>
      `Player ${player}: ${
        column === 0
          ? "follow the searches one by one, and change the whole of each path that is found."
          : "an edge of a failed tree gives its odd end. Of the others every edge of the graph must be met, too: their players will do."
      }`,
  },
};

/** The question about the cover that the search finds, in English. */
export const outcomeWords = {
  cover: "The program looks at lower numbers first. Which cover does it give as the proof?",
};

export const judgeWords: TaskWords = {
  statement:
    "Find a largest matching of a bipartite graph: as many edges as possible, no two of them at one vertex. The vertices are 0 to n − 1, and each edge joins one of 0 to left − 1 to one of the others. Give the partner of each vertex, or −1 if it has none; any largest matching will do.",
  input:
    "The first line has the numbers n and left. Then comes a line for each edge, with its end on the left first; some graphs have none.",
  output: "One line with n numbers: for each vertex from 0 on its partner, or −1.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  graph: "The graph, the matching, and how to join two vertices",
  root: "Plant the root of a tree",
  grow: "Grow the tree by two edges at a time, until it meets an exposed vertex",
  augment: "Change the edges along the path",
  pick: "Take what lies at hand",
  search: "Search from each exposed vertex",
  result: "Give back the matching",
};
