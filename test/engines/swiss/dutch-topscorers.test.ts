/** Topscorers who may meet in the last round though both must have the same color: paired as the text alone says. */
import { expect, test } from "vitest";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { allowedPairs, type Field, fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { dutchPairs } from "#algorithms/engines/swiss/dutch/dutch-pairs.ts";
import { type Color, type Game, type Player, USUAL_SCORING } from "#algorithms/engines/swiss/tournament.ts";
import { naiveDutch } from "#test/support/naive/naive-dutch.ts";

const PLAYERS = 8;
const ROUNDS = 6;
const numbers = Array.from({ length: PLAYERS }, (_, i) => i + 1);

/** In the last three, found by trying, it decides that C13 counts no pairs of two absolute preferences. */
const SEEDS = [...Array.from({ length: 500 }, (_, i) => i + 1), 10_647, 14_138, 19_272];

const absent: Game = { opponent: 0, color: undefined, result: "Z" };

/** The colors of one player by lot, as the rules allow them: most of these players are to have Black. */
function colorsByLot(random: () => number): Color[] {
  for (;;) {
    const colors = Array.from({ length: ROUNDS }, (): Color => (random() < 0.5 ? "white" : "black"));
    const difference = colors.reduce((sum, color) => sum + (color === "white" ? 1 : -1), 0);
    const isAllowed =
      Math.abs(difference) <= 2 &&
      colors.every((c, k) => k < 2 || c !== colors[k - 1] || c !== colors[k - 2]);
    const isForBlack = difference > 0 || (difference === 0 && colors.at(-1) === "white");
    if (isAllowed && (isForBlack || random() < 0.1)) return colors;
  }
}

/** Eight players who have won all their games, each against others who do not play the last round, and who may not all meet. */
function topscorers(seed: number): Field {
  const random = seededRandom(seed);
  const colors = numbers.map(() => colorsByLot(random));
  const won = colors.map((of, i) =>
    of.map((color, r): Game => ({ opponent: PLAYERS + i * ROUNDS + r + 1, color, result: "1" })),
  );
  const lost = colors.flatMap((of, i) =>
    of.map((color, r) =>
      of.map((_, round): Game => {
        if (round !== r) return absent;
        return { opponent: i + 1, color: color === "white" ? "black" : "white", result: "0" };
      }),
    ),
  );
  const players = [...won, ...lost].map(
    (games, i): Player => ({
      ...{ sex: "", title: "", name: `Player ${i + 1}`, rating: 2500 - i, federation: "", fideId: "" },
      ...{ birth: "", rank: 0, games, points: 0 },
    }),
  );
  const forbidden = numbers.flatMap((a) =>
    numbers
      .filter((b) => a < b && random() < 0.45)
      .map((b) => ({ players: [a, b], first: 1, last: ROUNDS + 1 })),
  );
  const field = fieldOf({
    ...{ players, rounds: ROUNDS + 1, scoring: USUAL_SCORING, initialColor: "white", isRankOrder: false },
    ...{ absences: [], forbidden, acceleration: [], notes: [] },
  });
  return { ...field, candidates: field.candidates.filter(({ id }) => id <= PLAYERS) };
}

const sorted = (pairs: readonly (readonly number[])[]): string[] =>
  pairs.map((pair) => pair.toSorted((a, b) => a - b).join("–")).sort();

test("eight topscorers, five in six of whom must have Black", () => {
  const absolute = new Set<number>();
  for (const seed of SEEDS) {
    const field = topscorers(seed);
    const literal = naiveDutch(field);
    if (!literal) continue;
    const { pairs } = dutchPairs(field, [...field.candidates.keys()], allowedPairs(field));
    expect(sorted(pairs), `seed ${seed}`).toEqual(sorted(literal.pairs));
    const isAbsolute = (place: number) => field.candidates[place]?.strength === 3;
    absolute.add(pairs.filter(([a, b]) => isAbsolute(a) && isAbsolute(b)).length);
  }
  // There were rounds with up to three such pairs.
  expect([...absolute].toSorted()).toEqual([0, 1, 2, 3, 4].slice(0, absolute.size));
  expect(absolute.size).toBeGreaterThan(3);
});
