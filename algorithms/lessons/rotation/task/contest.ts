import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "rounds",
  wrong: {
    "lower-row-forward": [
      ["place[N + 1 - i];", "place[N / 2 + i];"],
      ["place[N + 1 - i]", "place[N // 2 + i]"],
    ],
    "same-colors-again": [
      ["swap = first == secondCycle;", "swap = !first;"],
      ["swap = first == second_cycle", "swap = not first"],
    ],
    "shift-upward": [
      ["for (int i = N; i > 2; i--)", "for (int i = 3; i <= N; i++)"],
      ["range(N, 2, -1)", "range(3, N + 1)"],
    ],
  },
};
