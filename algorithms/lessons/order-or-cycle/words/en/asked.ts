import type { Problem } from "#algorithms/lessons/order-or-cycle/problem.ts";

const given = ({ n, arrows }: Problem): string =>
  `Players are 0 to ${n - 1}. The results: ${arrows.map(([u, v]) => `${u} beat ${v}`).join(", ")}.`;

/** The questions of the article, and what is said to their answers, in English. */
export const exerciseWords = {
  given,
  ends: ["first", "last"],
  row: ["Row"],
  picture: ({ n, arrows }: Problem, row: readonly number[], chosen: readonly number[]) =>
    `${n} players and ${arrows.length} results. ${row.length === 0 ? "The row is empty." : `In the row stand ${row.join(", ")}.`}${chosen.length === 0 ? "" : ` Chosen: ${chosen.join(", ")}.`}`,
  player: (v: number, place: number) =>
    place < 0 ? `player ${v}` : `player ${v}, number ${place + 1} of the row`,
  strange: (v: number, n: number) =>
    v < n ? `${v} is named twice.` : `There is no player ${v}. Players are 0 to ${n - 1}.`,
  short: (n: number) => `Name all ${n} players, one after the other.`,
  order: {
    prompt:
      "Put all players in a row that no result contradicts: each arrow has to point forward. Any such row is right.",
    hints: (own: readonly number[]) => [
      "Who was beaten by nobody? One of those comes first. Then forget him and his arrows, and ask again.",
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
    wrong: (k: number, v: number | undefined) => `Place ${k} is wrong: somebody waited longer than ${v}.`,
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
      "Begin anywhere, and go back to somebody who beat him, and on, until somebody comes twice.",
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
      "Take the players one by one. Each goes before the first of the line whom he beat, or to its end.",
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
      task: "By colours, lower numbers first: as which number is each player entered, as which is he left, and which place does he take?",
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
