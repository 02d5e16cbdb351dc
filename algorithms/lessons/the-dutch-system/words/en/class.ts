import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/the-dutch-system/asked/mistakes.ts";

/** What is said of each mistake in the Dutch system, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "bye-high":
    "This comes out when the bye goes to somebody with many points. Whoever has it has as few as possible (C5), and this comes before the number of pairs.",
  "next-ignored":
    "This comes out when it does not matter what floaters bring to the next bracket. Of equal floaters those are sent down with whom it does best (C8).",
  "colors-ignored":
    "This comes out when nobody counts who is denied a colour. As few players as possible are (C12), before any earlier float is looked at.",
  "floats-forgotten":
    "This comes out when residents float down twice in a row as readily as others. As few of them as possible do (C14).",
  "top-floats":
    "This comes out when those with the most points float on. The scores of those who float are as low as possible, the highest compared first (C7).",
  "later-of-equals":
    "This comes out when the last one of equal candidates is taken. Of equals the earlier one stays.",
  "lowest-first":
    "This comes out when the lowest player of S2 is tried first. A transposition changes the last pair first, and takes the higher player before the lower one.",
};

/** A class on the Dutch system, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can pair one bracket by FIDE’s rules: go down the list of candidates, compare two of them criterion by criterion, and name the rule by which one falls. Exchanges and the last round are left out.",
  bring:
    "The table of the five players from the article, and the list of criteria, on a sheet for everybody.",
  handouts: ["table criterion"],
  parts: [
    {
      minutes: 8,
      title: "You are the arbiter",
      say: "Before round 4 these five are left to pair: 9 has come down with 2½ points, 1, 2, 6 and 7 have 2. Two pairs, and somebody goes down. Everybody writes down a proposal, alone, and whom it hurts. Then we collect them at the board.",
      ask: {
        question:
          "9 has come down already and has to be paired. How many pairings are left? And can two of you prove each other wrong?",
        answer:
          "Eight: 9 and 1 have met, and so have 2 and 6. Without an order of the wishes nobody is wrong: everybody hurts somebody else.",
      },
    },
    {
      minutes: 8,
      title: "Two lists",
      show: "d1 bracket 2",
      say: "FIDE has two lists. One says which wish comes first, C1 to C21. The other says in which order the candidates are looked at. A wish further down never makes up for one further up: it is the dictionary again.",
      ask: {
        question: "Two candidates are equal by every criterion. Which one is played?",
        answer: "The one that comes earlier in the list. That is why there is a list.",
      },
      wrong: [
        {
          mistake: "later-of-equals",
          say: "You took the newer one. It is no better, so nothing speaks for it: the earlier one stays.",
        },
        {
          mistake: "lowest-first",
          say: "You began with the lowest player. The first candidate is 9–2 and 1–6; change the end of it as little as you can.",
        },
      ],
    },
    {
      minutes: 10,
      title: "One falls",
      show: "d1 leads 2",
      say: "Candidate 1 leads: 9–2 and 1–6. Now each new one is held against the leader. I show it, you look at your sheet; hands up when you know which of the two falls, and name the criterion.",
      ask: {
        question: "Candidate 3 sends 1 down. What do you say to it?",
        answer:
          "It falls by C14: 1 floated down in the last round. Candidate 4 then takes the lead by C12: it denies no colour at all.",
      },
      wrong: [
        {
          mistake: "colors-ignored",
          say: "You have looked at the floats only. C12 stands before C14: first count who is denied a colour.",
        },
        {
          mistake: "floats-forgotten",
          say: "You would send 1 down. Read the last column: 1 went down last round as well. Who did not?",
        },
      ],
    },
    {
      minutes: 6,
      title: "Looking one bracket down",
      show: "d1 falls 2",
      say: "Candidate 4, which leads, sends down 7 for the third time in a row. This one sends down 2, who was not down last round. And still it falls. Look at the two who wait below, 3 and 8, and at whom 2 has met.",
      ask: {
        question: "Why must 2 not be the one who goes down?",
        answer:
          "2 has met 3 and 8, and would have to float on. The next bracket would do worse: that is C8, and it comes before colours and floats.",
      },
      wrong: [
        {
          mistake: "next-ignored",
          say: "You looked at this bracket only. Ask what the floater finds below, before you ask anything else about it.",
        },
      ],
    },
    {
      minutes: 6,
      title: "Everybody must find somebody",
      show: "d2 candidate 2",
      say: "Seven players, all in one bracket here. The first candidate leaves 7 over, and everything in it is lovely.",
      ask: {
        question: "Why is it not just worse, but impossible?",
        answer:
          "7 would have the bye, and has had one. Nobody gets two, so the round could not be finished: C4. The next one leaves 6 over and is perfect.",
      },
      wrong: [
        {
          mistake: "bye-high",
          say: "You gave the bye to somebody further up. As few points as possible, and nobody twice: who is the next after 7?",
        },
      ],
    },
    {
      minutes: 7,
      title: "The answer at the desk",
      show: "d1 decide 2",
      say: "9–7 and 1–2 are paired, and 6 floats. Half of you are player 6 and complain at the desk: I floated two rounds ago, why me? The others are the arbiter and answer in two sentences. Then change over.",
      ask: {
        question: "What is a good answer to 6?",
        answer:
          "Only three of the pairings deny nobody a colour. The other two send down 7 or 1, who went down last round; you did not.",
      },
    },
  ],
};
