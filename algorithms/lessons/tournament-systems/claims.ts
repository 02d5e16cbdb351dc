import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { matchesPlayed, placeOf, standsAt } from "./figure/state.ts";
import { type Bracket, halvings, type Problem } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { evidence } from "./words/en/figure.ts";

/** The certificate: statements on the finished bracket. */
export const claims: Lesson<Problem, Bracket, Steps, CellName>["claims"] = [
  { id: "matches", test: matches },
  { id: "rounds", test: rounds },
  { id: "byes", test: byes },
  { id: "final", test: onlyInTheFinal },
];

function entrant({ size, draw, winner }: Bracket, v: number): number {
  return v >= size ? draw[v] : winner[v];
}

/** Everyone but the winner loses exactly once, and each match was between two different players. */
function matches({ n }: Problem, bracket: Bracket): Evidence {
  const losers = new Set<number>();
  let [played, legal] = [0, true];
  for (let v = 1; v < bracket.size; v++) {
    const [a, b] = [entrant(bracket, 2 * v), entrant(bracket, 2 * v + 1)];
    const through = entrant(bracket, v);
    if (through !== a && through !== b) legal = false;
    if (b > n) {
      if (through !== a) legal = false;
      continue;
    }
    played++;
    losers.add(a + b - through);
  }
  const champion = entrant(bracket, 1);
  const holds = legal && played === n - 1 && losers.size === n - 1 && !losers.has(champion);
  return { holds, evidence: evidence.matches(played, losers.size, n) };
}

function rounds({ n }: Problem, bracket: Bracket): Evidence {
  const { rounds, size } = bracket;
  const [below, above] = [2 ** (rounds - 1) < n ? "<" : "≥", n <= 2 ** rounds ? "≤" : ">"];
  return {
    holds: rounds === halvings(n) && size === 2 ** rounds,
    evidence: `2^${rounds - 1} ${below} ${n} ${above} 2^${rounds} ${size === 2 ** rounds ? "=" : "≠"} ${size}`,
  };
}

/** The first-round places hold each seed once, those above n are nobody, and their opponents are the top seeds. */
function byes({ n }: Problem, { size, draw }: Bracket): Evidence {
  const first = Array.from({ length: size }, (_, k) => draw[size + k]);
  const each = new Set(first).size === size && first.every((s) => s >= 1 && s <= size);
  const lucky: number[] = [];
  for (let k = 0; k < size; k += 2) {
    const [a, b] = [first[k], first[k + 1]];
    if (a > n && b > n) return { holds: false, evidence: evidence.nobody(k) };
    if (b > n || a > n) lucky.push(Math.min(a, b));
  }
  const top = lucky.every((s) => s <= size - n);
  return {
    holds: each && top && lucky.length === size - n,
    evidence: top ? evidence.byes(size, n, lucky.length) : evidence.byesOf(lucky),
  };
}

/** The halves of the tree: seed 1 in one, seed 2 in the other; and the best 2^k seeds in different parts of that size. */
function onlyInTheFinal(_problem: Problem, { size, draw, rounds: all }: Bracket): Evidence {
  const at = new Map(Array.from({ length: size }, (_, k) => [draw[size + k], k]));
  /** The first level on which two of its seeds are in one part. */
  let together = 0;
  for (let level = 1; level <= all; level++) {
    const part = size / 2 ** level;
    const parts = new Set(
      Array.from({ length: 2 ** level }, (_, s) => Math.floor((at.get(s + 1) as number) / part)),
    );
    if (parts.size !== 2 ** level) together ||= 2 ** level;
  }
  const [first, second] = [1, 2].map((seed) => (at.get(seed) as number) < size / 2);
  return {
    holds: together === 0 && first !== second,
    evidence:
      first === second || together === 0 ? evidence.halves(first, second) : evidence.together(together),
  };
}

/** What holds at every position, read from the cells alone. */
export const invariants: Lesson<Problem, Bracket, Steps, CellName>["invariants"] = [
  { id: "sum", test: oneSum },
  { id: "alive", test: stillIn },
  { id: "drawn", test: levelsAreDrawn },
];

/** In the level that is being drawn, or in the first round: all pairs so far have one sum. */
function oneSum(problem: Problem, frame: Frame): Evidence {
  const { levels } = placeOf(problem, frame);
  const draw = frame.cells.draw;
  let k = 2 ** Math.max(levels, 1);
  if (
    !Array.from(draw)
      .slice(k, 2 * k)
      .some((seed) => seed > 0)
  )
    k /= 2;
  if (k < 2) return { holds: true, evidence: "" };
  const pairs: [number, number][] = [];
  for (let v = k; v < 2 * k; v += 2) if ((draw[v] ?? 0) > 0) pairs.push([draw[v], draw[v + 1]]);
  const shown = pairs.slice(0, 3).map(([a, b]) => `${a}+${b}`);
  const wrong = pairs.find(([a, b]) => a + b !== k + 1);
  return wrong
    ? { holds: false, evidence: `${wrong.join("+")} ≠ ${k + 1}` }
    : { holds: true, evidence: `${shown.join(" = ")}${pairs.length > 3 ? " = …" : ""} = ${k + 1}` };
}

/** Every match puts one player out, a bye nobody. */
function stillIn(problem: Problem, frame: Frame): Evidence {
  const place = placeOf(problem, frame);
  const { n, size } = place;
  const out = new Set<number>();
  for (let v = 1; v < size; v++) {
    const through = standsAt(frame, size, v);
    if (through === 0) continue;
    for (const side of [2 * v, 2 * v + 1]) {
      const player = standsAt(frame, size, side);
      if (player !== through && player <= n) out.add(player);
    }
  }
  const played = matchesPlayed(frame, place);
  return { holds: n - played === n - out.size, evidence: evidence.alive(n, played, n - out.size) };
}

/** While the draw is made, the levels that are told are those whose places have their seeds, and no others. */
function levelsAreDrawn(problem: Problem, frame: Frame): Evidence {
  const { levels, round } = placeOf(problem, frame);
  const { draw } = frame.cells;
  let seeds = 0;
  for (let v = 1; v < draw.length; v++) if (draw[v] > 0) seeds++;
  // So many levels are full, and of the next one some places may have their seeds.
  const [least, most] = [2 ** levels - 1, 2 ** (levels + 1) - 1];
  const isTold = frame.step === "" || frame.step === "fold" || (seeds >= least && seeds < most);
  return {
    holds: round > 0 ? seeds === draw.length - 1 : isTold,
    evidence: evidence.drawn(seeds, levels),
  };
}
