import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import { numberList } from "#algorithms/kit/programs/whole-numbers.ts";
import { noFamilies, nText } from "#algorithms/kit/rounds/judged-rounds.ts";
import type { Bracket } from "../problem.ts";
import { halvings } from "../systems.ts";
import { faultWords, judgeWords } from "../words/en/task.ts";

/** All fields up to the first one are asked, and these beyond it. */
const LARGEST = 65;
const BIG = [100, 127, 128, 129] as const;
const FIRST_GROWTH = 1000;
const LAST_GROWTH = 4;

/** The number of players is the problem; the answer has the seed at each place of the first round, 0 for nobody. */
export const task: JudgedTask<number, readonly number[], Bracket> = {
  entry: "draw",
  parameters: [["n", "number"]],
  returns: "number[]",
  args: (n) => [n],
  write: (n) => `${n}\n`,
  answer: numberList,
  fault: (n, places) => faultInSeeds(n, places) ?? faultInTree(n, places),
  example: 6,
  *small() {
    for (let n = 2; n <= LARGEST; n++) yield n;
    yield* BIG;
  },
  families: noFamilies,
  growth: (k) => (k <= LAST_GROWTH ? FIRST_GROWTH * 2 ** k : undefined),
  sizeOf: nText,
  *smaller(n) {
    for (let fewer = 2; fewer < n; fewer++) yield fewer;
  },
  lessonText: (n) => `${n}\n`,
  answerOf: ({ draw, size }, n) =>
    Array.from({ length: size }, (_, k) => draw[size + k]).map((seed) => (seed > n ? 0 : seed)),
  words: judgeWords,
};

/** The first seed that is not there once. */
function faultInSeeds(n: number, places: readonly number[]): string | undefined {
  const words = faultWords;
  const size = 2 ** halvings(n);
  if (places.length !== size) return words.size(places.length, size, n);
  const at = new Map<number, number>();
  for (const [k, seed] of places.entries()) {
    if (seed === 0) continue;
    if (seed < 0 || seed > n) return words.noSeed(k + 1, seed, n);
    const before = at.get(seed);
    if (before !== undefined) return words.twice(seed, before + 1, k + 1);
    at.set(seed, k);
  }
  for (let seed = 1; seed <= n; seed++) if (!at.has(seed)) return words.missing(seed);
  return undefined;
}

/** The first of the top seeds without its bye, or the first two that meet too early. Each seed is there once. */
function faultInTree(n: number, places: readonly number[]): string | undefined {
  const words = faultWords;
  const size = places.length;
  const at: number[] = [];
  for (const [k, seed] of places.entries()) at[seed] = k;
  for (let seed = 1; seed <= size - n; seed++) {
    const opponent = places[at[seed] ^ 1];
    if (opponent !== 0) return words.noBye(seed, opponent, size - n);
  }
  for (let parts = 2; parts < size; parts *= 2) {
    const first = new Map<number, number>();
    for (let seed = 1; seed <= parts; seed++) {
      const part = Math.floor((at[seed] * parts) / size);
      const other = first.get(part);
      if (other !== undefined) return words.together(other, seed, parts);
      first.set(part, seed);
    }
  }
  return undefined;
}
