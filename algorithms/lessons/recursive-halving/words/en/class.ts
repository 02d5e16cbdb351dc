import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/recursive-halving/asked/mistakes.ts";

/** What is said of each mistake in the halving, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "too-early":
    "This comes out when a half of two players is not divided any more. Two players are halved too: they meet each other.",
  "seat-forgotten":
    "This comes out when an odd number is halved without an empty seat. Add one, so that both columns are equally long.",
  "power-of-two":
    "This comes out when empty seats are added up to the next power of two. One is enough, and only for an odd number.",
  "both-turn":
    "This comes out when both columns turn. The first column stands still, and only the second one turns.",
  "no-wrap":
    "This comes out when whoever falls off the end of the second column has no game. The column turns: its end comes back at the other one.",
  alternate:
    "This comes out when the columns are made of every other player. The first column is the first half of the numbers, the second column the rest.",
  "day-again":
    "This comes out when the halves begin on a day that their players have used already. They go on, on the day after the last one.",
  "one-after-other":
    "This comes out when the second half waits for the first. Both halves play on the same days.",
  "no-recursion":
    "This comes out when only the first half is divided again. Both halves are, in the same way.",
  "no-rest":
    "This comes out when those who rest in the two halves never meet. On each of those days the two who rest play each other.",
  "rest-wrong-turn":
    "This comes out when the last turn is left out for those who rest. It is the first one, in which the column has not turned yet.",
  "color-none":
    "This comes out when the first column always has White. Whether the sum of the two numbers is even decides it.",
  "other-way":
    "This comes out when the second column turns the other way. The pairs are right, but on other days. After one turn its second player is in the first row.",
};

/** A class on recursive halving, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can make a schedule by halving, prove it by induction, find what goes wrong with six players, and mend it. Colours are left out.",
  bring: "Eight cards with the numbers 1 to 8 for each pair of pupils; a grid for seven days.",
  handouts: ["cards 1 to 8", "grid 4 by 7"],
  parts: [
    {
      minutes: 8,
      title: "Two columns",
      say: "Lay 1 to 4 in a column, and 5 to 8 beside it. Who lies side by side plays: that is day 1. Now push the second column up by one, and the card that falls off goes to the bottom. Day 2. Go on until a day comes back.",
      ask: {
        question: "How many days was that, and which games are still missing?",
        answer: "Four days, sixteen games. Missing are the games inside the columns, and no others.",
      },
      wrong: [
        {
          mistake: "both-turn",
          say: "You pushed both columns. Then the same two lie side by side for ever. One has to stand still.",
        },
        {
          mistake: "no-wrap",
          say: "One of your cards has nobody beside it. Whoever falls off the top goes to the bottom.",
        },
      ],
    },
    {
      minutes: 8,
      title: "The same thing, smaller",
      show: "d1 game 16",
      say: "Sixteen games are made. Inside 1 to 4 is a tournament of four players, and you know how to begin a tournament of four. Say the next games before they appear.",
      ask: {
        question: "On which days does 5 to 8 play among itself?",
        answer:
          "On the same days as 1 to 4: the two halves have nobody in common. Eight players need 4 + 2 + 1 = 7 days.",
      },
      wrong: [
        {
          mistake: "one-after-other",
          say: "You let the second half wait. What do its players do on day 5?",
        },
        {
          mistake: "no-recursion",
          say: "You finished the first half and forgot the other one. It needs just the same.",
        },
        {
          mistake: "day-again",
          say: "You began on day 1 again. Everybody has a game on that day already.",
        },
      ],
    },
    {
      minutes: 6,
      title: "Prove it to the jury",
      say: "A proof in three sentences. It begins: suppose that it works for half as many players. Two of you write it, two read it as a strict jury and look for a gap.",
      ask: {
        question: "Where does the proof need that the number is a power of two?",
        answer:
          "Where it says that both halves are equally long, and again the half of the half, down to one. With six players that ends at three.",
      },
    },
    {
      minutes: 8,
      title: "Six players",
      show: "d2 call 2",
      say: "The program does not know that. It halves three, rounds down, and runs on to its end without a word. Look at the table of days at the end, and tell me what is wrong with it.",
      ask: {
        question: "Which two games are missing, and why did nothing crash?",
        answer:
          "1 against 3 and 4 against 6. In a column of one, 3 and 6 found no row opposite them, and no later call makes up for it. The table has the right shape all the same.",
      },
      wrong: [
        {
          mistake: "power-of-two",
          say: "You filled up to eight seats. It works, but it takes seven days, and five are enough. Try with one empty seat.",
        },
        {
          mistake: "seat-forgotten",
          say: "Your columns are not equally long, so somebody has no row. Put an empty seat there.",
        },
      ],
    },
    {
      minutes: 8,
      title: "Who rests?",
      show: "d3 rest 1",
      say: "With an empty seat the half of three takes three days, and each day somebody rests: here 2. And in the other half, at the same time, 5. Say what you would do with these two.",
      ask: {
        question: "They meet. But 2 and 5 have met already on a day between the halves, have they not?",
        answer:
          "They would have, on the day on which the second column has not turned yet. So leave that one out: two days between the halves, three inside, five in all.",
      },
      wrong: [
        {
          mistake: "no-rest",
          say: "You let both rest. Three games are missing then, one for each of those days.",
        },
        {
          mistake: "rest-wrong-turn",
          say: "You left out the last turn. Those who rest sit in the same row, so it is the first one that they replace.",
        },
      ],
    },
    {
      minutes: 7,
      title: "On your own",
      say: "Ten players: nobody writes all 45 games. Write down how many days are played between the halves and how many inside, and which games between the halves are made on the days inside.",
      ask: {
        question: "How many days between the halves, and how many inside?",
        answer:
          "Four between the halves, the turns 1 to 4, and five inside, as each half has five players: nine in all. On each of the five one player of each half rests, in the same row, and these two meet: the games of the turn that was left out.",
      },
    },
  ],
};
