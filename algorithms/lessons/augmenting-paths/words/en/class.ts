import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/augmenting-paths/asked/mistakes.ts";

/** What is said of each mistake in the search for augmenting paths, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "cover-even":
    "This comes out when matched edges give their even ends to the cover. An edge of a tree gives its odd end.",
  "cover-one-side":
    "This comes out when the cover is one side of the matching. An edge of a tree gives its odd end, on whichever side that is.",
  "one-look":
    "This comes out when the search ends with the neighbours of the root. It goes on from their partners.",
  "not-alternating":
    "This comes out when the search goes on from an odd vertex. From there it takes the matched edge, and goes on from the partner.",
  "parent-only":
    "This comes out when the way back goes from parent to parent. From an odd vertex it goes to the parent, from an even one to the partner.",
  "flip-shifted":
    "This comes out when the edges of the path are paired from its second vertex on. The first and the last edge become matched.",
  "stop-at-first-failure":
    "This comes out when the first search that fails is the last one. Other exposed vertices may still find a path.",
  "labels-stay":
    "This comes out when a tree keeps its labels after its path was found. Take them off: the vertices are free for the next search.",
  "skip-forgotten":
    "This comes out when a vertex is taken into a tree twice. A vertex that has a label already says nothing new.",
  "depth-first":
    "This comes out when the newest even vertex looks first. The search is right; here the oldest one looks first.",
  descending:
    "This comes out when neighbours are looked at from the highest number down. The search is right; here the lowest one comes first.",
  "root-last":
    "This comes out when the search begins at the last exposed vertex. It is right to; here the first one begins.",
};

/** A class on augmenting paths, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can improve a matching along an augmenting path, find one by a tree, and prove with a cover that no larger matching exists.",
  bring:
    "Five chairs with the numbers 5 to 9, and five cards for players 0 to 4 with the chairs that each of them likes.",
  handouts: ["cards 5 to 9", "cards 0: 5, 7 / 1: 5, 6 / 2: 7, 9 / 3: 5, 8 / 4: 5, 6"],
  parts: [
    {
      minutes: 8,
      title: "Five chairs",
      say: "Five of you are players. On your card stand the chairs that you like: 0 likes 5 and 7, 1 and 4 like 5 and 6, 2 likes 7 and 9, 3 likes 5 and 8. One after the other, from 0 on, sit down on the first free one.",
      ask: {
        question: "4 is left standing, and chair 9 is empty. Can all five sit?",
        answer:
          "Yes: 4 asks 0 to move from 5, 0 asks 2 to move from 7, and 2 goes to 9. Nobody has lost a seat.",
      },
    },
    {
      minutes: 8,
      title: "A path that improves",
      say: "Write down how you moved: 4–5, 5–0, 0–7, 7–2, 2–9. Mark the edges on which somebody sat before. They alternate, and both ends of the path were free.",
      ask: {
        question: "Why is there one more pair after the exchange, whatever the path?",
        answer:
          "It begins and ends with an edge outside the matching, so it has one more of those than of the others. We exchange them all.",
      },
      wrong: [
        {
          mistake: "flip-shifted",
          say: "You exchanged from the second vertex on. Then both ends stay free. Begin with the edge at the end that is free.",
        },
      ],
    },
    {
      minutes: 9,
      title: "A tree finds it",
      show: "d1 root 1",
      say: "A program does not see the whole room. It grows a tree from 4: out by any edge, back by the matched one. I stop before each step; you name the next vertex.",
      ask: {
        question: "From an odd vertex the tree takes one edge only. Which, and why?",
        answer:
          "Its matched edge. The path came in by an edge outside the matching, so the next one has to be inside.",
      },
      wrong: [
        {
          mistake: "not-alternating",
          say: "You went on from the board to another player who likes it. Nobody moves for that: only whoever sits there has to go.",
        },
        {
          mistake: "one-look",
          say: "You looked at the boards that 4 likes, and gave up. 0 has been asked to move: where can 0 go?",
        },
        {
          mistake: "skip-forgotten",
          say: "Board 5 is in the tree already. That 1 likes it too says nothing new.",
        },
      ],
    },
    {
      minutes: 8,
      title: "Stuck, and a proof",
      show: "d2 fail 1",
      say: "Here nothing grows any more. Somebody has to stand. I want a reason that a stranger can check, not “we have tried”.",
      ask: {
        question:
          "Choose as few vertices as you can so that every edge has one of them. What does their number say?",
        answer:
          "Each pair of a matching needs a vertex of its own in that set. As many vertices as we have pairs: no matching is larger.",
      },
      wrong: [
        {
          mistake: "cover-one-side",
          say: "You took one side everywhere. Look for an edge that you have missed. In the tree that failed it is the odd end that counts.",
        },
        {
          mistake: "cover-even",
          say: "You took the even ends, those who are looking. Take the ones that they all want.",
        },
      ],
    },
    {
      minutes: 5,
      title: "Four vertices that break it",
      show: "four odd 1",
      say: "This time there are no two sides. 0 and 1 are partners, and the search from 2 has just passed by the edge from 2 to 1.",
      ask: {
        question: "Is there an augmenting path from 2 to 3? Why does the search not find it?",
        answer:
          "3 – 0 = 1 – 2. From 2, vertex 1 is even over 0, and odd over the edge 2–1; the search keeps one label only. That is for the next lesson.",
      },
    },
    {
      minutes: 7,
      title: "On your own",
      say: "Everybody draws six players and six boards with about twelve edges, and a matching to which no edge can be added. Swap. Find an augmenting path, or prove with a cover that there is none.",
      ask: {
        question: "Who has found neither a path nor a cover?",
        answer:
          "One of the two is always there. Do it together at the board: grow the tree from one who stands, and read off the cover where it gets stuck.",
      },
      wrong: [
        {
          mistake: "stop-at-first-failure",
          say: "One search failed, and you stopped. Others are still standing: each of them may have a path.",
        },
      ],
    },
  ],
};
