import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "matching",
  wrong: {
    "t-pays-less": [["y[v] -= label[outer[v]] * delta", "y[v] -= label[outer[v]] * label[outer[v]] * delta"]],
    "weights-ignored": [
      [
        "v + 1, 2 * weight});\n    near[v + 1].push_back({v + 1, u + 1, 2 * weight});",
        "v + 1, 2});\n    near[v + 1].push_back({v + 1, u + 1, 2});",
      ],
      [
        "v, 2 * weight));\n      near.get(v).add(new Edge(v, u, 2 * weight));",
        "v, 2));\n      near.get(v).add(new Edge(v, u, 2));",
      ],
      [
        "v + 1, 2 * weight))\n    near[v + 1].append((v + 1, u + 1, 2 * weight))",
        "v + 1, 2))\n    near[v + 1].append((v + 1, u + 1, 2))",
      ],
    ],
    "one-search": [
      ["if (!search(free)) break;", "search(free);\n    break;"],
      ["if not search(free):\n        break", "search(free)\n    break"],
    ],
  },
};
