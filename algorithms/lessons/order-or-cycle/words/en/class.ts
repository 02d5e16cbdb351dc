import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/order-or-cycle/asked/mistakes.ts";

/** What is said of each mistake, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "never-counts":
    "This comes out when the placed ones are taken for all. If the queue is empty early, somebody is left, and there is a cycle.",
  "at-first-touch":
    "This comes out when one arrow is enough to be free. A player is free when all who beat them have a place.",
  "one-source":
    "This comes out when only the first free player starts. All who need nobody wait from the beginning.",
  "repeats-once":
    "This comes out when a repeated result is counted each time but dropped once. Count and drop the same list of arrows.",
  "tail-kept":
    "This comes out when the whole walk is given. The cycle begins at the first visit to the player whom the walk meets twice.",
  backwards:
    "This comes out when the walk is not turned round. It went from loser to winner; in a cycle each beat the next.",
  "all-that-is-left":
    "This comes out when all that is left is called the cycle. What hangs behind a cycle is left, too.",
  "by-wins":
    "This comes out when players are sorted by wins. A win over the weakest counts as much there as one over the best.",
  "two-colours":
    "This comes out when black is taken for grey. An arrow to black leads to somebody who has a place, and closes nothing.",
  "no-grey":
    "This comes out when an arrow to grey is passed over. Grey is on the path from the root, so the arrow closes a cycle.",
  "not-turned":
    "This comes out when the finishing order is not turned. Whoever is left first has nobody behind them any more, and comes last.",
  "at-entry":
    "This comes out when places are given on entering. A player may be entered before somebody who beat them.",
  "path-not-cut": "This comes out when black players stay on the path. Whoever turns black leaves it.",
  "newest-first":
    "This comes out when whoever became free last goes first. That order is right, too; here the first one goes first.",
};

/** A class on order or cycle, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can find an order that agrees with all results, or show a cycle that forbids one, and say why there is always one of the two.",
  bring: "Cards with numbers 0 to 6 for everybody, and string or chalk for arrows on the floor.",
  handouts: ["cards 0 to 6"],
  parts: [
    {
      minutes: 7,
      title: "A fair ranking",
      say: "Six players, nine results. Put the cards in a row, best one first, so that as many results as possible agree with it.",
      ask: {
        question: "Who has nine of nine? How could you show that nobody will?",
        answer:
          "Three results are enough: 3 beat 5, 5 beat 1, 1 beat 3. In any row one of these points back.",
      },
    },
    {
      minutes: 9,
      title: "Who may come first?",
      show: "d1 peel 1",
      say: "Here is a club with eight results. The number beside a player says how many who beat them have no place. Who may come next?",
      ask: {
        question: "Two are free at once. Does it matter whom we take?",
        answer: "No. Nobody without a place beat either of them, so both orders come out right in the end.",
      },
      wrong: [
        {
          mistake: "at-first-touch",
          say: "One of those who beat them has a place, and another has none. That arrow would point back.",
        },
        {
          mistake: "by-wins",
          say: "You took the one with most wins. Look at who beat them instead.",
        },
      ],
    },
    {
      minutes: 9,
      title: "Stuck",
      show: "d2 stuck 1",
      say: "Another club. One player is placed, and now nobody is free. I want to see three results, and no more, that prove it.",
      ask: {
        question:
          "Walk from any player to one who beat them, and on. Why can you not get out, and why does somebody come twice?",
        answer:
          "Everybody who is left was beaten by somebody who is left. There are five of them, so the sixth stop is an old one.",
      },
      wrong: [
        {
          mistake: "all-that-is-left",
          say: "You named all five. Two of them beat nobody on the cycle: they only hang behind it.",
        },
        { mistake: "backwards", say: "Right players, wrong way round. Who beat whom?" },
      ],
    },
    {
      minutes: 8,
      title: "The same with three colours",
      show: "d3 known 1",
      say: "White was never visited, grey is on the way, black is done. I follow an arrow; you say its colour, and what follows from it.",
      ask: {
        question: "The arrow leads to black. Is that a cycle?",
        answer:
          "No. Black has its place, and whoever is grey will stand in front of it. Only grey closes a cycle.",
      },
      wrong: [
        {
          mistake: "two-colours",
          say: "You need the third colour: has the search left that player, or is it still there?",
        },
      ],
    },
    {
      minutes: 7,
      title: "Everybody against everybody",
      say: "Five of you play everybody, on paper. Now stand in a line in which each beat the next. One comes after the other and finds a place.",
      ask: {
        question: "Why is there always a gap for the next one?",
        answer:
          "They stand before the first whom they beat. The one before beat them, since they beat nobody in front.",
      },
    },
    {
      minutes: 5,
      title: "On your own",
      say: "Everybody draws six players and eight arrows, and swaps. Find an order or a cycle, and hand it back with the proof.",
      ask: {
        question: "How does your neighbour check you without doing it again?",
        answer: "An order: look at each arrow once. A cycle: look at each step of it.",
      },
    },
  ],
};
