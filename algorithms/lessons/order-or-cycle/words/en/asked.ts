import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Problem } from "#algorithms/lessons/order-or-cycle/problem.ts";
import {
  type Asks,
  type CellName,
  type Frame,
  filled,
  type Steps,
} from "#algorithms/lessons/order-or-cycle/steps.ts";

interface Placed {
  readonly row: readonly number[];
}

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Six players, nine results: an arrow leads from the winner to the loser. Put the players in a row, best one first, so that as many arrows as possible point forward.",
  how: "Touch a player, who then takes the next place in the row above.",
  state: ({ row, forward }: Placed & { readonly forward: number }) =>
    `${row.length} of 6 placed, ${forward} ${forward === 1 ? "arrow" : "arrows"} forward`,
  best: "best possible: 8 arrows",
  end: (score: number) =>
    score === 8
      ? "Eight of nine. Who is to blame for the last one: the row, or the results?"
      : `${capitalNumeral(score)} of nine point forward. Eight can.`,
  tried: (score: number) =>
    score === 8
      ? "At the top of this page you brought eight of nine arrows forward, and no row brings nine."
      : `At the top of this page ${numeral(score)} of nine arrows pointed forward. ${capitalNumeral(8)} can, and no row brings nine.`,
  ends: ["first", "last"],
  picture: ({ row }: Placed) =>
    `Six players and nine results. ${row.length === 0 ? "The row is empty." : `In the row ${row.length === 1 ? "stands" : "stand"} ${row.join(", ")}.`}`,
  player: (v: number, place: number) =>
    place < 0 ? `player ${v}` : `player ${v}, number ${place + 1} of the row`,
  placed: (v: number) => `Player ${v} stands in the row already.`,
};

const lastOf = ({ cells }: Frame): number => filled(cells.walk).at(-1) ?? 0;
const answer = ([v]: readonly number[]): string => (v === undefined ? "none" : `player ${v}`);

/** Whoever beat this player and has no place. */
const winnersOf = (v: number, { cells }: Frame, { arrows }: Problem): number[] => [
  ...new Set(arrows.flatMap(([u, w]) => (w === v && cells.place[u] === -1 ? [u] : []))),
];

/** What is asked of somebody who performs a run, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    free: () => "Who takes the next place? Several may be right.",
    back: (_open, frame) => `The walk is at ${lastOf(frame)}. Lead it one step back.`,
    root: () => "Choose a white player, at whom the next search begins.",
    arrow: (_open, frame) => `Choose an arrow of ${lastOf(frame)}: whom does it lead to?`,
  },
  hint: {
    free: () => "Look for a 0: whoever has it needs nobody in front.",
    back: (_open, frame) => `Look for an arrow into ${lastOf(frame)} from somebody without a place.`,
    root: () => "Any player without a colour will do.",
    arrow: ({ own: [v = 0] }, frame) => `${lastOf(frame)} beat ${v}, for one.`,
  },
  refuse: {
    free([v], _open, frame, problem) {
      if (v === undefined) return "Somebody is still free.";
      if (frame.cells.place[v] !== -1) return `${v} has a place already.`;
      const [u = 0] = winnersOf(v, frame, problem);
      return `${v} needs ${frame.cells.need[v]} in front: ${u} beat ${v} and has no place, so an arrow would point back.`;
    },
    back([u], _open, frame) {
      const last = lastOf(frame);
      if (u === undefined) return "The walk is not closed yet.";
      if (frame.cells.place[u] !== -1) return `${u} has a place. A cycle lies among those who are left.`;
      return `No arrow leads from ${u} to ${last}. Mind the direction: the walk goes from loser to winner.`;
    },
    root: ([v]) =>
      v === undefined ? "Somebody is still white." : `${v} is black. A search begins at a white player.`,
    arrow([v], _open, frame, { arrows }) {
      const last = lastOf(frame);
      if (v === undefined) return `${last} has an arrow that was not looked at.`;
      return arrows.some(([a, b]) => a === last && b === v)
        ? `The arrow from ${last} to ${v} was looked at already.`
        : `No arrow leads from ${last} to ${v}.`;
    },
  },
  answer: { free: answer, back: answer, root: answer, arrow: answer },
};

/** What to touch so that the results are others, and what is other then. */
export const editWords = {
  hint: "Touch an arrow, or both its players, to turn the result round.",
  turned: (winner: number, loser: number) => `${winner} beat ${loser}`,
  needs: "two players between whom there is one result",
};

const given = ({ n, arrows }: Problem): string =>
  `Players are 0 to ${n - 1}. The results: ${arrows.map(([u, v]) => `${u} beat ${v}`).join(", ")}.`;

/** The questions of the article, and what is said to their answers, in English. */
export const exerciseWords = {
  given,
  ends: ["first", "last"],
  row: ["Row"],
  picture: ({ n, arrows }: Problem, row: readonly number[], chosen: readonly number[]) =>
    `${n} players and ${arrows.length} results. ${row.length === 0 ? "The row is empty." : `In the row ${row.length === 1 ? "stands" : "stand"} ${row.join(", ")}.`}${chosen.length === 0 ? "" : ` Chosen: ${chosen.join(", ")}.`}`,
  player: (v: number, place: number) =>
    place < 0 ? `player ${v}` : `player ${v}, number ${place + 1} of the row`,
  strange: (v: number, n: number) =>
    v < n ? `${v} is named twice.` : `There is no player ${v}. Players are 0 to ${n - 1}.`,
  short: (n: number) => `Name all ${n} players, one after the other.`,
  order: {
    prompt:
      "Put all players in a row that no result contradicts: each arrow has to point forward. Any such row is right.",
    hints: (own: readonly number[]) => [
      "Who was beaten by nobody? One of those comes first. Then forget that player and the arrows from there, and ask again.",
      `One row begins with ${own.slice(0, 2).join(", ")}.`,
    ],
    back: (u: number, v: number) => `${u} beat ${v}, but ${v} stands in front.`,
    right: "Every arrow points forward.",
  },
  queue: {
    prompt:
      "Which row does the queue give? Whoever became free first goes first; of several who become free at once, as their results are told.",
    hints: (own: readonly number[]) => [
      "At the beginning all free players wait, lower numbers first.",
      `${own[0]} comes first. Whoever becomes free goes to the end of the queue.`,
    ],
    right: "First in, first out, place by place.",
    wrong: (k: number, v: number | undefined) =>
      `Place ${k} is wrong: ${v} is not the one in front of the queue then.`,
  },
  finish: {
    prompt:
      "By colours: in which order do the players turn black? Searches begin at lower numbers first, and arrows are taken as their results are told.",
    hints: (own: readonly number[]) => [
      "Go from 0 along arrows as deep as you can. Whoever has no arrow left to white turns black.",
      `${own[0]} turns black first. Turned round, your row is an order.`,
    ],
    right: "Turned round, this row is an order.",
    wrong: (k: number, v: number | undefined) => `Number ${k} is wrong: somebody turns black before ${v}.`,
  },
  count: {
    prompt: "How many rows are there that no result contradicts?",
    hints: (free: readonly number[]) => [
      `Only ${free.join(" or ")} can come first. Count for each what can follow, and add up.`,
      "Players who are not joined, even by a way of several arrows, can stand either way round.",
    ],
    field: "Rows",
    number: "The number of rows is a whole number.",
    right: "Each choice of a free player gives rows of its own.",
    wrong: "Begin with each free player in turn. What is free then? Go on like this, and add up.",
  },
  cycle: {
    prompt:
      "Show that no row will do: name players of whom each beat the next, and the last one the first. Any such cycle is right.",
    fields: ["Cycle"],
    hints: (own: readonly number[]) => [
      "Strike out whoever was beaten by nobody, again and again. Then begin at anybody who is left, and go back to somebody left who beat them, until somebody comes twice.",
      `${own[0]} is on a cycle of ${own.length}.`,
    ],
    short: "Name two players at least, the first one not again.",
    step: (u: number, v: number, isTurned: boolean) =>
      isTurned ? `It is ${v} who beat ${u}. Mind the direction.` : `No result says that ${u} beat ${v}.`,
    right: (length: number) => `${length} results that no row can satisfy together.`,
  },
  turn: {
    prompt:
      "One result was written down the wrong way round. Touch winner and loser of a result that, turned round, makes a row possible.",
    fields: ["Result"],
    hints: (count: number, own: readonly number[]) => [
      `It has to lie on every cycle. One cycle is ${own.join(", ")}.`,
      count === 1 ? "There is one such result." : `There are ${count} such results.`,
    ],
    none: "Choose a result: first the winner, then the loser.",
    right: (v: number, u: number) => `With ${v} before ${u} there is a row.`,
    wrong: (u: number, v: number) => `If ${v} beat ${u}, there is still a cycle.`,
  },
  line: {
    prompt:
      "Everybody met everybody, and there are cycles. Still there is a line in which each beat the next. Find one.",
    hints: ([a = 0, b = 0, c = 0]: readonly number[]) => [
      "Take the players one by one. Each goes before the first of the line whom they beat, or to its end.",
      `The first three stand as ${a}, ${b}, ${c} then.`,
    ],
    wrong: (v: number | undefined, u: number | undefined) => `${u} did not beat ${v}, who comes next.`,
    right: "Each beat the next.",
  },
  table: {
    queue: {
      task: "The queue, place by place: who takes the place, and who is free then, in any order? A dash stands for nobody.",
      columns: ["player", "free then"],
      rowName: "Place",
      why: (_text: string, row: number, column: number) =>
        column === 0
          ? `Place ${row + 1} goes to whoever has been free longest.`
          : `After place ${row + 1}: who was beaten by nobody who is left?`,
    },
    colors: {
      task: "By colours, lower numbers first: as which number is each player entered, as which left, and which place do they take?",
      columns: ["entered", "left", "place"],
      rowName: "Player",
      why: (_text: string, row: number, column: number) =>
        column === 2
          ? `Player ${row}: places are given from the end, on leaving.`
          : `Player ${row}: follow each arrow to white before you leave.`,
    },
  },
};

const method = (problem: Problem): string =>
  problem.method === "queue" ? "By the queue, first in first out" : "By colours, lower numbers first";

/** What comes out, in English. */
export const outcomeWords = {
  order: (problem: Problem) => `${method(problem)}: which row comes out, or which cycle?`,
  first: (problem: Problem) => `${method(problem)}: who comes first?`,
  last: (problem: Problem) => `${method(problem)}: who comes last?`,
  kind: (problem: Problem) => `${method(problem)}: what comes out?`,
  place: (problem: Problem) => `${method(problem)}: which place does player ${problem.n - 1} take?`,
  cycle: (length: number) => (length === 1 ? "a cycle of one" : `a cycle of ${length}`),
  players: (count: number) => (count === 0 ? "an order of nobody" : `an order of ${count}`),
};

export const judgeWords: TaskWords = {
  statement:
    "An arrow u v says that u beat v, or has to come before v. Give an order of all vertices in which every arrow points forward, or, if there is none, a cycle: vertices of which each has an arrow to the next one, and the last one to the first. Any order and any cycle will do.",
  input:
    "The first line has n and m. Then come m lines u v, each an arrow from u to v; vertices count from 0, u and v are different, and an arrow may come twice, or in both directions.",
  output:
    "ORDER and the n vertices, or CYCLE and the vertices of one cycle, the first one not again; white space is free.",
};

/** What can be wrong with an answer, in English. */
export const faultWords = {
  noWord: "expected ORDER or CYCLE at the beginning",
  noRecord: "the function has to return { order: […] } or { cycle: […] }, with a list of whole numbers",
  strange: (v: number, n: number) => `There is no vertex ${v}: vertices are 0 to ${n - 1}.`,
  twice: (v: number) => `Vertex ${v} comes twice.`,
  short: (found: number, n: number) => `The order has ${found} of ${n} vertices.`,
  noCycle: (found: number) => `A cycle has two vertices at least, and this one has ${found}.`,
  back: (u: number, v: number) => `The arrow from ${u} to ${v} points back.`,
  noArrow: (u: number, v: number) => `There is no arrow from ${u} to ${v}.`,
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  count: "Count the arrows into each vertex",
  free: "Whoever needs nobody is free",
  place: "Place who is free, and drop the arrows; if all are placed, that is the order",
  back: "Walk backwards among those who are left",
  cycle: "What lies between the two visits is the cycle",
};

/** What is said of the answer of a reader's program, in English. */
export const viewWords = {
  ends: ["first", "last"],
  part: (v: number, number: number, isCycle: boolean) =>
    isCycle ? `Number ${number} of the cycle: ${v}.` : `Place ${number}: ${v}.`,
  label: (n: number, vertices: readonly number[], isCycle: boolean) =>
    `${n} vertices and their arrows. ${vertices.length === 0 ? "None is placed yet." : `${isCycle ? "In the cycle" : "In the row"}: ${vertices.join(", ")}.`}`,
  vertex: (v: number, place: number) => (place < 0 ? `vertex ${v}` : `vertex ${v}, place ${place + 1}`),
  key: { placed: "has a place", now: "the last one", cycle: "in the cycle" },
};
