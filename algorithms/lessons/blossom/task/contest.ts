import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "matching",
  wrong: {
    "odd-stay-odd": [
      ["for (const int x : shrink(u, v, b)) queue.push_back(x);", "shrink(u, v, b);"],
      ["queue.addAll(shrink(u, v, b));", "shrink(u, v, b);"],
      ["queue += shrink(u, v, b)", "shrink(u, v, b)"],
    ],
    "one-search": [
      ["while (search()) continue;", "search();"],
      ["while search():\n    pass", "search()"],
    ],
    "one-tree": [
      ["if (mate[v] == 0) queue.push_back(v);", "if (mate[v] == 0 && queue.empty()) queue.push_back(v);"],
      ["if (mate[v] == 0) queue.add(v);", "if (mate[v] == 0 && queue.isEmpty()) queue.add(v);"],
      ["[v for v in vertices if mate[v] == 0]", "[v for v in vertices if mate[v] == 0][:1]"],
    ],
  },
};
