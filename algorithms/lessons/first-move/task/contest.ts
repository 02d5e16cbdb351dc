import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "colors",
  wrong: {
    "middle-black": [
      ["return i % 2 == 1;", "return true;"],
      ["return i % 2 == 1", "return True"],
    ],
    "color-by-round": [["(row % 2 == 1)", "(i % 2 == 1)"]],
    "right-white": [
      ["onRight == (row % 2 == 1)", "onRight"],
      ["on_right == (row % 2 == 1)", "on_right"],
    ],
  },
};
