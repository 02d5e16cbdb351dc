import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/peaceful-kings/asked/mistakes.ts";

/** What is said of each mistake in leading the kings, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "tidy-backwards":
    "This comes out when the kings go to their home cells from the last square to the first. Begin with the first: a king moves up and to the left, away from those behind it.",
  "settle-forwards":
    "This comes out when the kings leave their home cells from the first square to the last. Begin with the last: a king moves down and to the right, towards those behind it.",
  "straight-home":
    "This comes out when a king walks on whether or not the next square is empty. First bring an empty square in front of it.",
  "never-pushed":
    "This comes out when the targets stay where they are while the squares are laid. First push them up and to the left, so that the squares can be laid one after the other.",
  "release-forgotten":
    "This comes out when the targets that were pushed are not released. At the end the kings walk back to where their targets really are.",
  "release-in-order":
    "This comes out when the pushes are undone in the order in which they were made. Undo the last one first.",
  "parity-forgotten":
    "This comes out when two kings in the last four squares are taken to be right though each stands in the other’s place. For odd n the answer is NIE.",
  "parity-always":
    "This comes out when the parity is asked for on every board. It forbids something for odd n only: for even n there is room for one king to slip past another.",
};

/** A class on the peaceful kings, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can turn a board of kings into a sliding puzzle, lay one square after the other, and say by parity when it cannot be done. The traps in the last columns and rows are for reading at home.",
  bring:
    "Squared paper with a board of 3 × 3 and one of 4 × 4 cells, and three coins for each pair of pupils.",
  handouts: ["three", "grid 4 by 4"],
  parts: [
    {
      minutes: 9,
      title: "Three coins",
      say: "Three kings on three by three cells: 1 top left, 2 top right, 3 bottom left. They may never touch, not even corner to corner. Lead 1 to the place of 2, 2 to the place of 3 and 3 to the place of 1. Then start again, and exchange only 1 and 2.",
      ask: {
        question: "Who has exchanged them? And on four by four cells, with the coins in the same places?",
        answer:
          "Nobody on 3 × 3: it cannot be done. On 4 × 4 it can, in ten moves. We shall see what the fourth row is for.",
      },
    },
    {
      minutes: 8,
      title: "Squares of two by two",
      show: "d1 tidy 1",
      say: "Cut the board into squares of two by two: each holds one king at most. First every king goes to the top left cell of its square. From now on it is a sliding puzzle: a step is two moves.",
      ask: {
        question: "In which order may they tidy up, so that nobody has to look round?",
        answer:
          "Row by row from the top, each row from the left. A king moves up and to the left, and there everybody stands at home already.",
      },
      wrong: [
        {
          mistake: "tidy-backwards",
          say: "You began at the last square. That king goes up towards others who are still out. Begin where nobody is above.",
        },
        {
          mistake: "settle-forwards",
          say: "For the way home yes, for the way out no: then the kings go down and to the right. Begin with the last.",
        },
      ],
    },
    {
      minutes: 6,
      title: "Push the targets",
      show: "d2 aim 1",
      say: "Only the dotted numbers move now, the targets: up as far as they go, then left. That costs nothing yet. It is a promise.",
      ask: {
        question: "What have we promised, and in which order do we keep it?",
        answer:
          "When the kings have reached the pushed targets, they walk back to the real ones: the last push first, for then its way is free.",
      },
      wrong: [
        {
          mistake: "release-in-order",
          say: "You took the first push back first. Others have come into its way since. Undo them like undoing a knot.",
        },
        {
          mistake: "release-forgotten",
          say: "The picture is full, and every king stands where we wanted the target to be, not where it is.",
        },
      ],
    },
    {
      minutes: 8,
      title: "The empty square goes round",
      show: "d3 round 4",
      say: "A king wants to go straight on. The empty square is behind it now. Count the steps until it is in front of it, and until it has made its next one.",
      ask: {
        question: "How many steps does it take to go one square straight on, and how many moves of kings?",
        answer:
          "Four for the empty square and one for the king: five steps, ten moves. Nearly all moves of a long game are these.",
      },
      wrong: [
        {
          mistake: "straight-home",
          say: "You let it walk on into a square that is taken. First bring the empty square in front of it.",
        },
        {
          mistake: "never-pushed",
          say: "You are laying squares around empty squares that have to stay where they are. Push the targets first; then the empty squares are at the end.",
        },
      ],
    },
    {
      minutes: 7,
      title: "Past each other",
      show: "d6 squeeze 1",
      say: "All is laid but two kings, who stand in each other’s place, and there is one empty square. Three tiles on four places only go round. But these are kings, and cells are finer than squares. Where could one of them step aside to?",
      ask: {
        question: "Why does it work on an even board and not on an odd one?",
        answer:
          "He goes to the very corner, three cells from the king in A, so that one more fits between them. On an odd board that corner is missing.",
      },
      wrong: [
        {
          mistake: "parity-always",
          say: "You said that it cannot be done, by parity. On an even board a king can slip past: nobody has forbidden it.",
        },
      ],
    },
    {
      minutes: 7,
      title: "When the answer is no",
      show: "d7 stuck 1",
      say: "An odd board, one empty square, and the last two ought to change places. Every step exchanges a king with the empty square, which moves by one.",
      ask: {
        question:
          "The empty square is back where it was. What do you know about the number of steps, and what follows?",
        answer:
          "It is even: as many to the left as to the right, as many up as down. So the permutation is even, and to exchange two alone is odd. The answer is NIE.",
      },
      wrong: [
        {
          mistake: "parity-forgotten",
          say: "You called them right, and each stands in the other’s place. Count the exchanges that are still to be made: one.",
        },
      ],
    },
  ],
};
