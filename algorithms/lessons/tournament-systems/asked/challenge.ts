/** The best and the second best of eight are looked for with as few games as possible, against results that help least. */

import type { Challenge } from "#algorithms/core/lesson/challenge.ts";
import type { GraphEdge, GraphNode } from "#algorithms/core/lesson/scene.ts";
import { round } from "#algorithms/kit/rounds/rounding.ts";
import { challengeWords } from "../words/en/asked.ts";

/** Who has beaten whom. Players count from 0. */
export interface Results {
  readonly games: readonly (readonly [winner: number, loser: number])[];
  /** The player who was touched first, or −1. */
  readonly first: number;
}

const PLAYERS = 8;
/** All but one must lose, and of at least three who lost to the best, all but one must lose again. */
const BEST = PLAYERS - 1 + Math.log2(PLAYERS) - 1;

const everybody = Array.from({ length: PLAYERS }, (_, player) => player);
const markOf = (player: number): string => `p${player + 1}`;
const playerOf = (mark: string): number => everybody.findIndex((player) => markOf(player) === mark);

/** Everybody of whom it is known that they are better than `player`. */
export function aboveOf({ games }: Pick<Results, "games">, player: number): ReadonlySet<number> {
  const above = new Set<number>();
  const look = (loser: number): void => {
    for (const [winner, beaten] of games) {
      if (beaten !== loser || above.has(winner)) continue;
      above.add(winner);
      look(winner);
    }
  };
  look(player);
  return above;
}

/** Those of whom it is not known that more than `most` are better. */
function candidates(results: Results, most: number): number[] {
  return everybody.filter((player) => aboveOf(results, player).size <= most);
}

const isKnown = (results: Results, u: number, v: number): boolean =>
  aboveOf(results, u).has(v) || aboveOf(results, v).has(u);

/** Only one can be the best, and only one other the second best. */
function isOver(results: Results): boolean {
  return candidates(results, 0).length === 1 && candidates(results, 1).length === 2;
}

/** How many a player who never lost has put out, themselves included: each with those whom that one had put out. */
function weightOf({ games }: Results, player: number): number {
  const weights = everybody.map(() => 1);
  const hasLost = everybody.map(() => false);
  for (const [winner, loser] of games) {
    if (!hasLost[winner] && !hasLost[loser]) weights[winner] += weights[loser];
    hasLost[loser] = true;
  }
  return weights[player];
}

/**
 * Who wins, so that the reader learns as little as possible: one who never lost beats one who has, and of two who never
 * lost the one who has put out more. So the best has to beat three who never lost, for each doubles their number at most.
 */
function winnerOf(results: Results, u: number, v: number): readonly [winner: number, loser: number] {
  const [lower, higher] = [Math.min(u, v), Math.max(u, v)];
  const isBeaten = (player: number): boolean => results.games.some(([, loser]) => loser === player);
  const lead = isBeaten(lower) && isBeaten(higher) ? 0 : Number(isBeaten(higher)) - Number(isBeaten(lower));
  const heavier =
    isBeaten(lower) || isBeaten(higher) ? lead : weightOf(results, lower) - weightOf(results, higher);
  return heavier >= 0 ? [lower, higher] : [higher, lower];
}

function placeOf(player: number): readonly [number, number] {
  const angle = (2 * Math.PI * player) / PLAYERS;
  return [round(180 + 138 * Math.sin(angle)), round(160 - 126 * Math.cos(angle))];
}

const RADIUS = 22;

function arrow([winner, loser]: readonly [number, number]): GraphEdge {
  const [[ax, ay], [bx, by]] = [placeOf(winner), placeOf(loser)];
  const far = Math.hypot(bx - ax, by - ay);
  const [dx, dy] = [(RADIUS * (bx - ax)) / far, (RADIUS * (by - ay)) / far];
  return {
    id: `${winner + 1}.${loser + 1}`,
    from: [round(ax + dx), round(ay + dy)],
    to: [round(bx - dx), round(by - dy)],
    role: "idle",
    directed: true,
  };
}

/** Both found with as few games as possible. */
export const challenge: Challenge<Results> = {
  start: { games: [], first: -1 },
  best: BEST,
  plate(results) {
    const words = challengeWords;
    const isEnd = isOver(results);
    const best = isEnd ? candidates(results, 0) : [];
    const second = isEnd ? candidates(results, 1) : [];
    return {
      kind: "graph",
      ...{ width: 360, height: 320, guides: [], notes: [] },
      label: words.picture(results.games),
      edges: results.games.map(arrow),
      nodes: everybody.map((player): GraphNode => {
        const [x, y] = placeOf(player);
        const isChosen = player === results.first || best.includes(player);
        return {
          id: markOf(player),
          ...{ x, y, radius: RADIUS },
          role: isChosen ? "chosen" : second.includes(player) ? "active" : "idle",
          text: String(player + 1),
          label: words.player(player + 1),
        };
      }),
    };
  },
  touchable(results) {
    if (isOver(results)) return [];
    const { first } = results;
    const open = (u: number, v: number): boolean => u !== v && !isKnown(results, u, v);
    if (first < 0) return everybody.filter((u) => everybody.some((v) => open(u, v))).map(markOf);
    return everybody.filter((v) => v === first || open(first, v)).map(markOf);
  },
  touch(results, mark) {
    const words = challengeWords;
    const player = playerOf(mark);
    const { first, games } = results;
    if (player < 0 || isOver(results)) return { refused: words.state(results) };
    if (first === player) return { games, first: -1 };
    if (first < 0) {
      const isOpen = everybody.some((other) => other !== player && !isKnown(results, player, other));
      return isOpen ? { games, first: player } : { refused: words.known(player + 1) };
    }
    if (aboveOf(results, player).has(first)) return { refused: words.better(first + 1, player + 1) };
    if (aboveOf(results, first).has(player)) return { refused: words.better(player + 1, first + 1) };
    return { games: [...games, winnerOf(results, first, player)], first: -1 };
  },
  isHalf: ({ first }) => first >= 0,
  isDone: isOver,
  score: (results) => (isOver(results) ? results.games.length : undefined),
  words: challengeWords,
};
