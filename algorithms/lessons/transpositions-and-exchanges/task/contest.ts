import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "orders",
  wrong: {
    "heir-largest": [
      ["int j = s2 - 1;\n    while (S2[j] < pivot) j--;", "const int j = i + 1;"],
      ["int j = s2 - 1;\n      while (S2.get(j) < pivot) j--;", "int j = i + 1;"],
      ["j = s2 - 1\n        while S2[j] < pivot:\n            j -= 1", "j = i + 1"],
    ],
    "no-turn": [
      ["    if (i < s2 - 2) std::reverse(S2.begin() + i + 1, S2.end());\n", ""],
      ["      if (i < s2 - 2) Collections.reverse(S2.subList(i + 1, s2));\n", ""],
      ["        if i < s2 - 2:\n            S2[i + 1 :] = reversed(S2[i + 1 :])\n", ""],
    ],
    "strongest-first": [
      ["size, group, upper);", "size, group, upper);\n  std::reverse(upper.begin(), upper.end());"],
      ["upper = groups(first, size);", "upper = groups(first, size);\n    Collections.reverse(upper);"],
      ["list(combinations(first, size))", "list(combinations(first, size))[::-1]"],
    ],
  },
};
