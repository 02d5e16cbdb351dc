import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "kings",
  wrong: {
    "tidy-backwards": [
      [
        "const std::vector<int> occupied = occupants();",
        "std::vector<int> occupied = occupants();\n  std::reverse(occupied.begin(), occupied.end());",
      ],
      ["occupied = occupants();", "occupied = occupants();\n    Collections.reverse(occupied);"],
      ["[king for king in holds if king > 0]", "[king for king in reversed(holds) if king > 0]"],
    ],
    "settle-forwards": [
      ["  std::reverse(all.begin(), all.end());\n", ""],
      ["    Collections.reverse(all);\n", ""],
      ["for king in reversed(holds)", "for king in holds"],
    ],
    "release-in-order": [
      ["    std::reverse(pushes.begin(), pushes.end());\n", ""],
      ["      Collections.reverse(pushes);\n", ""],
      ["        pushes.reverse()\n", ""],
    ],
    "parity-forgotten": [
      ["if (n % 2 == 1) {\n      return false;", "if (n % 2 == 1) {\n      return true;"],
      ["if (n % 2 == 1) {\n        return false;", "if (n % 2 == 1) {\n        return true;"],
      ["if n % 2 == 1:\n            return False", "if n % 2 == 1:\n            return True"],
    ],
  },
};
