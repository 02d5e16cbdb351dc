import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";

type Games = { readonly games: readonly (readonly [winner: number, loser: number])[] };

const games = (count: number): string => (count === 1 ? "1 game" : `${count} games`);

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Eight players, and the stronger one always wins. Find the best and the second best with as few games as possible. You will have no luck: each result tells you as little as it can.",
  how: "Touch two players, and they play. The arrow points to the loser.",
  state: (results: Games) => games(results.games.length),
  best: "best possible: 9",
  end: (score: number) =>
    score === 9
      ? "Nine games, and both are known for certain. Fewer are never enough."
      : `${capitalNumeral(score)} games, and both are known for certain. Nine can be enough: who can still be second, once you know the best?`,
  tried: (score: number) =>
    `At the top of this page you needed ${numeral(score)} games to know the best and the second best of eight${
      score === 9 ? ", and fewer are never enough" : "; nine can be enough"
    }. A knockout needs only seven, but it finds the best and nobody else.`,
  player: (player: number) => `player ${player}`,
  picture: (played: readonly (readonly [winner: number, loser: number])[]) =>
    `Eight players. ${played.map(([winner, loser]) => `${winner + 1} has beaten ${loser + 1}`).join(", ") || "Nobody has played yet"}.`,
  better: (winner: number, loser: number) => `You know that already: ${winner} is better than ${loser}.`,
  known: (player: number) => `You know already whether ${player} is better than each of the others.`,
};
