import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/union-find/asked/mistakes.ts";

/** What is said of each mistake, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "parents-compared":
    "This comes out when the parents of the two ends are compared. Two vertices of one tree may have different parents; what they share is the root.",
  "hangs-the-vertex":
    "This comes out when the end of the edge is hung, and not its root. The rest of its tree stays behind.",
  "one-step":
    "This comes out when the parent’s parent is taken for the root. It is one in shallow trees; with eight vertices some are three steps deep.",
  "size-to-the-lost":
    "This comes out when the size is added to the root that was hung. The root that stays speaks for both trees.",
  "grows-in-vain":
    "This comes out when an edge inside of a tree makes it larger. No vertex has come in, so the size stays.",
  "size-of-the-vertex":
    "This comes out when the size is read at the vertex. Below roots it is out of date; read it at the root.",
  "last-for-first":
    "This comes out when each edge that closes a cycle takes the place of the one before. The first one is asked.",
  "not-made-new":
    "This comes out when the second pass goes on with the trees of the first. Every vertex has to be alone again.",
  "heaviest-first": "This comes out when the heaviest edges come first. The lightest comes first.",
  "as-it-comes":
    "This comes out when the edges are not sorted. As given, a heavy edge may come before a light one and take its place.",
  "n-minus-one-looked-at":
    "This comes out when n − 1 edges are looked at. So many are chosen at most; those left out do not count.",
  "both-met":
    "This comes out when an edge between two vertices that were met before is left out. They may have been met in two different trees.",
  "ties-backwards":
    "This comes out when the last of equal weights comes first. The forest weighs the same; here the first one comes first.",
};

/** A class on union–find, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can keep the components of a growing graph as a forest of parents, name the edge that closes a cycle, and say why Kruskal’s forest is a lightest one.",
  bring: "The graph of the eight clubs for everybody, coins or caps as vertices, and string.",
  parts: [
    {
      minutes: 7,
      title: "Eight clubs, twelve lines",
      say: "Hold the eight clubs together, as cheaply as you can. Four minutes, on paper. Then we hear the best sums.",
      ask: {
        question: "Who got below 40? How sure are you that nobody gets below 37?",
        answer:
          "37 is the least. Not sure yet: there are 341 ways to do it with seven lines. We want a reason.",
      },
    },
    {
      minutes: 8,
      title: "Who hangs together?",
      show: "d1 join 3",
      say: "Forget the weights. Lines come as they are listed. For each: are its ends in one circle already? I stop before each answer.",
      ask: {
        question:
          "Line 1–3 has come. How could a program know that 1 and 3 hang together, without walking the lines?",
        answer:
          "Each vertex points to a parent, and only the root counts. Two vertices hang together exactly if they have one root.",
      },
      wrong: [
        {
          mistake: "parents-compared",
          say: "You compared parents. 3 has the parent 2, and 1 has the parent 0; the root of both is 0.",
        },
        {
          mistake: "hangs-the-vertex",
          say: "You hung the vertex. Its old friends stay behind: hang the root.",
        },
      ],
    },
    {
      minutes: 7,
      title: "The first cycle",
      show: "d1 closes 1",
      say: "Edge 3 has two ends with one root. Point at the cycle.",
      ask: {
        question: "Is there always a cycle when both ends have one root? And never otherwise?",
        answer:
          "Always: one root means that a way is there, and the edge closes it. With two roots there is no way, so no cycle.",
      },
      wrong: [{ mistake: "last-for-first", say: "That one closes a cycle, too. The first is asked." }],
    },
    {
      minutes: 8,
      title: "How deep?",
      show: "d2 size 7",
      say: "Build a tree as deep as you can with eight coins. The smaller tree always hangs; of two equal ones you choose.",
      ask: {
        question: "How deep did you get? Why not four?",
        answer:
          "Three. A coin goes one deeper only when its tree at least doubles: 2, 4, 8. For four it takes sixteen.",
      },
      wrong: [
        { mistake: "one-step", say: "Two steps up is not always the top. Coin 7 is three steps deep." },
      ],
    },
    {
      minutes: 8,
      title: "The lightest first",
      show: "d3 choose 5",
      say: "Now the same by weight. Take a lightest line that is left. Same tree: leave it out. Two trees: take it.",
      ask: {
        question: "Why is the line that we choose never a mistake?",
        answer:
          "Its tree has to be left somewhere. All lines that leave it are still to come, so none of them is lighter.",
      },
      wrong: [
        {
          mistake: "as-it-comes",
          say: "You took them as listed. Then a heavy one can take the place of a light one.",
        },
        {
          mistake: "both-met",
          say: "Both clubs were met before, but in two different trees. So it joins them.",
        },
      ],
    },
    {
      minutes: 7,
      title: "Proof without a program",
      show: "d3 reject 2",
      say: "0–2 costs 7 and is left out. Go round its cycle and read the prices out loud.",
      ask: {
        question: "What must be true of every line that is left out, and why is that enough?",
        answer:
          "Nothing on its way in the tree costs more. Then no exchange makes the tree cheaper, and any cheaper tree would allow one.",
      },
      wrong: [
        {
          mistake: "n-minus-one-looked-at",
          say: "You stopped after seven lines that you looked at. Seven have to be chosen.",
        },
      ],
    },
  ],
};
