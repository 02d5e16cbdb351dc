import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import { type Arrow, METHODS, type Problem, type Result } from "../problem.ts";

/** Mistakes in the queue, on the walk back, and in the colors. */
export const mutants = {
  "never-counts": { edits: [["solve.ts", "if (count === n) return [];", "if (count >= 0) return [];"]] },
  "at-first-touch": {
    edits: [["solve.ts", "      if (need[v] === 0) {", "      if (!queue.includes(v)) {"]],
  },
  "one-source": {
    edits: [["solve.ts", "if (need[v] > 0) continue;", "if (need[v] > 0 || queue.length > 0) continue;"]],
  },
  "repeats-once": {
    edits: [
      [
        "solve.ts",
        "    after[u].push(v);\n    before",
        "    if (!after[u].includes(v)) after[u].push(v);\n    before",
      ],
    ],
  },
  "tail-kept": { edits: [["solve.ts", "cycle.slice(cycle.indexOf(v)).reverse()", "cycle.reverse()"]] },
  backwards: {
    edits: [["solve.ts", "cycle.slice(cycle.indexOf(v)).reverse()", "cycle.slice(cycle.indexOf(v))"]],
  },
  "all-that-is-left": {
    edits: [
      [
        "solve.ts",
        "return cycle.slice(cycle.indexOf(v)).reverse();",
        "return cycle.length > 0 ? Array.from({ length: n }, (_, w) => w).filter((w) => place[w] === -1) : [];",
      ],
    ],
  },
  "by-wins": {
    edits: [
      [
        "solve.ts",
        "return { order: inOrder(n, state.place), cycle: [] };",
        "const wins = (v: number) => (method === 'queue' ? arrows.filter(([u]) => u === v).length : -state.place[v]);\n  return { order: inOrder(n, state.place).sort((u, v) => wins(v) - wins(u) || u - v), cycle: [] };",
      ],
    ],
  },
  "two-colours": {
    edits: [
      ["solve.ts", "if (color[v] === GREY) {", "if (color[v] > WHITE) {"],
      [
        "solve.ts",
        "path.slice(path.indexOf(v))",
        "path.includes(v) ? path.slice(path.indexOf(v)) : [...path, v]",
      ],
    ],
  },
  "no-grey": {
    edits: [
      ["solve.ts", "if (color[v] === GREY) {", "if (color[v] > BLACK) {"],
      ["solve.ts", "if (color[v] === BLACK) {", "if (color[v] !== WHITE) {"],
    ],
  },
  "not-turned": { edits: [["solve.ts", "place.put(u, left);", "place.put(u, n - 1 - left);"]] },
  "at-entry": {
    edits: [
      [
        "solve.ts",
        "    color.put(u, GREY);\n",
        "    color.put(u, GREY);\n    place.put(u, color.length - left);\n    left--;\n",
      ],
      [
        "solve.ts",
        "    left--;\n    step.leave(u, left);\n    place.put(u, left);\n",
        "    step.leave(u, place[u]);\n",
      ],
    ],
  },
  "path-not-cut": { edits: [["solve.ts", "    walk.put(path.length - 1, -1);\n    path.pop();\n", ""]] },
  "newest-first": {
    breaks: "order",
    edits: [
      ["solve.ts", "    queue.push(v);\n  }\n  step.peel", "    queue.unshift(v);\n  }\n  step.peel"],
      [
        "solve.ts",
        "        queue.push(v);\n      }",
        "        queue.splice(queue.indexOf(u) + 1, 0, v);\n      }",
      ],
    ],
  },
} as const satisfies Mutants;

/** Each mistake shows with so many players at most; with the last number nobody meets the same one twice. */
const MOST_PLAYERS = 4;
const MOST_REPEATED = 3;
const MOST_ARROWS = 4;

/** All results of few players, fewer players first and then fewer results, by the queue and by colors. */
export function* smallProblems(): Generator<Problem> {
  for (let n = 1; n <= MOST_PLAYERS; n++) {
    const pairs: Arrow[] = [];
    for (let u = 0; u < n; u++) for (let v = 0; v < n; v++) if (u !== v) pairs.push([u, v]);
    for (let size = 0; size <= pairs.length; size++)
      for (const arrows of chosen(pairs, size, n <= MOST_REPEATED && size <= MOST_ARROWS))
        for (const method of METHODS) yield { n, arrows, method };
  }
}

/** So many of the arrows from here on, in their order; each once, or repeated. */
function* chosen(pairs: readonly Arrow[], size: number, mayRepeat: boolean, from = 0): Generator<Arrow[]> {
  if (size === 0) yield [];
  else
    for (let k = from; k < pairs.length; k++)
      for (const rest of chosen(pairs, size - 1, mayRepeat, mayRepeat ? k : k + 1)) yield [pairs[k], ...rest];
}

/** "0 1 2", or a cycle as "⟨0 1⟩". */
export function told({ order, cycle }: Result): string {
  return cycle.length > 0 ? `⟨${cycle.join(" ")}⟩` : order.join(" ") || "–";
}
