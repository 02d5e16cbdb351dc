/** The colors of six players' games are changed by hand, until as few as possible have the same color twice running. */
import type { Challenge } from "#algorithms/core/lesson/challenge.ts";
import type { GraphEdge, GraphNode } from "#algorithms/core/lesson/scene.ts";
import {
  breaksOf,
  countBreaks,
  gameOf,
  games,
  type HandColors,
  hasWhite,
  PLAYERS,
  ROUNDS,
} from "../hand-colors.ts";
import { challengeWords } from "../words/en/asked.ts";

const RADIUS = 19;
const columnAt = (round: number): number => 18 + 62 * round;
const rowAt = (player: number): number => 50 * player - 14;
const players = Array.from({ length: PLAYERS }, (_, k) => k + 1);
const rounds = Array.from({ length: ROUNDS }, (_, k) => k + 1);

const markOf = (player: number, round: number): string => `g${player}.${round}`;
const allMarks = players.flatMap((player) => rounds.map((round) => markOf(player, round)));

const start: HandColors = games.map(() => true);
const BEST = PLAYERS - 2;

/** As few breaks as possible. */
export const challenge: Challenge<HandColors> = {
  start,
  best: BEST,
  plate(colors) {
    const words = challengeWords;
    const edges = players.flatMap((player) =>
      breaksOf(colors, player).map(
        (round): GraphEdge => ({
          id: `b${player}.${round}`,
          from: [columnAt(round - 1) + RADIUS, rowAt(player)],
          to: [columnAt(round) - RADIUS, rowAt(player)],
          role: "rejected",
        }),
      ),
    );
    const nodes = players.flatMap((player) =>
      rounds.map((round): GraphNode => {
        const isWhite = hasWhite(colors, player, round);
        const [, lower, higher] = games[gameOf(player, round)];
        const opponent = lower === player ? higher : lower;
        return {
          id: markOf(player, round),
          ...{ x: columnAt(round), y: rowAt(player), radius: RADIUS },
          role: "idle",
          tone: isWhite ? "light" : "dark",
          text: String(opponent),
          label: words.game(player, round, opponent, isWhite),
        };
      }),
    );
    const notes = players.map((player) => ({
      id: `n${player}`,
      x: 26,
      y: rowAt(player),
      text: String(player),
    }));
    return {
      kind: "graph",
      width: 360,
      height: 320,
      label: words.state(colors),
      guides: [],
      edges,
      nodes,
      notes,
    };
  },
  touchable: (colors) => (countBreaks(colors) === BEST ? [] : allMarks),
  touch(colors, mark) {
    const [player = 0, round = 0] = allMarks.includes(mark) ? mark.slice(1).split(".").map(Number) : [];
    const game = gameOf(player, round);
    if (game < 0 || countBreaks(colors) === BEST) return { refused: challengeWords.state(colors) };
    return colors.with(game, !colors[game]);
  },
  isHalf: () => false,
  isDone: (colors) => countBreaks(colors) === BEST,
  score: (colors) => (countBreaks(colors) < countBreaks(start) ? countBreaks(colors) : undefined),
  words: challengeWords,
};
