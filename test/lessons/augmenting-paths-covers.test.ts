/** Whoever is asked for a cover may give any smallest one: all of them are found by trying every set of vertices. */
import { describe, expect, test } from "vitest";
import { perform } from "#algorithms/core/run/performed-run.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { generateGraph } from "#algorithms/engines/matching/generate.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { renumbered } from "#algorithms/engines/matching/numbering.ts";
import { askedOutcome } from "#algorithms/kit/asked-outcome.ts";
import { toldVertices } from "#algorithms/kit/graphs/outcomes.ts";
import { isBipartite, smallGraphs } from "#algorithms/kit/graphs/small-graphs.ts";
import { outcomes, tables } from "#algorithms/lessons/augmenting-paths/asked/questions.ts";
import { lesson } from "#algorithms/lessons/augmenting-paths/lesson.ts";
import { depth, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import { mutated } from "../support/all-mutants.ts";

/** All smallest covers, as they are told. */
function smallestCovers({ n, edges }: Graph): string[] {
  const covers: number[][] = [];
  for (let set = 0; set < 1 << n; set++) {
    if (!edges.every(({ u, v }) => (set >> u) & 1 || (set >> v) & 1)) continue;
    covers.push(Array.from({ length: n }, (_, v) => v).filter((v) => (set >> v) & 1));
  }
  const least = Math.min(...covers.map(({ length }) => length));
  return covers.filter(({ length }) => length === least).map(toldVertices);
}

/** The covers to which a reader can come who takes every way that is open: the choices before the cover are the algorithm's. */
function reachedCovers(graph: Graph): string[] {
  const reached: string[] = [];
  const follow = (given: readonly Answer[]): void => {
    let next = 0;
    const { open, result } = perform(
      lesson,
      { graph, places: [], given: false },
      {
        answer: ({ kind, own }) => (kind === "cover" ? given[next++] : own),
      },
    );
    if (!open) reached.push(toldVertices(result?.cover ?? []));
    else {
      expectSame(open.wrong, undefined);
      expectSame(
        open.legal.some((each) => each.join() === open.own.join()),
        true,
      );
      for (const answer of open.legal) follow([...given, answer]);
    }
  };
  follow([]);
  return reached;
}

describe("a turn ends at every smallest cover, and at no other", () => {
  test("on small bipartite graphs", () => {
    let several = 0;
    for (const graph of smallGraphs(depth(5, 6), isBipartite)) {
      const covers = smallestCovers(graph);
      expectSame(reachedCovers(graph).sort(), covers.sort());
      if (covers.length > 1) several++;
    }
    expect(several).toBeGreaterThan(10);
  });

  test("on larger ones", () => {
    for (let seed = 0; seed < tries(60); seed++) {
      const graph = renumbered(generateGraph("bipartite", 8 + (seed % 3), seed).graph, seed);
      expectSame(reachedCovers(graph).sort(), smallestCovers(graph).sort());
    }
  });
});

test("the table takes every smallest cover, and no other choice of ends", () => {
  let several = 0;
  for (let seed = 0; seed < tries(12); seed++) {
    const table = tables.cover(12, seed);
    const edges = [...(table.given ?? "").matchAll(/(\d+)\u2060–\u2060(\d+)/g)].map(([, u, v]) => ({
      u: Number(u),
      v: Number(v),
    }));
    const covers = new Set(smallestCovers({ n: 12, edges } as unknown as Graph));
    const paired = table.rows.flatMap(([board], player) => (/\d/.test(board ?? "") ? [player] : []));
    let taken = 0;
    for (let ends = 0; ends < 1 << paired.length; ends++) {
      const filled = table.rows.map(([board = "", none = ""], player) => {
        const k = paired.indexOf(player);
        return [board, k < 0 ? none : (ends >> k) & 1 ? board : String(player)];
      });
      const chosen = paired.map((player) => Number(filled[player]?.[1]));
      const isCover = covers.has(toldVertices(chosen));
      if (isCover) taken++;
      expectSame(table.grade(filled).cells.flat().every(Boolean), isCover);
    }
    expectSame(taken, covers.size);
    if (taken > 1) several++;
  }
  expect(several).toBeGreaterThan(0);
});

test("the question with choices has one smallest cover among them", () => {
  const solvers = mutated.find(({ lesson: { id } }) => id === lesson.id)?.solvers ?? {};
  for (let seed = 0; seed < tries(40); seed++) {
    const { problem, choices } = askedOutcome(lesson, solvers, outcomes.cover, seed);
    const covers = smallestCovers(problem.graph);
    for (const { text, mutants } of choices) expectSame(covers.includes(text), mutants.length === 0);
  }
});
