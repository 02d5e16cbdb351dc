import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/rotation/asked/mistakes.ts";

/** What is said of each mistake in the rotation, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "first-moves":
    "This comes out when place 1 moves on with the others. Whoever stands there stays, and only the places from 2 on rotate.",
  "dummy-last":
    "This comes out when the dummy takes the last place and moves with the players. It takes place 1, which stands still, and the players take the places from 2 on.",
  "shift-upward":
    "This comes out when the rotation begins at the front: each move then overwrites the next player. Begin at the end, with the last one in the hand.",
  "other-way":
    "This comes out when the array moves back by one place. Everyone moves on, from 2 to 3 and so on, and the last one comes to place 2.",
  "lower-row-forward":
    "This comes out when the lower row is read from the front, so that its first place faces place 1. The row runs back: the last place faces place 1.",
  "upper-white":
    "This comes out when the upper place always has White. Of two places that face each other the even one has White; place 1 has it in even rounds.",
  "first-steady":
    "This comes out when place 1 has Black in every round. Its player never moves, so the round decides: Black in odd rounds, White in even ones.",
  "color-by-round":
    "This comes out when the round decides all colours. It does so for place 1 alone; of two other places that face each other the even one has White.",
  "same-colors-again":
    "This comes out when the second cycle repeats the colours of the first. Its pairs are the same, and its colours are reversed.",
  "second-cycle-swapped":
    "This comes out when the last two rounds of the second cycle are swapped. It is the last two of the first cycle that change places.",
  "numbers-in-order":
    "This comes out when the new numbers are the places. Count the even places from the last one down, and then the odd ones.",
  "numbers-from-front":
    "This comes out when the places are counted from the front for the new numbers. Count from the last one down, first the even places and then the odd ones.",
};

/** A class on the rotation, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can write a program that plans a round robin with one array and nothing else, and say who has White without looking back.",
  bring: "Six slips of paper, A to F, for each pair of pupils.",
  handouts: ["cards A to F"],
  parts: [
    {
      minutes: 8,
      title: "Six slips of paper",
      say: "Lay A, B, C in a row, and below them D, E, F from right to left, so that F lies under A. Who faces whom meets. Write the pairs down. Now A stays, and everybody else moves on by one place, round the corner. Again, until you are back where you began.",
      ask: {
        question: "How many rounds were there, and did anybody meet twice?",
        answer: "Five, and nobody: fifteen pairs, and each of them once.",
      },
      wrong: [
        {
          mistake: "lower-row-forward",
          say: "Your lower row runs the wrong way: D lies under A. Turn it round, so that going on from C you come to D, just below.",
        },
        {
          mistake: "first-moves",
          say: "You moved A as well. Go on and watch: after three rounds the first pairs are back, and some have never met.",
        },
      ],
    },
    {
      minutes: 8,
      title: "A loop with a trap",
      show: "d1 hold 1",
      say: "Now a program does it, with one array of six. Everybody from place 2 on goes one place further. It has one hand in which it can hold one player. Tell me the moves, one at a time, and I write down what you say.",
      ask: {
        question: "Why does it begin at the far end?",
        answer:
          "A move overwrites whoever stands there. From the end only the last player is in danger, and that one is in the hand.",
      },
      wrong: [
        {
          mistake: "shift-upward",
          say: "You began at the front. Do it with your slips: B lies on C’s place, and C is gone. In the end there are four Bs.",
        },
        {
          mistake: "other-way",
          say: "You moved everybody back by one. That is a fair tournament too, but with the rounds in another order; here F comes to place 2.",
        },
      ],
    },
    {
      minutes: 8,
      title: "Why nobody meets twice",
      show: "d1 full 4",
      say: "Give everybody the number of the place in which they began: A is 1, F is 6. Leave A out of it. In this round 4 meets 2 and 6 meets 5. Add up each pair, and keep only what is left when you divide by five.",
      ask: {
        question: "The sums are 6 and 11. What do they have in common, and what about the other rounds?",
        answer:
          "Both leave 1. In each round all sums leave the same number, and each round has its own. So a pair, which has only one sum, has only one round.",
      },
    },
    {
      minutes: 7,
      title: "Who has White",
      show: "d1 game 10",
      say: "No table of who had White last time. Two places that face each other add up to seven, so one of them is even: it has White. Only place 1 is special.",
      ask: {
        question: "Player A never moves. What would happen if place 1 always had the same colour?",
        answer:
          "A would have it in all five games. So the round decides for A: White in even rounds, Black in odd ones.",
      },
      wrong: [
        {
          mistake: "upper-white",
          say: "You gave White to the upper row. Whoever walks along it has White again and again. Look at the number of the place, not at the row.",
        },
        {
          mistake: "first-steady",
          say: "Then A has Black five times. Everybody else changes colour by moving; A has to change by the round.",
        },
        {
          mistake: "color-by-round",
          say: "You let the round decide for everybody. It is needed for place 1 only; the others change because they walk.",
        },
      ],
    },
    {
      minutes: 6,
      title: "Somebody is missing",
      show: "d3 full 1",
      say: "Seven players, eight places, and one slip is a dummy: who meets it rests. You may lay it where you like at the beginning.",
      ask: {
        question: "Where should the dummy go, and why there?",
        answer:
          "To place 1. Then exactly the games that follow another rule for colours are not played, and everybody has White as often as Black.",
      },
      wrong: [
        {
          mistake: "dummy-last",
          say: "You put it at the end, so it walks with the others. The pairs are right; now count the Whites of each player.",
        },
      ],
    },
    {
      minutes: 8,
      title: "On your own",
      say: "Lay the six slips as at the start and plan all five rounds, with colours, on paper. Then give everybody a new number: count the even places from the last one down, and then the odd ones. F is 1, D is 2, B is 3. Who are 4, 5 and 6?",
      ask: {
        question: "Write round 1 with the new numbers. Has anybody seen this table before?",
        answer:
          "E is 4, C is 5, A is 6. Round 1 is 1–6, 2–5, 3–4: the Berger table, as arbiters have used it for more than a century.",
      },
      wrong: [
        {
          mistake: "numbers-from-front",
          say: "You counted the places from the front. Begin with place 6, then 4, then 2, and then the odd ones in the same way.",
        },
      ],
    },
  ],
};
