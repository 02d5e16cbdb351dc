import {
  type Color,
  type Player,
  type Tournament,
  USUAL_SCORING,
} from "#algorithms/engines/swiss/tournament.ts";

/** Games as they are spoken: "3b1" is a win with Black against 3. */
const GAMES = ["3b1 6b1", "4b1 5b1", "1w0 4w=", "2w0 3b=", "6w1 2w0", "5b0 1w0"];

/**
 * Six players before the third round of three. 1 and 2 have won both games, with Black: they must have White, and are
 * the only topscorers. 3 and 5 must have Black, and 5 has just half of the points.
 */
export const lastRound: Tournament = {
  players: GAMES.map((games, i): Player => {
    const played = games.split(" ").map(([opponent, color, result]) => ({
      opponent: Number(opponent),
      color: (color === "w" ? "white" : "black") satisfies Color as Color,
      result: result as "1" | "=" | "0",
    }));
    const points = played.reduce((sum, { result }) => sum + { "1": 10, "=": 5, "0": 0 }[result], 0);
    const empty = { sex: "", title: "", rating: 0, federation: "", fideId: "", birth: "", rank: 0 };
    return { ...empty, name: `Player ${i + 1}`, points, games: played };
  }),
  ...{ rounds: 3, scoring: USUAL_SCORING, initialColor: "black", isRankOrder: false },
  ...{ absences: [], forbidden: [], acceleration: [], notes: [] },
};
