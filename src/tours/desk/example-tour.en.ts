import type { Tour, TourStop } from "#components/tour/tour.ts";

const here = {
  lesson: "circle-method",
  version: 1,
  hides: [],
  asks: "none",
  question: "",
  answer: "",
  wrong: [],
} as const;
const seven = { ...here, figure: "d1", source: { kind: "example", id: "seven" } } as const;
const eight = { ...here, figure: "d2", source: { kind: "example", id: "eight" } } as const;

/** A tour of ours to begin with, in English: twenty minutes on the circle method. */
export const exampleTour: Tour = {
  title: "A round robin in twenty minutes",
  opening: "Seven players, then eight: everybody meets everybody once, and you can write it down by hand.",
  stops: [
    {
      ...seven,
      ...{ step: "start", index: 0, asks: "own" },
      sentence: "Seven players sit in a circle. In each round one of them rests.",
      question: "How many rounds will it take until everybody has met everybody?",
      answer: "7",
      hides: ["code"],
    },
    {
      ...seven,
      ...{ step: "game 3", index: 0, hides: ["code"] },
      sentence:
        "The first round is complete: whoever sits at the same height meets. Say the three pairs aloud.",
    },
    {
      ...seven,
      ...{ step: "full 2", index: 0, hides: ["code"] },
      sentence:
        "Two rounds, and no pair twice. Add up the two numbers of each pair, counting around the circle: what do you see?",
    },
    {
      ...seven,
      ...{ step: "turn 3", index: 0, asks: "step", hides: ["code", "sentence"] },
      sentence: "Once more everybody moves one seat on.",
    },
    {
      ...eight,
      ...{ step: "guest 4", index: 0, asks: "step", hides: ["code"] },
      sentence: "An eighth player comes. The circle stays as it is, and nobody has to rest any more.",
    },
    {
      ...eight,
      ...{ step: "end", index: 0, asks: "own" },
      sentence: "All 28 games. Now write the rounds for five players on paper.",
      question: "Who rests in the second of your five rounds?",
      answer: "2",
    },
  ] satisfies TourStop[],
};
