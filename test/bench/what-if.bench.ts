/** What a run otherwise, and a question to a run, cost beside the run itself. */
import { AskedRun } from "#algorithms/core/lesson/asked-run.ts";
import { align } from "#algorithms/core/run/alignment.ts";
import { changesOf, stepsOf, whole } from "#algorithms/core/run/asking.ts";
import { AS_WRITTEN, forksOf, recordFuture } from "#algorithms/core/run/futures.ts";
import { ownAnswer, perform } from "#algorithms/core/run/performed-run.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { lesson as blossom } from "#algorithms/lessons/blossom/lesson.ts";
import { lesson as circle } from "#algorithms/lessons/circle-method/lesson.ts";
import { cells, solve, steps } from "./insertion-sort.ts";
import { type Bench, medians, row } from "./measure.ts";

const ROUNDS = 9;
/** The circle's run of two million steps. */
const PLAYERS = 1150;
/** A dense graph. */
const VERTICES = 200;
/** Insertion sort of a list backwards takes n²/2 comparisons: some five million steps. */
const VALUES = 3200;
const LONG = 5_000_000;

export const bench: Bench = async () => {
  const problem = circle.parse(`${PLAYERS}\n`);
  const written = record(circle, problem).trace;
  const first = forksOf([circle, problem], AS_WRITTEN, 100)[0];
  const future = { deviations: [{ position: first?.position ?? 0, nth: 0, index: 1 }] };
  const branch = recordFuture(circle, problem, future).trace;
  const label = { left: () => "", right: () => "", isOneProblem: true } as const;
  const [recorded, branched, aligned] = medians(
    [
      () => record(circle, problem).trace,
      () => recordFuture(circle, problem, future).trace,
      () => align(written, branch, label),
    ],
    ROUNDS,
  );
  const dense = blossom.parse(denseGraph());
  const { taken } = perform(blossom, dense, { answer: ownAnswer });
  const [plain, performed, again] = medians(
    [
      () => record(blossom, dense),
      () => perform(blossom, dense, { answer: ownAnswer }),
      () => perform(blossom, dense, { trusted: taken.slice(0, -1), answer: ownAnswer }),
    ],
    ROUNDS,
  );
  const long = record(
    { steps, cells, solve },
    Array.from({ length: VALUES }, (_, k) => VALUES - k),
    { budget: LONG },
  ).trace;
  const kind = Object.keys(steps)[1] ?? "";
  const [asked, changed] = medians(
    [() => whole(stepsOf(long, [kind])), () => whole(changesOf(long, { cells: cells[0] ?? "", index: 3 }))],
    ROUNDS,
  );
  const [spoken] = medians(
    [
      () =>
        whole(
          new AskedRun({ lesson: circle, run: { problem, trace: written }, listings: [] }).answer({
            by: "mark",
            marks: ["p3"],
          }),
        ),
    ],
    1,
    1,
  );
  return [
    row("steps of the run", "steps", written.length),
    row("a branch ÷ its run", "×", (branched ?? 0) / (recorded ?? 1), 2),
    row("both laid side by side", "ms", aligned ?? 0),
    row(`perform, ${VERTICES} dense vertices`, "ms", performed ?? 0, 5),
    row("perform ÷ record", "×", (performed ?? 0) / (plain ?? 1)),
    row("  with one choice more, as a reader's every move does", "ms", again ?? 0, 5),
    row("steps of the run that is asked", "steps", long.length),
    row("each step of a kind", "ms", asked ?? 0, 50),
    row("each change of a cell", "ms", changed ?? 0, 50),
    row("what happens to player 3, all sentences that are needed", "ms", spoken ?? 0),
  ];
};

/** Vertices of which three in ten pairs are joined. */
function denseGraph(): string {
  const edges: string[] = [];
  for (let u = 0; u < VERTICES; u++)
    for (let v = u + 1; v < VERTICES; v++) if ((u * 7 + v * 11) % 10 < 3) edges.push(`${u} ${v}`);
  return `${edges.join("\n")}\n`;
}
