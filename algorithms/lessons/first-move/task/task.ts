import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { roundsView } from "#algorithms/kit/programs/rounds-view.ts";
import { type Pair, pairRows } from "#algorithms/kit/programs/whole-numbers.ts";
import {
  fieldOf,
  fields,
  noFamilies,
  nText,
  type Rounds,
  smallerFields,
} from "#algorithms/kit/rounds/judged-rounds.ts";
import { fewest } from "../color-rules.ts";
import { type Coloring, pairsOf } from "../problem.ts";
import { faultWords, judgeWords, parsonsWords } from "../words/en/asked.ts";

/** The number of players is the problem; who meets whom follows from it. */
export const task: JudgedTask<number, Rounds, Coloring> = {
  entry: "colors",
  parameters: [
    ["n", "number"],
    ["rounds", "number[][][]"],
  ],
  returns: "number[][][]",
  args: (n) => [n, roundsOf(n)],
  write(n) {
    const rounds = roundsOf(n);
    return `${n} ${rounds.length}\n${pairRows.write(rounds)}`;
  },
  answer: pairRows,
  fault: (n, rounds) => faultInGames(n, rounds) ?? faultInColors(n, rounds),
  effect: effectOfColors,
  example: 4,
  small: fields,
  families: noFamilies,
  growth: fieldOf,
  sizeOf: nText,
  smaller: smallerFields,
  lessonText: (n) => `${n}\n`,
  answerOf: (result, n) => roundsOf(n).map((games, r) => games.map((game) => whiteFirst(result, game, r))),
  words: judgeWords,
};

/** The rounds of the circle method, the smaller number of each pair first. */
function roundsOf(n: number): Pair[][] {
  const { right, left, rounds, perRound } = pairsOf(n);
  return Array.from({ length: rounds }, (_, r) =>
    Array.from({ length: perRound }, (_, k): Pair => {
      const [a, b] = [right[r * perRound + k], left[r * perRound + k]];
      return a < b ? [a, b] : [b, a];
    }),
  );
}

/** A game of round r, counted from 0, as a lesson's table has it. Throws a RangeError where the table has not one White. */
function whiteFirst({ rounds, color }: Coloring, [a, b]: Pair, r: number): Pair {
  const [ofA, ofB] = [color[(a - 1) * rounds + r], color[(b - 1) * rounds + r]];
  if (ofA * ofB !== -1) throw new RangeError(`the colors of ${a} and ${b} in round ${r + 1} do not fit`);
  return ofA === 1 ? [a, b] : [b, a];
}

/** The first game that is not one of its round, or is missing there. */
function faultInGames(n: number, answer: Rounds): string | undefined {
  const words = faultWords;
  const expected = roundsOf(n);
  for (const [r, games] of expected.entries()) {
    const open = new Set(games.map(pairText));
    const all = new Set(open);
    for (const game of answer[r] ?? []) {
      const text = pairText(game);
      if (!all.has(text)) return words.notThere(r + 1, ...game);
      if (!open.delete(text)) return words.again(r + 1, ...game);
    }
    const missing = games.find((game) => open.has(pairText(game)));
    if (missing) return words.missing(r + 1, ...missing);
  }
  return answer.length > expected.length ? words.tooMany(answer.length, expected.length) : undefined;
}

function pairText([a, b]: Pair): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`;
}

/** The first player whose colors are not shared, or what is to be said of the breaks. */
function faultInColors(n: number, rounds: Rounds): string | undefined {
  const words = faultWords;
  const isOdd = n % 2 === 1;
  let breaks = 0;
  let firstBreak: string | undefined;
  const rows = rowsOf(n, rounds);
  for (const [index, row] of rows.entries()) {
    const whites = row.filter(({ isWhite }) => isWhite).length;
    const blacks = row.length - whites;
    if (Math.abs(whites - blacks) > (isOdd ? 0 : 1)) return words.share(index + 1, whites, blacks, isOdd);
  }
  for (const [index, row] of rows.entries())
    for (const [k, { round, isWhite }] of row.entries()) {
      const before = row[k - 1];
      if (before?.isWhite !== isWhite) continue;
      breaks++;
      firstBreak ??= words.breakAt(index + 1, isWhite, before.round, round);
    }
  if (breaks <= fewest(n).breaks) return undefined;
  return isOdd ? firstBreak : words.breaks(breaks, fewest(n).breaks);
}

/** Everybody's colors as a row, with the two colors exchanged where that comes first: no names. */
function effectOfColors(n: number, answer: Rounds): string {
  if (faultInGames(n, answer) !== undefined) return "other games";
  const rows = rowsOf(n, answer).map((row) => row.map(({ isWhite }) => (isWhite ? "w" : "b")).join(""));
  const turned = rows.map((row) => row.replace(/./g, (color) => (color === "w" ? "b" : "w")));
  return [rows.sort().join(" "), turned.sort().join(" ")].sort()[0] ?? "";
}

/** The games of each player in order, with their rounds from 1. */
function rowsOf(n: number, rounds: Rounds): { readonly round: number; readonly isWhite: boolean }[][] {
  const rows: { readonly round: number; readonly isWhite: boolean }[][] = Array.from({ length: n }, () => []);
  for (const [r, games] of rounds.entries())
    for (const [white, black] of games) {
      rows[white - 1].push({ round: r + 1, isWhite: true });
      rows[black - 1].push({ round: r + 1, isWhite: false });
    }
  return rows;
}

/** The rounds that a program is given are called "rounds"; what it makes of them is drawn. */
export const view = roundsView<number>({ players: (n) => n, names: ["colored", "answer", "result"] });

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  distractors: [
    { mutant: "middle-black", text: "return i % 2 === 1;", instead: "return true;" },
    { mutant: "color-by-round", text: "(row % 2 === 1)", instead: "(i % 2 === 1)" },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "colors",
  wrong: {
    "middle-black": [
      ["return i % 2 == 1;", "return true;"],
      ["return i % 2 == 1", "return True"],
    ],
    "color-by-round": [["(row % 2 == 1)", "(i % 2 == 1)"]],
    "right-white": [
      ["onRight == (row % 2 == 1)", "onRight"],
      ["on_right == (row % 2 == 1)", "on_right"],
    ],
  },
};
