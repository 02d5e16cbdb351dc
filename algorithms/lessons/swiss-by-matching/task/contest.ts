import type { Contest } from "#algorithms/kit/contest/contest.ts";

export const contest: Contest = {
  kind: "swiss",
  wrong: {
    "leaves-unasked": [
      ["partner == 0 || augment(partner)", "partner == 0 || augment(partner) || true"],
      ["partner == 0 or augment(partner)", "partner == 0 or augment(partner) or True"],
    ],
    "bye-again": [
      ["if (noBye[field[v]])", "if (false)"],
      ["if (noBye.contains(field.get(v)))", "if (false)"],
      ["if field[v] in no_bye", "if False"],
    ],
    greedy: [
      ["if (ofU == v || augment(ofU))", "if (mayMeet[u][v])"],
      ["if of_u == v or augment(of_u)", "if may_meet[u][v]"],
    ],
  },
};
