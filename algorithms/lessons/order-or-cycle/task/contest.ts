import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "arrows",
  wrong: {
    "at-first-touch": [
      [
        "need[v]--;\n      if (need[v] == 0) order.push_back(v);",
        "if (std::find(order.begin(), order.end(), v) == order.end()) order.push_back(v);",
      ],
      ["need[v]--;\n        if (need[v] == 0) order.add(v);", "if (!order.contains(v)) order.add(v);"],
      ["need[v] -= 1\n            if need[v] == 0:", "if v not in order:"],
    ],
    "tail-kept": [
      ["  walk.erase(walk.begin(), std::find(walk.begin(), walk.end(), v));\n", ""],
      ["walk.subList(walk.indexOf(v), walk.size())", "walk"],
      ["cycle[cycle.index(v) :]", "cycle"],
    ],
    backwards: [
      ["  std::reverse(walk.begin(), walk.end());\n", ""],
      ["    Collections.reverse(cycle);\n", ""],
      ["[::-1]}", "}"],
    ],
  },
};
