import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/weighted-blossom/asked/mistakes.ts";

/** What is said of each mistake in the search with prices, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "half-forgotten":
    "This comes out when the whole slack of an edge between two S-vertices bounds the change. Both its ends pay less, so half of the slack is the bound.",
  "t-pays-less":
    "This comes out when T-vertices pay less as S-vertices do. They pay δ more, so that the edges of the trees stay tight.",
  "t-stays":
    "This comes out when the prices of T-vertices stay as they are. They rise by δ, so that the edges of the trees stay tight.",
  "blossom-once":
    "This comes out when the price of an S-blossom rises by δ. Both ends of each edge inside pay δ less, so it rises by 2δ.",
  "largest-bound":
    "This comes out when the largest bound says how far the prices change. The smallest one does: beyond it an edge is no longer paid for, or a price is below 0.",
  "one-search":
    "This comes out when the prices are left as they are after a path was found. Search again until no vertex is free, or the free ones cost nothing.",
};

/** A class on the heaviest matching and its proof, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can prove with prices that a matching is the heaviest, and say how far the next change of prices goes. How a blossom opens, and pairs of numbers as weights, are left out.",
  bring: "The graph of the first diagram on a sheet for each pair of pupils; two colours.",
  parts: [
    {
      minutes: 7,
      title: "Beat the greedy one",
      say: "On your sheet are eight vertices and nine edges with weights. Choose edges that share no vertex, as heavy as you can. Somebody who always takes the heaviest edge that fits gets 27. You have four minutes.",
      ask: {
        question: "Who has more than 27? And how do you know that nobody has 31?",
        answer:
          "30 is possible: 1–2, 3–4 and 5–6. Nobody knows yet that there is no 31. We could list all 48 matchings; we shall find something better.",
      },
    },
    {
      minutes: 8,
      title: "Let the vertices pay",
      say: "Four vertices in a row, weights 1, 3, 1. Give each a price of 0 or more, so that the two ends of every edge pay at least twice its weight. Whose prices are the cheapest in all?",
      ask: {
        question:
          "0, 3, 3, 0 comes to 6 in all, and nobody has found less. What does that say about every matching?",
        answer:
          "Twice its weight is at most what its vertices pay, so at most 6. None weighs more than 3, and the edge in the middle does weigh 3. That is a proof, and with 0, 2, 4, 0 it is just as good.",
      },
    },
    {
      minutes: 8,
      title: "Until something happens",
      show: "d1 search 3",
      say: "Prices began at 12 everywhere, and two easy edges are matched. The filled discs are S: they will pay less. Nothing is tight that leads on. So lower the prices, but only until an edge is paid for exactly.",
      ask: {
        question: "2–3 weighs 11, and both ends pay 12. How far can the price of 3 go down?",
        answer:
          "By 2. The edge needs 22 and gets 24; vertex 2 has no label and keeps its price, so 3 alone takes the 2 away.",
      },
      wrong: [
        {
          mistake: "largest-bound",
          say: "You went on past the first thing that happened. Look at 2–3 now: its ends pay less than twice its weight.",
        },
      ],
    },
    {
      minutes: 8,
      title: "Half of it",
      show: "d1 bounds 2",
      say: "The tree of 3 has grown: 2 and 5 are T, squares; 4 and 6 are S. Discs pay δ less, squares δ more. Follow the edge 3–4: both of its ends are S.",
      ask: {
        question: "3 pays 10, 4 pays 12, and the edge weighs 8. How far can this change go?",
        answer: "22 − 16 = 6 is left over, and both ends pay less: by 3 each. Half of the slack.",
      },
      wrong: [
        {
          mistake: "half-forgotten",
          say: "You took all 6. Try it: 3 pays 4, 4 pays 6, together 10, and the edge needs 16. Two vertices share this slack.",
        },
        {
          mistake: "t-stays",
          say: "You left the squares as they were. Then 2–3 and 2–4 are not paid for any more. What one end pays less, the other has to pay more.",
        },
        {
          mistake: "t-pays-less",
          say: "You made the squares cheaper too. Look at a thick edge of the tree: now both its ends pay less, and it was paid for exactly.",
        },
      ],
    },
    {
      minutes: 7,
      title: "Three count as one",
      show: "d1 shrink 1",
      say: "2, 3 and 4 make an odd cycle, and it shrinks into one: a blossom. From now on it has a price of its own, which helps to pay for the edges inside it.",
      ask: {
        question:
          "All three pay δ less from here on. By how much does the price of the blossom have to rise?",
        answer: "By 2δ: each edge inside loses δ at both ends.",
      },
      wrong: [
        {
          mistake: "blossom-once",
          say: "You raised it by δ. Count what one edge inside has lost: it has two ends.",
        },
      ],
    },
    {
      minutes: 7,
      title: "Add it up yourselves",
      show: "d1 prove 1",
      say: "Here are all prices at the end. Half of you add up what vertices and blossom pay; the other half add up the matched edges, doubled. Do not look at your neighbours.",
      ask: {
        question: "Both halves have 60. Why can nobody’s matching weigh 31?",
        answer:
          "It would need 62, and all that can pay for it is 60. The vertices that are left out, 0 and 7, pay nothing, so nothing is lost.",
      },
      wrong: [
        {
          mistake: "one-search",
          say: "You stopped when the path was found. 0 and 7 still pay 6 each then, and the two sums differ. Once more.",
        },
      ],
    },
  ],
};
