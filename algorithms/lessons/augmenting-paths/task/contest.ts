import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "matching",
  wrong: {
    "one-look": [
      ["      queue.push_back(w);\n", ""],
      ["      queue.add(w);\n", ""],
      ["            queue.append(w)\n", ""],
    ],
    "stop-at-first-failure": [
      ["if (end == -1) continue;", "if (end == -1) break;"],
      ["if end == -1:\n            continue", "if end == -1:\n            break"],
    ],
    "labels-stay": [
      ["label[v] = FREE;", ";"],
      ["            label[v] = FREE\n", "            pass\n"],
    ],
  },
};
