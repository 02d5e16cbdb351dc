/** A hunt for cheats: what they know by heart or try again and again does not bring them through, and how likely a miss is. */

import { describe, expect, test } from "vitest";
import { faultOf, judge } from "#algorithms/core/judge/judge.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import { rowsOfHooks } from "#algorithms/kit/graphs/hard-graphs.ts";
import { depth, isFull } from "#test/depth.ts";
import { callerOf, type Program, programsOf, tasks } from "../support/judged-programs.ts";
import { bestOf, type Call, knowing, renamings } from "./cheats.ts";

/** Up to so many vertices, players or rows a cheat knows everything by heart. */
const KNOWN: Readonly<Record<string, number>> = {
  "augmenting-paths": 24,
  blossom: 24,
  "circle-method": 32,
  "first-move": 32,
  floods: 10,
  "order-or-cycle": 24,
  "peaceful-kings": 4,
  "recursive-halving": 32,
  rotation: 32,
  "swiss-by-matching": 16,
  "tournament-systems": 64,
  "transpositions-and-exchanges": 2,
  "union-find": 40,
  "weighted-blossom": 24,
};
/** So often it begins again, where the input has other numbers that say the same. */
const TIMES = 12;
/** Programs that begin again by lot of their own. */
const BY_LOT = /forty|best-of/;
/** So many inputs of a family are tried, none of which the judge asks with its usual seed. */
const TRIED = 12;
const FIRST_SEED = 5000;
/** How sure we are of a share: one time in twenty the true one is smaller. */
const DOUBT = 0.05;
/** What the chance of a miss has to stay below, and where there is no need to look further. */
const [MOST_CHANCE, LITTLE] = [1e-6, 1e-9];

const callOf = (program: Program, task: AnyTask): Call => callerOf(program, task.entry);

function cheatOf(lesson: string, task: AnyTask, wrong: Program): Call {
  const right = programsOf(lesson, "right").toSorted((a, b) => b.largest - a.largest)[0] as Program;
  const renamed = renamings[lesson];
  const other = callOf(wrong, task);
  return knowing(
    callOf(right, task),
    renamed && !BY_LOT.test(wrong.name) ? bestOf(other, TIMES, renamed) : other,
    KNOWN[lesson] as number,
  );
}

/** A share of which so many tries in `tried` make us sure: by the tail of the binomial distribution. */
function surely(found: number, tried: number): number {
  let [low, high] = [0, found / tried];
  for (let k = 0; k < 40; k++) {
    const share = (low + high) / 2;
    let tail = 0;
    let term = (1 - share) ** tried;
    for (let hits = 0; hits <= tried; hits++) {
      if (hits >= found) tail += term;
      term *= ((tried - hits) / (hits + 1)) * (share / (1 - share));
    }
    if (tail < DOUBT) low = share;
    else high = share;
  }
  return low;
}

/**
 * The chance that a cheat is right on all inputs by chance that the judge asks of it unless all are wanted; no smaller than
 * `enough` needs.
 */
function missOf(task: AnyTask, call: Call, enough: number): number {
  let chance = 1;
  for (const { make, count, few = count, isLarge } of [...task.families].reverse()) {
    if (!isLarge || chance < enough) continue;
    let fallen = 0;
    for (let k = 0; k < TRIED; k++) {
      const problem = make(FIRST_SEED + k);
      if (faultOf(task, problem, call(task.args(problem))) !== undefined) fallen++;
    }
    if (fallen > 0) chance *= (1 - surely(fallen, TRIED)) ** few;
  }
  return chance;
}

const rounded = (chance: number): string => chance.toExponential(0);
const title = (name: string): string => name.replace(/^wrong-|\.js$/g, "").replaceAll("-", " ");

describe.each([...tasks])("who cheats in %s", (lesson, task) => {
  const wrong = programsOf(lesson, "wrong");
  const large = task.families.filter(({ isLarge }) => isLarge);
  const isDrawn = large.length > 0;
  // Without large inputs all sizes are asked; with them these alone have to be enough.
  const asked = isDrawn ? { ...task, small: () => [], families: large } : task;

  test.each((isDrawn ? wrong.slice(0, depth(3, Infinity)) : wrong).map((each) => [each.name, each] as const))(
    "by knowing small inputs by heart, and beginning again where there are other numbers, falls: %s",
    async (_name, program) => {
      const call = cheatOf(lesson, task, program);
      const run = async (problems: readonly unknown[]) => problems.map((problem) => call(task.args(problem)));
      const { failure } = await judge(asked, run, { count: "few", batch: 1, mayShrink: () => false });
      expect(failure).toBeDefined();
    },
    600_000,
  );
});

/** The wrong programs of a lesson with the chance that a cheat made of each is missed; not all of them in the quick depth. */
function chancesOf(
  lesson: string,
  isTaken: (name: string) => boolean,
  enough = MOST_CHANCE,
): { name: string; chance: number }[] {
  const task = tasks.get(lesson) as AnyTask;
  const wrong = programsOf(lesson, "wrong").filter(({ name }) => isFull || isTaken(name));
  return wrong.map((program) => ({
    name: program.name,
    chance: missOf(task, cheatOf(lesson, task, program), enough),
  }));
}

test("a miss in blossom is less likely than one in a million, as the page on the hunt says", async () => {
  const rows = chancesOf("blossom", (name) => BY_LOT.test(name), LITTLE);
  for (const { name, chance } of rows) expect(chance, name).toBeLessThan(MOST_CHANCE);
  const lines = rows.map(
    ({ name, chance }) => `| ${title(name)} | ${chance < LITTLE ? "< 1e-9" : rounded(chance)} |`,
  );
  if (isFull) await expect(`${head()}${lines.join("\n")}\n`).toMatchFileSnapshot("../../docs/hunt.md");
}, 900_000);

/** Of each lesson with large inputs the one that the quick depth takes, too. */
const TAKEN = {
  "augmenting-paths": "wrong-greedy.js",
  "swiss-by-matching": "wrong-bye-if-left-over.js",
  "weighted-blossom": "wrong-heaviest-first.js",
};

test.each(Object.entries(TAKEN))(
  "a miss in %s is less likely than one in a million, too",
  (lesson, taken) => {
    const rows = chancesOf(lesson, (name) => name === taken);
    expect(rows.length).toBeGreaterThan(0);
    for (const { name, chance } of rows) expect(chance, name).toBeLessThan(MOST_CHANCE);
  },
  3_600_000,
);

/** How often one run of a search over vertices and kinds of edges is right on one row of hooks. */
function rightOnOneRow(): number {
  const task = tasks.get("blossom") as AnyTask;
  const [program] = programsOf("blossom", "wrong").filter(({ name }) => name === "wrong-kind-of-edge.js") as [
    Program,
  ];
  const call = callOf(program, task);
  const tried = 400;
  let right = 0;
  for (let k = 1; k <= tried; k++) {
    const row = rowsOfHooks(FIRST_SEED + k, { rows: 1, hooks: 7, ahead: 7 });
    if (faultOf(task, row, call(task.args(row))) === undefined) right++;
  }
  return right / tried;
}

function head(): string {
  const one = rightOnOneRow();
  const all = one ** 6;
  return `# The hunt for cheats

For whoever asks how sure a verdict is. \`TEST_DEPTH=full npm run test:unit -- judging/hunt -u\` writes it.

A cheat is made of each wrong program in \`test/programs/\`. It knows all small inputs by heart (up to 24 vertices, 16
players of a Swiss round, 32 players of a round robin, boards of 4 rows). In other graphs it runs ${TIMES} times, each
time with other numbers and in another order, and gives its best answer; the three that draw lots themselves run as they
are. All of them fall on the inputs that \`kibitz judge\` asks unless told otherwise. In the lessons without inputs by
chance all sizes are asked, and nothing is left to chance.

The chance of a miss is that of a cheat to be right on all large inputs of one seed. The share of the inputs of each
family on which it falls is measured on ${TRIED} of them, and taken as small as is likely at all (19 times in 20).

Beginning again from the start does not help, since an input has many parts. One run of the search over vertices and
kinds of edges is right on one row of hooks with a chance of ${one.toFixed(2)}. Six rows stand side by side, joined so
that they cannot be told apart: ${one.toFixed(2)}^6 = ${rounded(all)}. Who begins again 1,000 times gets such an input
right with a chance of ${Math.min(1, 1000 * all).toFixed(2)} at most, and all sixteen of them with
${rounded(Math.min(1, 1000 * all) ** 16)}.

What is not promised: who does both, forty searches at each vertex and all of that a dozen times, may come through.

| Cheat made of | Chance of a miss in blossom |
| --- | --- |
`;
}
