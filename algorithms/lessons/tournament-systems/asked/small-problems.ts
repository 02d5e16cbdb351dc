import type { Bracket, Problem } from "../problem.ts";

/** Mistakes that no field up to this size shows are taken to show nowhere. */
const MOST_PLAYERS = 17;

/** Knockouts without upsets, the smallest first. */
export function* smallProblems(): Generator<Problem> {
  for (let n = 2; n <= MOST_PLAYERS; n++) yield { n, names: [], chance: 0 };
}

/** The rounds in a line, and at the end the winner: "1 2–3; 1–2; 1". Whoever has a bye stands alone. */
export function told({ n, size, draw, winner }: Bracket): string {
  const entrant = (v: number): number => (v >= size ? draw[v] : winner[v]);
  const rounds: string[] = [];
  for (let k = size / 2; k >= 1; k /= 2) {
    const matches = Array.from({ length: k }, (_, i) => {
      const [a, b] = [entrant(2 * (k + i)), entrant(2 * (k + i) + 1)];
      return b > n ? `${a}` : `${a}–${b}`;
    });
    rounds.push(matches.join(" "));
  }
  return [...rounds, winner[1]].join("; ");
}
