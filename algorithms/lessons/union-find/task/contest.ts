import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "forest",
  wrong: {
    "heaviest-first": [
      ["edges[j][2] < edges[k][2]", "edges[j][2] > edges[k][2]"],
      ["compare(edges[j][2], edges[k][2])", "compare(edges[k][2], edges[j][2])"],
      ["key=lambda k: edges[k][2]", "key=lambda k: -edges[k][2]"],
    ],
    "one-step": [
      [
        "  while (parent[root] != root)\n    root = parent[root];",
        "  for (int up = 0; up < 2 && parent[root] != root; up++)\n    root = parent[root];",
      ],
      [
        "    while (parent[root] != root)\n      root = parent[root];",
        "    for (int up = 0; up < 2 && parent[root] != root; up++)\n      root = parent[root];",
      ],
      [
        "    while parent[root] != root:\n        root = parent[root]",
        "    for _ in range(2):\n        root = parent[root]",
      ],
    ],
    "size-to-the-lost": [["size[a] += size[b]", "size[b] += size[a]"]],
  },
};
