import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "rounds",
  wrong: {
    "odd-forgotten": [
      ["odd = n % 2 == 1;", "odd = false;"],
      ["odd = n % 2 == 1", "odd = False"],
    ],
    "left-at-top": [["wrap(top - j, m)", "wrap(top - j + 1, m)"]],
    "wrap-short": [
      ["x < 1 ? x + m", "x < 1 ? x + m - 1"],
      ["x + m if x < 1", "x + m - 1 if x < 1"],
    ],
    "remainder-n": [["wrap(top + j, m)", "wrap(top + j, n)"]],
  },
};
