import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/floods/asked/mistakes.ts";

/** What is said of each mistake, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  stack:
    "This comes out when the newest cell looks first. The oldest one looks first: that is what makes a number the shortest.",
  "one-source":
    "This comes out when only the first source starts. All of them get 0 and wait before anybody looks.",
  diagonals:
    "This comes out when cells that touch at a corner count as neighbours. R steps to four sides only.",
  "wraps-round":
    "This comes out when a step over the right or left edge comes in at the other side. It leads off the board.",
  "edge-left-out": "This comes out when row 0 and column 0 are left out. The board begins there.",
  "through-walls": "This comes out when walls get numbers. A wall gets none, and nobody steps through it.",
  "target-blocks": "This comes out when T is taken for a wall. It is a free cell like any other.",
  "seven-jumps":
    "This comes out when one of the knight’s eight jumps is missing. Here it is the one to (−2, −1).",
  leg: "This comes out when a wall beside the knight stops a jump. A knight leaps: only the cell where it lands counts.",
  "stops-early":
    "This comes out when the flood ends at the target. The distances of all the other cells are asked, too.",
  "counts-cells": "This comes out when a source counts as 1. It is 0 steps away from itself.",
  "way-from-target": "This comes out when the way is not turned round. It leads from a source to the target.",
  "regions-by-sides":
    "This comes out when regions are those of steps to four sides. They are those of the piece that is given.",
  "regions-from-sources":
    "This comes out when only regions with a source are counted. Every free cell is in some region.",
  anticlockwise:
    "This comes out when neighbours are looked at the other way round. The way is as short; here they are looked at clockwise.",
};

/** A class on floods, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can number a board from one source or several, say why the first number of a cell is its distance, and read a shortest way off.",
  bring: "Squared paper with a board of 5 by 5 for everybody, and a chess knight.",
  handouts: ["grid 5 by 5", "grid 6 by 6"],
  parts: [
    {
      minutes: 7,
      title: "The next cell",
      say: "A knight stands in the corner of a board of 5 by 5. He wants to get to the next cell on the diagonal. Take him there in as few jumps as you can.",
      ask: {
        question: "Who needs fewer than four jumps? How sure are you that nobody can?",
        answer:
          "Four is the least. After two jumps he can be on a few cells only, and the next one is not among them. An odd number never works: each jump changes colour.",
      },
    },
    {
      minutes: 9,
      title: "Number the board",
      show: "d1 ring 2",
      say: "Write 0 at the knight, 1 wherever he can be after one jump, and so on. I stop before each new number; you name the cells.",
      ask: {
        question: "What is waiting in the queue now? How many different numbers can be in there at once?",
        answer: "Two at most: those with k who have not looked, and behind them those with k + 1.",
      },
      wrong: [
        {
          mistake: "stack",
          say: "You went on from the newest number. Then a cell can get 3 by a detour before its 1 is found.",
        },
        {
          mistake: "counts-cells",
          say: "You began with 1. A number says how many jumps, and none has been made.",
        },
      ],
    },
    {
      minutes: 7,
      title: "Why the first number is right",
      show: "d1 reached 1",
      say: "The target has got its number, and so has every other cell. Nobody has looked at every way. I want a reason.",
      ask: {
        question: "Could a shorter way to T turn up later?",
        answer:
          "No: its last cell but one would have a number less by two or more, and whoever has such a number has looked already.",
      },
    },
    {
      minutes: 6,
      title: "The way home",
      show: "d1 back 2",
      say: "We know how far, but not which way. Lead the path back from T. You say each cell.",
      ask: {
        question: "Which cells may come before T, and how many of them?",
        answer:
          "All neighbours whose number is one less. Any of them will do, and from each it goes on in the same way.",
      },
      wrong: [
        {
          mistake: "way-from-target",
          say: "The cells are right, but you read them from T. Turn the list round.",
        },
      ],
    },
    {
      minutes: 8,
      title: "Three doors at once",
      show: "d2 ring 2",
      say: "Now arbiters start from three doors at once, by steps to four sides. Each table wants to know its nearest door.",
      ask: {
        question: "Do we need three floods, one from each door?",
        answer:
          "One is enough: all doors get 0 and wait. Think of one more cell from which steps of length 0 lead to the doors.",
      },
      wrong: [
        {
          mistake: "one-source",
          say: "You began at one door only. The others have 0, too, and wait from the start.",
        },
        { mistake: "diagonals", say: "You went over a corner. Here a step leads to one of four sides." },
      ],
    },
    {
      minutes: 8,
      title: "Islands, on your own",
      show: "d3 region 2",
      say: "Everybody draws a board of 6 by 6 with ten walls, and swaps. Count the islands, once for steps to four sides and once for a king.",
      ask: {
        question: "Who got fewer islands with the king? Can it ever be more?",
        answer:
          "Never more: a king has all those steps and four others, so he joins islands and never cuts one.",
      },
      wrong: [
        {
          mistake: "regions-by-sides",
          say: "You counted by four sides both times. Islands belong to the piece.",
        },
      ],
    },
  ],
};
