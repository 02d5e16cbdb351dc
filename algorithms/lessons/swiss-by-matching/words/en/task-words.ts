import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "Pair a round of a Swiss tournament for the players 1 to n: nobody meets anybody whom he has met before. Make as many pairs as possible. With an odd n, give the bye to somebody who is left over and may have it, and choose the pairs so that there is somebody, if no pair is lost by that.",
  input:
    "The first line has the number n of players, the number m of pairs that have met, and the number b of players who must not have the bye. Then come m lines with two players each, and b lines with a player each.",
  output:
    "One line for each pair, with its two players, and one for the bye, with the player and 0. Whoever is left over is not named.",
};
