import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "floods",
  wrong: {
    "counts-cells": [
      ["lines[r][c] = 0;", "lines[r][c] = 1;"],
      ["distance[r][c] = 0;", "distance[r][c] = 1;"],
      ["distance[r][c] = 0\n", "distance[r][c] = 1\n"],
    ],
    "way-from-target": [
      [
        "  std::reverse(way.begin(), way.end());\n",
        "  for (size_t k = 0; k < way.size(); k += 2) std::swap(way[k], way[k + 1]);\n",
      ],
      ["way.add(0, cell);", "way.add(cell);"],
      ["for cell in reversed(way)", "for cell in way"],
    ],
    "stops-early": [
      [
        "{\n    const auto [r, c] = queue.front();",
        "{\n    const auto [r, c] = queue.front();\n    if (board[r][c] == 'T') break;",
      ],
      [
        "int[] cell = queue.remove();",
        "int[] cell = queue.remove();\n      if (board[cell[0]].charAt(cell[1]) == 'T') break;",
      ],
      [
        "r, c = queue.popleft()\n",
        'r, c = queue.popleft()\n        if board[r][c] == "T":\n            break\n',
      ],
    ],
  },
};
