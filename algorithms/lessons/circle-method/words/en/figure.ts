import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Part } from "#algorithms/kit/rounds/window.ts";
import type { Place } from "#algorithms/lessons/circle-method/figure/state.ts";
import type { Problem } from "#algorithms/lessons/circle-method/problem.ts";

/** What the picture and the tables of the circle method say, in English. */
export const sceneWords = {
  player: (player: number, name: string | undefined): string =>
    name === undefined ? `player ${player}` : `player ${player}, ${name}`,
  emptyChair: "empty chair",
  bye: "bye",
  top: "top",
  sum: "sum",
  /** The whole picture in a sentence. */
  picture({ n }: Problem, { odd, m, i, rows, paired, isPaired, pairOf, guestPaired }: Place): string {
    if (i === 0) return `${n} players: ${m} on a circle${odd ? "" : `, player ${n} in the middle`}.`;
    const listed = Math.min(paired, 12);
    const pairs: string[] = [];
    for (let j = 1; j <= rows && pairs.length < listed; j++)
      if (isPaired(j)) pairs.push(pairOf(j).join(" meets "));
    if (paired > listed) pairs.push(`and ${paired - listed} more pairs`);
    const [a, b] = guestPaired ? pairOf(rows + 1) : [i, n];
    if (guestPaired && (a !== i || b !== n)) pairs.push(`${a} meets ${b}`);
    const top = odd
      ? "sits out"
      : guestPaired && a === i && b === n
        ? `meets player ${n} in the middle`
        : "is at the top";
    return `Round ${i}: player ${i} ${top}${pairs.length > 0 ? `; ${pairs.join(", ")}` : ""}.`;
  },
  key: { chosen: "this step", done: "paired", sides: "White, Black", active: "sits out" },
  row: (j: number): string => `j = ${j}`,
  schedule: "Schedule",
  round: "Round",
  sitsOut: "sits out",
  withGuest: "middle",
  games: (count: number, of: number): string => `${count} of ${of} games`,
  /** Which rounds and rows of the whole schedule are shown. */
  part: (from: number, to: number, of: number, rows?: Part): string =>
    `rounds ${from}–${to} of ${of}${rows ? `, rows ${rows[0]}–${rows[1]} of ${rows[2]}` : ""}`,
};

/** The figures with which the invariants and the claims of the circle method are shown, in English. */
export const evidence = {
  pairs: (games: number, pairs: number, n: number): string =>
    `${counted(games, "game")} = ${counted(pairs, "pair")} = ${n} · ${n - 1} / 2`,
  roundsWithByes: (rounds: number, byes: number, n: number): string =>
    `${counted(rounds, "round")}, ${counted(byes, "bye")}, ${n} players`,
  rounds: (rounds: number, games: number): string =>
    `${counted(rounds, "round")} of ${counted(games, "game")}`,
  share: (most: number): string => `|W − B| ≤ ${most}`,
  breaks: (breaks: number, formula: string): string => `${breaks} = ${formula}`,
  /** How many breaks a rule gives, for odd and for even n. */
  formulas: {
    balanced: { odd: "0", even: "n − 2" },
    printed: { odd: "(n − 1)(n − 3)", even: "(n − 2)²" },
  },
  modulo: (sum: string, m: number): string => `${sum} (mod ${m})`,
  places: (places: number, players: number): string => `${places} places, ${players} players`,
  written: (told: number, written: number): string => `${told} told, ${written} written`,
  met: (games: number, pairs: number): string => `${counted(games, "game")}, ${counted(pairs, "pair")}`,
};

/** The shorthand of the steps and the labels of the phases of the circle method, in English. */
export const notation = {
  round: (round: number): string => `round ${round}`,
  bye: (player: number): string => `${player} bye`,
  right: (player: number): string => `a = ${player}`,
  left: (player: number): string => `b = ${player}`,
  full: (round: number): string => `${round} full`,
};
