import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/transpositions-and-exchanges/asked/mistakes.ts";

/** What is said of each mistake in the two lists, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "heir-largest":
    "This comes out when the largest player behind the pivot takes its place. The smallest one that is larger than the pivot does, or orders are left out.",
  "no-turn":
    "This comes out when the players behind the pivot stay in falling order. Turn them round: the next order has the smallest of them first.",
  "pivot-first":
    "This comes out when the pivot is the first player with a larger one right behind. It is the last such player: the front changes as late as it can.",
  "uncounted-too":
    "This comes out when orders are listed that differ only in players who are not paired. One order for each row of paired players is enough.",
  "difference-last":
    "This comes out when all exchanges of one group of S1 are listed together. The difference comes first, and only then the group of S1.",
  "strongest-first":
    "This comes out when equal differences are listed from the strongest group of S1 down. The weakest group leaves first.",
  "s2-first":
    "This comes out when S2 decides first between exchanges of the same difference. First comes the group of S1, the weakest one, and then that of S2.",
};

/** A class on transpositions and exchanges, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can write down the next order of a list without the list, find the order that has a given number, and say which of two exchanges comes first. The editions of 2012 and 2017 are left for another day.",
  bring: "Cards with the numbers 4, 5, 6 and 7 for each pair of pupils, and a pencil.",
  handouts: ["cards 4 to 7"],
  parts: [
    {
      minutes: 8,
      title: "Four cards",
      say: "Three players, 1, 2 and 3, meet three of 4, 5, 6 and 7. Lay out your cards: 4 5 6 7, and the last one rests. I do not like this pairing. Change as little as you can, as far to the right as you can. And again. Write down every row.",
      ask: {
        question: "What stands after 4-7-6? And how many rows will there be?",
        answer: "5-4-6: no row that begins with 4 is left. There are 4 · 3 · 2 = 24.",
      },
      wrong: [
        {
          mistake: "pivot-first",
          say: "You changed a card on the left while there was still something to change on the right. Read your row from the right end first.",
        },
        {
          mistake: "heir-largest",
          say: "You put the largest card into the gap. Is there a smaller one that would do? Each row should be only just later in the dictionary.",
        },
      ],
    },
    {
      minutes: 9,
      title: "Four moves",
      show: "d1 list 1",
      say: "Now five meet five of six. The rows are words in a dictionary, and each can be made from the one before. We need a pivot, an heir, a swap and a turn. I stop before each; you point.",
      ask: {
        question: "The row ends 9-8-11-10. Where is the pivot, and who is its heir?",
        answer:
          "From the right: 10, 11 rise, then 8 is smaller than 11: 8 is the pivot. Behind it stand 11 and 10. Both are larger than 8, and the smaller one is 10.",
      },
      wrong: [
        {
          mistake: "no-turn",
          say: "You swapped and stopped. What is behind the pivot still falls, so it is the last of its kind, and you have jumped over all the rows before it. Turn it round.",
        },
      ],
    },
    {
      minutes: 6,
      title: "Why nothing is left out",
      show: "d1 pivot 6",
      say: "Look at the end of this row: 11-10-9. It falls. Nothing can be done with these three any more; that is why somebody further left has to move, and nobody further left than needed.",
      ask: {
        question: "Why do we turn the end round, and need not sort it?",
        answer:
          "It falls, before the swap and after it. Turned round it rises, and that is sorted: the smallest row that can follow.",
      },
    },
    {
      minutes: 8,
      title: "Line 400",
      say: "Who can tell me line 400 of 720 without writing 400 lines? Each player in the first place stands for 120 lines, in the second for 24, in the third for 6, in the fourth for 2. We count from line 0.",
      ask: {
        question: "400 = 3 · 120 + 40. What does the 3 tell you?",
        answer:
          "Three players are smaller than the first one: it is 9. 40 = 24 + 16 gives 7, 16 = 2 · 6 + 4 gives 10, 4 = 2 · 2 gives 11, and 6 is last: 9-7-10-11-6, and 8 rests.",
      },
      wrong: [
        {
          mistake: "uncounted-too",
          say: "You gave a line to each order of those who rest as well. Two rows with the same pairs are one line.",
        },
      ],
    },
    {
      minutes: 8,
      title: "Changing sides",
      show: "d3 exchange 1",
      say: "No row will do? Then somebody changes sides: one of 1 to 5 for one of 6 to 11. First the exchange with the smallest difference: 5 for 6. Before each next one appears, say who goes.",
      ask: {
        question: "5 for 7 and 4 for 6 both have the difference 2. Which comes first, and why?",
        answer: "5 for 7: of equal differences, the weakest player of the upper half leaves first.",
      },
      wrong: [
        {
          mistake: "strongest-first",
          say: "You let the stronger player go first. Ask whom the arbiter would rather move out of the upper half: the one at its end.",
        },
        {
          mistake: "difference-last",
          say: "You stayed with player 5 until all its exchanges were used up. Look at the differences first: 4 for 6 is a smaller step than 5 for 8.",
        },
      ],
    },
    {
      minutes: 6,
      title: "On your own",
      say: "Lay your cards to 5-7-6-4. Write down the next row of the list, and the one after that; three of the four play. Then work out the number of the row that you began with, and check it by counting on from 5-4-6, which is number 6.",
      ask: {
        question: "Which rows, and which number?",
        answer:
          "6-4-5 and 6-4-7. 5-7-6 is number 11: one player is smaller than 5, worth 6; two of those left are smaller than 7, worth 2 each; one is smaller than 6, worth 1.",
      },
    },
  ],
};
