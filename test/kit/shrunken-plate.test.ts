/** The shrunken graph beside the figures of both lessons on blossoms, counted another way: from the cells of each frame. */
import { describe, expect, test } from "vitest";
import { examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { record } from "#algorithms/core/run/trace.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { inputOf, lessons } from "#test/support/all-lessons.ts";

/** Steps looked at of an example. */
const MOST = 300;
/** The cells that name the blossom around a vertex or a blossom, which counts on after the vertices; and where the picture stands. */
const LESSONS = [
  ["blossom", "around", "blossoms"],
  ["weighted-blossom", "parent", "shrunken"],
] as const;

for (const [id, around, table] of LESSONS) {
  const lesson = lessons[`/algorithms/lessons/${id}/lesson.ts`];
  if (!lesson) throw new Error(`there is no lesson ${id}`);
  describe(`the shrunken graph of ${id}`, () => {
    test.each(examplesOf(lesson))(
      "has a vertex for each outermost blossom at every step of %s",
      (example) => {
        const problem = lesson.parse(inputOf(id, example)) as { readonly graph: Graph };
        const { n, edges } = problem.graph;
        const { trace } = record(lesson, problem);
        const cursor = trace.cursor();
        for (let position = 0; position <= Math.min(trace.length, MOST); position++) {
          const frame = cursor.seek(position);
          const up = frame.cells[around] as ArrayLike<number>;
          const outermost = (x: number): number => (up[x] ? outermost(up[x]) : x);
          const name = (v: number) => {
            const top = outermost(v + 1);
            return top > n ? `B${top - n}` : `v${v}`;
          };
          const { tables, plate } = lesson.scene(problem, frame);
          const picture = tables.find((each) => each.id === table)?.picture;
          const names = Array.from({ length: n }, (_, v) => name(v));
          expect(picture?.nodes.map((node) => node.id).toSorted()).toEqual([...new Set(names)].toSorted());
          const drawn = new Set((plate as typeof picture)?.edges.map((edge) => edge.id));
          const contracted = edges
            .filter(({ u, v }) => drawn.has(`e${u}.${v}`) && names[u] !== names[v])
            .map(({ u, v }) => [names[u], names[v]].toSorted().join());
          expect(picture?.edges.length).toBe(new Set(contracted).size);
          const places = picture?.nodes.map(({ x, y }) => `${x} ${y}`);
          expect(new Set(places).size, "places").toBe(places?.length);
        }
      },
    );
  });
}
