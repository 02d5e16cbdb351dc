import { between, seededRandom } from "#algorithms/shared/random.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import { seat } from "../shared/round-robin/seat.ts";
import { silentRecorder } from "../trace.ts";
import { solve } from "./solve.ts";
import { steps } from "./steps.ts";

/** The rounds of n players as `solve` makes them: games as [white, black]; round r is at index r − 1. */
export function rounds(n: number): (readonly [white: number, black: number])[][] {
  const { white, black } = solve({ n, names: [], colors: "balanced" }, silentRecorder(steps));
  const perRound = Math.floor(n / 2);
  const games = Array.from(white, (player, game) => [player, black[game]] as const);
  return Array.from({ length: n % 2 === 1 ? n : n - 1 }, (_, r) =>
    games.slice(r * perRound, (r + 1) * perRound),
  );
}

/** Whom a player meets in a round of `rounds(n)`, or 0 for a bye. */
export function opponent(table: ReturnType<typeof rounds>, round: number, player: number): number {
  const game = table[round - 1]?.find((pair) => pair.includes(player));
  return game === undefined ? 0 : game[0] === player ? game[1] : game[0];
}

/** The questions of the article. */
export const exercises: Tasks = { meeting, opponent: whom, white: whoIsWhite };

/** Odd n: when do a and b meet, and who sits out that round? */
function meeting(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 9 : 2 * between(random, 3, 10) + 1;
  const [a, b] = seed === 0 ? [2, 9] : twoOf(random, n);
  const table = rounds(n);
  const round = table.findIndex((_, r) => opponent(table, r + 1, a) === b) + 1;
  return {
    prompt: `${n} players, player i at the top in round i. In which round do players ${a} and ${b} meet, and who sits out that round?`,
    fields: ["Round", "Sits out"],
    solution: [String(round), String(round)],
    grade([typedRound = "", typedBye = ""]): Verdict {
      const r = whole(typedRound, n);
      const bye = whole(typedBye, n);
      if (r === undefined) return no(`A round is a number from 1 to ${n}.`);
      if (bye === undefined) return no(`A player is a number from 1 to ${n}.`);
      if (r !== round) return no(wrongRound(table, r, a, b, n));
      if (bye !== r)
        return no(`The round is right. In round ${r} player ${bye} meets ${opponent(table, r, bye)}.`);
      return yes(`${a} + ${b} = ${a + b} and 2 · ${r} = ${2 * r} leave the same remainder modulo ${n}.`);
    },
  };
}

function wrongRound(table: ReturnType<typeof rounds>, r: number, a: number, b: number, n: number): string {
  const met = opponent(table, r, a);
  if (met === 0) return `Player ${a} is at the top in round ${r} and sits out.`;
  return `In round ${r} player ${a} meets ${met}: the sums are ${(2 * r) % n} modulo ${n} there, but ${a} + ${b} leaves ${(a + b) % n}.`;
}

/** Even n: whom does a player meet in a round? */
function whom(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 10 : 2 * between(random, 3, 10);
  const [round, player] = seed === 0 ? [7, 3] : [between(random, 1, n - 1), between(random, 1, n)];
  const table = rounds(n);
  const right = opponent(table, round, player);
  return {
    prompt: `${n} players, player ${n} in the middle. Whom does player ${player} meet in round ${round}?`,
    fields: ["Player"],
    solution: [String(right)],
    grade([typed = ""]): Verdict {
      const p = whole(typed, n);
      if (p === undefined) return no(`A player is a number from 1 to ${n}.`);
      if (p === player) return no("Nobody meets himself.");
      if (p !== right)
        return no(
          `${p} meets ${opponent(table, round, p)} in round ${round}. Count modulo ${n - 1}: that is how many seats there are.`,
        );
      if (p === n || player === n)
        return yes(
          `Player ${Math.min(p, player)} is at the top in round ${round}, so the middle is the opponent.`,
        );
      return yes(
        `${player} + ${p} = ${player + p} and 2 · ${round} = ${2 * round} leave the same remainder modulo ${n - 1}.`,
      );
    },
  };
}

/** Who has White when a and b meet, by the rule that balances? */
function whoIsWhite(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 9 : between(random, 6, 16);
  const [a, b] = seed === 0 ? [3, 7] : twoOf(random, n);
  const table = rounds(n);
  const r = table.findIndex((_, k) => opponent(table, k + 1, a) === b) + 1;
  const white = table[r - 1]?.find((pair) => pair.includes(a))?.[0] as number;
  return {
    prompt: `${n} players, balanced colours. Who has White when ${a} meets ${b}?`,
    fields: ["Player"],
    solution: [String(white)],
    grade([typed = ""]): Verdict {
      const p = whole(typed, n);
      if (p !== a && p !== b) return no(`It must be ${a} or ${b}.`);
      const why = reasonForWhite(n, r, white, a + b - white);
      return p === white
        ? yes(why)
        : no(
            `They meet in round ${r}. ${n % 2 === 0 && Math.max(a, b) === n ? "The middle has Black in odd rounds." : "In which row do they sit, and who is on the right?"}`,
          );
    },
  };
}

function reasonForWhite(n: number, r: number, white: number, black: number): string {
  const m = n % 2 === 1 ? n : n - 1;
  if (white > m || black > m)
    return `They meet in round ${r}, which is ${r % 2 === 1 ? "odd: the middle has Black" : "even: the middle has White"}.`;
  const j = (white - r + m) % m;
  const row = Math.min(j, m - j);
  return `They meet in round ${r}, row ${row}. The row is ${row % 2 === 1 ? "odd, and White sits on the right" : "even, and White sits on the left"}: ${seat(r + (row % 2 === 1 ? row : -row), m)}.`;
}

/** The schedule of five players, to be completed. A game is typed as two numbers, in either order. */
export function faded(n: number): FadedTable {
  const table = rounds(n);
  const rows = table.map((games, r) => [String(r + 1), ...games.map(([a, b]) => `${a}–${b}`)]);
  return {
    columns: ["sits out", ...(table[0] ?? []).map((_, k) => `game ${k + 1}`)],
    rows,
    grade(typed) {
      const reasons: string[] = [];
      const cells = typed.map((row, r) =>
        row.map((text, column) => {
          if (text.trim() === "") return undefined;
          const reason =
            column === 0 ? wrongBye(text, r + 1, table) : wrongGame(text, r + 1, n, row.slice(1, column));
          if (reason !== "") reasons.push(`Round ${r + 1}: ${reason}`);
          return reason === "";
        }),
      );
      return { cells, reason: reasons[0] ?? "" };
    },
  };
}

function wrongBye(text: string, round: number, table: ReturnType<typeof rounds>): string {
  const player = whole(text, table.length);
  if (player === undefined) return `a player is a number from 1 to ${table.length}.`;
  const other = opponent(table, round, player);
  return other === 0 ? "" : `${player} sits level with ${other}. Who is at the top?`;
}

function wrongGame(text: string, round: number, n: number, before: readonly string[]): string {
  const [a, b, ...more] = numbers(text, n);
  if (a === undefined || b === undefined || more.length > 0) return "a game is two numbers, such as 2–5.";
  if (Math.max(a, b) > n || Math.min(a, b) < 1) return `players are 1 to ${n}.`;
  if (a === b) return `${a} cannot meet ${a}: only the top sits level with nobody.`;
  if ((a + b) % n !== (2 * round) % n)
    return `${a} + ${b} leaves ${(a + b) % n} modulo ${n}; level seats leave ${(2 * round) % n}.`;
  const again = before.some((game) => numbers(game, n).includes(a) && numbers(game, n).includes(b));
  return again ? `${a}–${b} is in this round already.` : "";
}

/** The numbers in a text. Up to nine players, "25" is 2 and 5. */
function numbers(text: string, n: number): number[] {
  return Array.from(text.matchAll(n < 10 ? /\d/g : /\d+/g), ([digits]) => Number(digits));
}

/** The number typed, when it is a whole one from 1 to `most`. */
function whole(text: string, most: number): number | undefined {
  const digits = text.trim();
  const value = Number(digits);
  return /^\d+$/.test(digits) && value >= 1 && value <= most ? value : undefined;
}

function twoOf(random: () => number, n: number): [number, number] {
  const a = between(random, 1, n);
  const b = seat(a + between(random, 1, n - 1), n);
  return a < b ? [a, b] : [b, a];
}
