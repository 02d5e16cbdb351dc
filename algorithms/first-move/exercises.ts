import { between, seededRandom } from "#algorithms/shared/random.ts";
import { rounds } from "../circle-method/exercises.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import { silentRecorder } from "../trace.ts";
import { meeting } from "./place.ts";
import type { Coloring, ColorRule } from "./problem.ts";
import { solve } from "./solve.ts";
import { steps } from "./steps.ts";
import { totalsOf } from "./totals.ts";

export { rounds };

/** The questions of the article. */
export const exercises: Tasks = { fewest, place: placeOfBreak, total, berger };

function colored(n: number, colors: ColorRule): Coloring {
  return solve({ n, names: [], colors, own: [] }, silentRecorder(steps));
}

/** Even n: the fewest breaks, and how many players have the extra White. */
function fewest(seed: number): Task {
  const n = seed === 0 ? 10 : 2 * between(seededRandom(seed), 3, 20);
  const { total: least } = colored(n, "balanced");
  return {
    prompt: `${n} players, ${n - 1} rounds. What is the smallest number of breaks in all, and how many players have one White more than Blacks?`,
    fields: ["Breaks", "Players"],
    solution: [String(least), String(n / 2)],
    grade([typedBreaks = "", typedPlayers = ""]): Verdict {
      const breaks = whole(typedBreaks);
      const players = whole(typedPlayers);
      if (breaks === undefined || players === undefined) return no("Both are whole numbers.");
      if (breaks < least)
        return no(
          `Then more than two players would have no break: with ${breaks} breaks at least ${n - breaks}.`,
        );
      if (breaks > least) return no("That many are not needed. How many players can be without a break?");
      if (players !== n / 2)
        return no(
          "The breaks are right. Every game has one White and one Black: what does that say of the extra ones?",
        );
      return yes(
        `${n} − 2 = ${least}. There are as many Whites as Blacks, so half of the ${n} players have the extra White.`,
      );
    },
  };
}

/** Even n, balanced: the round of a player's only break. */
function placeOfBreak(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 10 : 2 * between(random, 3, 12);
  const p = seed === 0 ? 6 : between(random, 2, n - 1);
  const { color, rounds: last } = colored(n, "balanced");
  const row = Array.from(color).slice((p - 1) * last, p * last);
  const right = row.findIndex((now, r) => r > 0 && now === row[r - 1]) + 1;
  return {
    prompt: `${n} players, White by row and by round. In which round is the second of player ${p}’s two equal games?`,
    fields: ["Round"],
    solution: [String(right)],
    grade([typed = ""]): Verdict {
      const round = whole(typed);
      if (round === undefined || round < 1 || round > last)
        return no(`A round is a number from 1 to ${last}.`);
      if (round !== right) return no(wrongPlace(n, p, round, row));
      return yes(
        `The game against the middle is in round ${p}, ${p % 2 === 1 ? "odd: White, like the game before" : "even: Black, like the game after"}.`,
      );
    },
  };
}

function wrongPlace(n: number, p: number, round: number, row: readonly number[]): string {
  if (round === 1) return "There is no game before round 1.";
  const name = (r: number) => (row[r - 1] === 1 ? "White" : "Black");
  return `Player ${p} has ${name(round - 1)} in round ${round - 1} and ${name(round)} in round ${round}. When does ${p} meet player ${n}?`;
}

/** All breaks under a rule. */
function total(seed: number): Task {
  const random = seededRandom(seed);
  const rule =
    seed === 0 ? "printed" : (["printed", "last-alternates", "balanced"] as const)[between(random, 0, 2)];
  const n = seed === 0 ? 6 : between(random, 5, 16);
  const colors = rule ?? "printed";
  const right = colored(n, colors).total;
  const told = {
    printed: "White always goes to the right-hand player of a row, and the middle always has Black",
    "last-alternates":
      "White always goes to the right-hand player of a row; only the middle alternates by round",
    balanced: "White goes by row and by round",
  }[colors];
  return {
    prompt: `${n} players. ${told}. How many breaks are there in all?`,
    fields: ["Breaks"],
    solution: [String(right)],
    grade([typed = ""]): Verdict {
      const value = whole(typed);
      if (value === undefined) return no("That is no whole number.");
      const { formula } = totalsOf(n, colors);
      if (value === right) return yes(`${formula} at n = ${n}.`);
      return no(
        `Not ${value}. Is ${n} odd or even? ${n % 2 === 1 && colors === "last-alternates" ? "Where is the middle then?" : "Count the breaks of one row, then look how the rows differ."}`,
      );
    },
  };
}

/** The rule of the Berger table, without rounds: even N. */
function berger(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 8 : 2 * between(random, 3, 10);
  const a = seed === 0 ? 3 : between(random, 1, n - 1);
  const b = seed === 0 ? 7 : between(random, a + 1, n);
  const white = bergerWhite(n, a, b);
  return {
    prompt: `Berger table for ${n} players: ${a} meets ${b}. Who has White?`,
    fields: ["Player"],
    solution: [String(white)],
    grade([typed = ""]): Verdict {
      const player = whole(typed);
      if (player !== a && player !== b) return no(`It must be ${a} or ${b}.`);
      const reason =
        b === n
          ? `Against player ${n}, the players 1 to ${n / 2} have White and the others Black.`
          : `${a} + ${b} = ${a + b} is ${(a + b) % 2 === 1 ? "odd: the lower number" : "even: the higher number"} has White.`;
      return player === white
        ? yes(reason)
        : no(b === n ? "Player n has a rule of its own." : "Is the sum odd or even?");
    },
  };
}

/** Who has White in the Berger table for even n, for a < b ≤ n. */
export function bergerWhite(n: number, a: number, b: number): number {
  if (b === n) return a <= n / 2 ? a : n;
  return (a + b) % 2 === 1 ? a : b;
}

/** The row of player 2: opponent, row of the circle (0 for the middle), and who has White. */
export function faded(n: number): FadedTable {
  const p = 2;
  const { color, rounds: last } = colored(n, "balanced");
  const rows = Array.from({ length: last }, (_, k) => {
    const { opponent, j } = meeting(n, p, k + 1);
    return [String(opponent), String(j), String(color[(p - 1) * last + k] === 1 ? p : opponent)];
  });
  return {
    columns: ["opponent", "row j", "White"],
    rows,
    grade(typed) {
      const reasons: string[] = [];
      const cells = typed.map((row, r) =>
        row.map((text, column) => {
          if (text.trim() === "") return undefined;
          const right = text.trim() === rows[r]?.[column];
          if (!right) reasons.push(`Round ${r + 1}: ${wrongCell(n, p, r + 1, column)}`);
          return right;
        }),
      );
      return { cells, reason: reasons[0] ?? "" };
    },
  };
}

function wrongCell(n: number, p: number, r: number, column: number): string {
  const { j, opponent } = meeting(n, p, r);
  if (column === 0)
    return j === 0
      ? `${p} is at the top in this round. Who sits in the middle?`
      : `the two numbers add up to twice the round modulo ${n - 1}.`;
  if (column === 1)
    return j === 0
      ? "the middle has no row: write 0."
      : `count the seats from the top, player ${r}, to player ${p}.`;
  if (j === 0) return "the middle has Black in odd rounds and White in even ones.";
  return `row ${j} is ${j % 2 === 1 ? "odd: White to the right" : "even: White to the left"}. Who of ${p} and ${opponent} sits there?`;
}

function whole(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}
