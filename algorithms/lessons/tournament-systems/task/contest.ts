import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "seeds",
  wrong: {
    "rounds-down": [
      ["while (size < n)", "while (2 * size <= n)"],
      ["while size < n", "while 2 * size <= n"],
    ],
    "one-round-more": [
      ["while (size < n)", "while (size <= n)"],
      ["while size < n", "while size <= n"],
    ],
    "sum-of-players": [
      ["sum = 2 * k + 1;", "sum = (2 * k < n ? 2 * k : n) + 1;"],
      ["sum = 2 * k + 1", "sum = min(2 * k, n) + 1"],
    ],
  },
};
