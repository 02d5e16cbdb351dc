import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "rounds",
  wrong: {
    "too-early": [
      ["if (from >= to)", "if (from + 1 >= to)"],
      ["if start >= to", "if start + 1 >= to"],
    ],
    "both-turn": [
      ["a = from + j;", "a = from + (i + j) % h;"],
      ["a = start + j", "a = start + (i + j) % h"],
    ],
    "no-rest": [
      ["end = day + h;", "end = day;"],
      ["range(day, day + h)", "range(day, day)"],
    ],
    "no-recursion": [
      ["  pair(from + h, to, h, day);\n", ""],
      ["        pair(start + h, to, h, day)\n", ""],
    ],
  },
};
