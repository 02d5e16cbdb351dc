import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/blossom/asked/mistakes.ts";

/** What is said of each mistake in Edmonds's search, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "no-shrink":
    "This comes out when an edge between two even vertices of one tree is passed over. It closes an odd cycle: shrink it, and its odd vertices become even too.",
  "odd-stay-odd":
    "This comes out when the odd vertices of a blossom never look for edges. In a blossom they become even, and look like the others.",
  "one-look":
    "This comes out when only the roots look for edges. The partner of each vertex that was reached is even, and looks too.",
  "one-search":
    "This comes out when there is only one search. After a path was found another one may be there: search until none is found.",
  "one-tree":
    "This comes out when only one exposed vertex is a root. All of them are, and their trees grow together.",
  "flip-shifted":
    "This comes out when the edges of the path are paired from its second vertex on. The first and the last edge become matched.",
  "free-in-barrier":
    "This comes out when all vertices that are not even go into A. Only the odd ones do; those that no tree has reached are the rest, C.",
};

/** A class on Edmonds's blossoms, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can shrink an odd cycle, lead a path through it, and prove with a barrier that somebody has to stay out. The theorem of Gallai and Edmonds is left for the good ones.",
  bring:
    "The two flowers on a sheet for everybody, with the matching 0–1, 2–3, 4–5, 6–7 drawn thick; pencils.",
  handouts: ["flowers pick 4"],
  parts: [
    {
      minutes: 7,
      title: "Round six",
      say: "Eight players, five rounds played. 0, 1 and 2 have only each other left to play; 3, 4, 5, 6 and 7 have their neighbours on a ring of five. Pair round six.",
      ask: {
        question: "How many games can there be, and why not four?",
        answer:
          "Three. Three players who have only each other leave one over, and five do too. No cleverness changes that.",
      },
    },
    {
      minutes: 8,
      title: "Two flowers",
      say: "On your sheet 8 and 9 are free. There is a path from 8 to 9 along which we can exchange. Find it by eye; then try to find it as a program does: one label for each vertex, even or odd, growing from 8.",
      ask: {
        question: "At which vertex does the program get stuck, and what would it have to know?",
        answer:
          "At 2: it is odd by way of 1, and from there one may not go on to 6. But the other way round the triangle, over 3, it is even.",
      },
      wrong: [
        {
          mistake: "no-shrink",
          say: "You passed by the edge 1–3, as the old search did. Both are even: that closes an odd cycle, and an odd cycle gives two ways to each vertex on it.",
        },
      ],
    },
    {
      minutes: 8,
      title: "Shrink it",
      show: "d1 close 1",
      say: "Here it is: an edge between two even vertices of one tree. We draw a line round the whole cycle and call it one vertex, an even one.",
      ask: {
        question: "Why may the search now go on from every vertex in it?",
        answer:
          "From the base each of them is reached by an even number of edges, one way round or the other. So any edge outside the matching may come next.",
      },
      wrong: [
        {
          mistake: "odd-stay-odd",
          say: "You drew the line and left 2 odd. That is what it was for: 2 looks for edges now, and finds 6.",
        },
        {
          mistake: "one-tree",
          say: "You let only 8 grow. 9 is free as well: both trees grow, and where two even vertices of different trees meet, there is the path.",
        },
      ],
    },
    {
      minutes: 8,
      title: "Through the blossom",
      show: "d1 meet 1",
      say: "2–6 joins the two trees. The path has to come home from 2 to 8, and it has to begin with the matched edge of 2. Draw it on your sheet before I go on.",
      ask: {
        question: "Which way round does it go, and what is the whole path?",
        answer:
          "8 – 0 = 1 – 3 = 2 – 6 = 7 – 5 = 4 – 9. At 2 it goes to its partner 3 first, and then over the closing edge to 1.",
      },
      wrong: [
        {
          mistake: "flip-shifted",
          say: "Look at the ends: 8 and 9 are still free after your exchange. The first edge and the last one come into the matching.",
        },
      ],
    },
    {
      minutes: 7,
      title: "Seven islands",
      show: "d3 barrier 1",
      say: "Here the search is over, and four are left. Take the three squares away, and the rest falls into pieces. 18 and 19 have each other. Count the outlined pieces, and how many vertices each has.",
      ask: {
        question: "Seven pieces, all odd, and three who could help. What follows?",
        answer:
          "In each piece one is left over unless one of the three helps, and each helps one piece. So at least four stay out, in every matching.",
      },
      wrong: [
        {
          mistake: "free-in-barrier",
          say: "You put everybody who is not even into the barrier. Those whom no tree has reached are matched among themselves: leave them out.",
        },
      ],
    },
    {
      minutes: 7,
      title: "On your own",
      say: "Draw a graph of nine vertices for your neighbour, with two triangles in it and a matching of three or four edges. The other one finds a path, or a barrier. Both together check.",
      ask: {
        question: "Nine vertices: somebody stays out in any case. Is that already the proof?",
        answer:
          "For one who stays out, yes: the empty barrier and one odd piece. If three stay out, you need a barrier that says three.",
      },
    },
  ],
};
