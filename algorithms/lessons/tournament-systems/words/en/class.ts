import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/tournament-systems/asked/mistakes.ts";

/** What is said of each mistake in the draw of a knockout, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "rounds-down":
    "This comes out when the number of places is the last power of two that does not exceed the number of players. It is the first one that is large enough for all.",
  "one-round-more":
    "This comes out when there are more places than players even where their number is a power of two. Then it is enough as it is, and there are no byes.",
  "neighbors-drawn":
    "This comes out when neighbours in the list meet: 1 and 2, 3 and 4. The best seed meets the last one, the second best the last but one.",
  "halves-drawn":
    "This comes out when the list is cut in half and the first of the upper half meets the first of the lower one. The first meets the last: their seeds add up.",
  "listed-in-order":
    "This comes out when the matches of round 1 stand in the tree in the order of their better seeds. Draw it from the winner’s place, so that 1 and 2 come into different halves.",
  "sum-of-players":
    "This comes out when the two seeds of a match add up to the number of players and one. It is the number of places and one: seeds that are missing are byes.",
};

/** A class on round robin, knockout and Swiss, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can draw a knockout for any number of players, count its rounds, matches and byes, and say what a longer tournament buys.",
  bring: "A coin for each pair of pupils, paper, and numbers 1 to 6 on six cards.",
  handouts: ["cards 1 to 6"],
  parts: [
    {
      minutes: 7,
      title: "A tournament with coins",
      say: "We play a knockout, now, with coins. Six of you come to the front and take a number: number 1 is the favourite. Decide yourselves who meets whom; the loser sits down.",
      ask: {
        question: "How many matches did that take? Would another draw have needed more, or fewer?",
        answer:
          "Five, however it is drawn: each match sends one player home, and five of the six have to go.",
      },
      wrong: [
        {
          mistake: "neighbors-drawn",
          say: "You let 1 play 2. Then one of your two best is out before anybody has warmed up. Who should the favourite meet first?",
        },
      ],
    },
    {
      minutes: 9,
      title: "Draw it backwards",
      show: "d1 start",
      say: "We begin at the end: suppose that the favourites always win. Number 1 stands in the winner’s place. Who was in the final with it? And the four in the semi-finals? Call the seeds out before they appear.",
      ask: {
        question: "Add up the two seeds of each match in a round. What do you see?",
        answer:
          "With two places the sum is 3, with four 5, with eight 9: always one more than the places. The list is folded in the middle.",
      },
      wrong: [
        {
          mistake: "halves-drawn",
          say: "You cut the list in half and let 1 meet 5. Look at the ends of the list instead: the best meets the last.",
        },
        {
          mistake: "listed-in-order",
          say: "Your matches are right; it is where they stand that is not. Follow 1 and 2 through your tree: they meet before the final.",
        },
      ],
    },
    {
      minutes: 7,
      title: "Nobody decides who has a bye",
      show: "d1 round 1",
      say: "Six players and eight places. Seeds 7 and 8 do not exist. Nobody has decided who gets a bye, and yet two players have one.",
      ask: {
        question: "Who has a bye, and why just these two?",
        answer:
          "1 and 2: they were drawn against 8 and 7. The missing seeds are the weakest, so they always meet the best.",
      },
      wrong: [
        {
          mistake: "rounds-down",
          say: "You took four places for six players: two of them have no chair. Go up to the next power of two.",
        },
        {
          mistake: "sum-of-players",
          say: "You made the sums 7, one more than the players. Count the places: there are eight, so the sums are 9, and 7 and 8 stand for a bye.",
        },
      ],
    },
    {
      minutes: 7,
      title: "A bad day",
      show: "d2 round 1",
      say: "Sixteen players, and a coin decides every match. Watch seed 2.",
      ask: {
        question: "What did the draw promise seed 2, and what did it not promise?",
        answer:
          "That it cannot meet seed 1 before the final. Not that it comes so far: it loses its first match and goes home after one game.",
      },
      wrong: [
        {
          mistake: "one-round-more",
          say: "You made five rounds for sixteen players. Sixteen is a power of two already: 16, 8, 4, 2, 1, and nobody has a bye.",
        },
      ],
    },
    {
      minutes: 8,
      title: "What do more rounds buy?",
      say: "Hands up before I tell you: with eight players, which finds the best one more often, a round robin of 28 matches or a seeded knockout of 7? And with 64? Then open the table of the lesson: 10,000 simulated tournaments of each kind.",
      ask: {
        question: "Why can so short a knockout keep up when there are only eight?",
        answer:
          "The draw spares the favourite its strongest rivals; a round robin sends them all. In both it wins 54 % of the time. With 64 players the round robin is far ahead: 61 % to 34 %.",
      },
    },
    {
      minutes: 7,
      title: "On your own",
      say: "Draw a knockout for eleven players. Write down round 1 from top to bottom, with the byes, and then how many rounds and matches there are. Swap with your neighbour and add up the seeds of each match.",
      ask: {
        question: "How many places, byes, rounds and matches?",
        answer: "16 places, 5 byes, 4 rounds, 10 matches. The byes belong to seeds 1 to 5.",
      },
    },
  ],
};
