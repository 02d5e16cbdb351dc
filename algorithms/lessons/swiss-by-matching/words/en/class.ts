import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/swiss-by-matching/asked/mistakes.ts";

/** What is said of each mistake in pairing a round, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "never-moved":
    "This comes out when possible pairs are never changed to find a partner for somebody else. If they can be, fewer players stay out.",
  "leaves-unasked":
    "This comes out when the last player has the bye whatever becomes of the others. First ask whether there are still as many pairs without that player.",
  "bye-again":
    "This comes out when only the bye of the last round rules out another one. Whoever has had a bye in any round has no second one.",
  greedy:
    "This comes out when the first opponent who is allowed is taken. First ask whether all the others can still be paired.",
  "rematches-only":
    "This comes out when only those who have met are struck off the list. Two who must not meet for another reason are struck off too.",
  "last-met-only":
    "This comes out when those who met some rounds ago may meet again. Two players meet once in the whole tournament, whenever that was.",
  "colors-forgotten":
    "This comes out when two meet who both must have the same colour. One of them would have the other colour for the third time in a row, or three times more.",
  "bye-without-point":
    "This comes out when the bye brings no point. Whoever has it scores as for a win; only those who stay out for another reason have nothing.",
  "bye-from-top":
    "This comes out when the bye is looked for from the top. It goes to the lowest player who may have it and can be spared.",
  "clash-ignored":
    "This comes out when opponents with equal scores are asked in the order of the standings. Those whose colours fit better come first.",
};

/** A class on Swiss pairing by matching, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can pair a round without ever taking a pair back, say why one search is enough for each question, and prove that somebody has to stay out.",
  bring: "The table of the eight players from the article on a sheet for everybody; pencils in two colours.",
  parts: [
    {
      minutes: 8,
      title: "From the top",
      say: "Eight players, and whom each has met. Pair them, the best first, and take nothing back. Draw a line for each pair. When you are stuck, stand up.",
      ask: {
        question: "All of you who are standing: where was the mistake?",
        answer:
          "Whoever has 1–4 and then 2–3 had lost with that second pair, and only noticed later: 5 then needs 8, and 6 and 7 have met.",
      },
      wrong: [
        {
          mistake: "greedy",
          say: "You took the first opponent who was allowed. Before you write the pair down, ask what becomes of the others.",
        },
      ],
    },
    {
      minutes: 8,
      title: "How many?",
      show: "d1 search 1",
      say: "The program takes the first partner for each, just as you did, and is stuck too: 6 and 7 are over, and have met. But it plays none of these pairs. It only wants to know how many there can be.",
      ask: {
        question: "7 needs somebody. Whom can 7 take, and who then has to look again?",
        answer:
          "7 takes 4; then 1, whom 4 has left, takes 6. Four pairs: nobody stays out. This is an augmenting path.",
      },
      wrong: [
        {
          mistake: "never-moved",
          say: "You gave up because 6 and 7 have met. Move somebody who has a partner already, and see who is free then.",
        },
      ],
    },
    {
      minutes: 7,
      title: "Who stays out?",
      show: "d3 who 1",
      say: "Seven players: somebody has the bye. We ask from the bottom: may you go, and the others still all find a partner?",
      ask: {
        question: "What are the two reasons for which somebody may not have the bye?",
        answer: "A bye already, in any round; or the others need you for as many pairs.",
      },
      wrong: [
        {
          mistake: "leaves-unasked",
          say: "You sent the last one home without asking. Count the pairs of the others first.",
        },
        {
          mistake: "bye-from-top",
          say: "You began at the top. The bye is worth a win: it goes to the weakest who can be spared.",
        },
        {
          mistake: "bye-again",
          say: "You looked at the last round only. A bye in round 1 counts as well.",
        },
      ],
    },
    {
      minutes: 9,
      title: "The pair that looks perfect",
      show: "d5 ask 1",
      say: "Now pairs that are played. The best player goes down a list and takes the first one with whom all others can still be paired. 1 and 4 leave on trial. Watch who loses a partner by that, and say whether both can find another one.",
      ask: {
        question: "2 asks for 3: equal points, colours fit, never met. Why does the answer have to be no?",
        answer:
          "Of those who would be left, 5 and 6 could meet nobody but 8. Take 8 away, and they are two islands: one helper is not enough. And 7 has met 5, 6 and 8.",
      },
      wrong: [
        {
          mistake: "last-met-only",
          say: "You struck off the opponent of the last round only. Two meet once in the whole tournament.",
        },
      ],
    },
    {
      minutes: 6,
      title: "A proof for angry players",
      show: "d4 proof 1",
      say: "Here two must stay out, and they want to know why. Take the two squares away and count what falls apart.",
      ask: {
        question: "Four islands with an odd number of players, two helpers. What does that prove?",
        answer:
          "In each odd island somebody is over unless a helper steps in, and a helper serves one island. So at least two stay out, whatever anybody tries.",
      },
    },
    {
      minutes: 7,
      title: "On your own",
      say: "Back to your eight. Pair the round by the rule: best player first, nearest points first, and before each pair ask whether the others can still all be paired. Write down every no, and its reason.",
      ask: {
        question: "Which four pairs, and how often was somebody refused for the sake of the others?",
        answer:
          "1–4, 2–5, 3–7 and 6–8. Once: 2 does not get 3. The table “Why?” beside the diagram has all the reasons.",
      },
      wrong: [
        {
          mistake: "clash-ignored",
          say: "You asked in the order of the table. Among equal points, those whose colours fit come first.",
        },
      ],
    },
  ],
};
