/** Tournaments after some rounds, changed by touches: a game ends otherwise, two must not meet, a player stays away. */
import type { InputEdit, InputEdits } from "#algorithms/core/lesson/performing.ts";
import {
  FOR_GOOD,
  type Game,
  isPlayed,
  playedRounds,
  type Tournament,
} from "#algorithms/engines/swiss/tournament.ts";
import { playedWords as words } from "./player-words.en.ts";

/** Results by what the first player scores, in halves of a point. */
const RESULTS = ["0", "=", "1"] as const;

/** What can be changed where players have a mark each, by their start numbers. */
export function playedEdits<P extends Tournament>(): InputEdits<P> {
  return {
    hint: words.hint,
    mayBeTwo: true,
    kinds: { away: awayEdit(), result: resultEdit(), white: whiteEdit(), forbid: forbidEdit() },
  };
}

/** "result-3-5-2": 3 beats 5. The last number is what the first of them scores, in halves of a point. */
function resultEdit<P extends Tournament>(): InputEdit<P> {
  return {
    offers: (marks, problem) =>
      touchedGames(marks, problem).flatMap(([one, other]) =>
        [2, 1, 0].flatMap((halves) =>
          gameBetween(problem, one, other)?.result === RESULTS[halves] ? [] : [[one, other, halves]],
        ),
      ),
    apply: (problem, [one = 0, other = 0, halves = -1, ...more]) =>
      more.length > 0 || RESULTS[halves] === undefined
        ? undefined
        : withGames(problem, one, other, (game, id) => ({
            ...game,
            result: RESULTS[id === one ? halves : 2 - halves] ?? game.result,
          })),
    name: ([one = 0, other = 0, halves = 0]) =>
      halves === 1
        ? words.draw(one, other)
        : halves === 2
          ? words.beats(one, other)
          : words.beats(other, one),
    needs: () => words.needsResult,
  };
}

/** "white-3-5": in their game 3 has White. */
function whiteEdit<P extends Tournament>(): InputEdit<P> {
  return {
    offers: (marks, problem) =>
      touchedGames(marks, problem).map(([one, other]) =>
        gameBetween(problem, one, other)?.color === "white" ? [other, one] : [one, other],
      ),
    apply: (problem, [one = 0, other = 0, ...more]) =>
      more.length > 0 || gameBetween(problem, one, other)?.color === "white"
        ? undefined
        : withGames(problem, one, other, (game, id) => ({ ...game, color: id === one ? "white" : "black" })),
    name: ([one = 0, other = 0]) => words.white(one, other),
    needs: () => words.needsWhite,
  };
}

/** "forbid-3-5": they must not meet, or may again. */
function forbidEdit<P extends Tournament>(): InputEdit<P> {
  const groupOf = ({ forbidden }: P, one: number, other: number) =>
    forbidden.find(({ players }) => players.includes(one) && players.includes(other));
  return {
    offers(marks, problem) {
      const [one, other] = playersOf(marks, problem);
      if (one === undefined || other === undefined || gameBetween(problem, one, other)) return [];
      return (groupOf(problem, one, other)?.players.length ?? 2) === 2 ? [[one, other]] : [];
    },
    apply(problem, [one = 0, other = 0, ...more]) {
      const { players, forbidden } = problem;
      const isThere = [one, other].every((id) => id >= 1 && id <= players.length);
      if (!isThere || one === other || more.length > 0 || gameBetween(problem, one, other)) return undefined;
      const group = groupOf(problem, one, other);
      if (group && group.players.length > 2) return undefined;
      const fresh = { first: 1, last: FOR_GOOD, players: [one, other] };
      return {
        ...problem,
        forbidden: group ? forbidden.filter((each) => each !== group) : [...forbidden, fresh],
      };
    },
    name: ([one = 0, other = 0], problem) =>
      words.meet(one, other, groupOf(problem, one, other) !== undefined),
    needs: () => words.needsForbid,
  };
}

/** "number-3-5": the two change start numbers, with all that they have played. Whatever is said of 3 then speaks of the other one. */
export function numberEdit<P extends Tournament>(): InputEdit<P> {
  return {
    offers(marks, problem) {
      const [one, other] = playersOf(marks, problem);
      return one === undefined || other === undefined ? [] : [[Math.min(one, other), Math.max(one, other)]];
    },
    apply(problem, [one = 0, other = 0, ...more]) {
      const { players, forbidden } = problem;
      const areThere = [one, other].every((id) => players[id - 1]);
      if (!areThere || one === other || more.length > 0) return undefined;
      const moved = (id: number): number => (id === one ? other : id === other ? one : id);
      return {
        ...problem,
        players: players.map((player, k) => {
          const { games, ...self } = players[moved(k + 1) - 1] ?? player;
          return { ...self, games: games.map((game) => ({ ...game, opponent: moved(game.opponent) })) };
        }),
        forbidden: forbidden.map((group) => ({ ...group, players: group.players.map(moved) })),
      };
    },
    name: ([one = 0, other = 0]) => words.number(one, other),
    needs: ({ players }) => words.needsNumber(players.length),
    renumbers: () => true,
  };
}

/** "away-3": 3 stays away from the next round, or comes after all. */
function awayEdit<P extends Tournament>(): InputEdit<P> {
  const isAway = ({ players }: P, id: number, played: number): boolean =>
    (players[id - 1]?.games.length ?? 0) > played;
  return {
    offers(marks, problem) {
      const [id, second] = playersOf(marks, problem);
      return id === undefined || second !== undefined ? [] : [[id]];
    },
    apply(problem, [id = 0, ...more]) {
      const played = playedRounds(problem);
      const player = problem.players[id - 1];
      if (!player || more.length > 0) return undefined;
      const none: Game = { opponent: 0, color: undefined, result: "Z" };
      const before = Array.from({ length: played }, (_, r) => player.games[r] ?? none);
      const games = isAway(problem, id, played) ? before : [...before, none];
      const players = problem.players.map((each) => (each === player ? { ...player, games } : each));
      return playedRounds({ players }) === played ? { ...problem, players } : undefined;
    },
    name: ([id = 0], problem) => words.away(id, isAway(problem, id, playedRounds(problem))),
    needs: ({ players }) => words.needsAway(players.length),
  };
}

/** The players whose marks are touched, if all are; at most two. */
function playersOf(marks: readonly string[], { players }: Tournament): number[] {
  const ids = marks.map((mark) => Number(/^p(\d+)$/.exec(mark)?.[1]));
  const areThere = ids.every((id) => id >= 1 && id <= players.length);
  return areThere && ids.length <= 2 && new Set(ids).size === ids.length ? ids : [];
}

/** The touched game: that of two players, or the last one of one. */
function touchedGames(marks: readonly string[], problem: Tournament): (readonly [number, number])[] {
  const [one, other] = playersOf(marks, problem);
  if (one === undefined) return [];
  if (other !== undefined) return gameBetween(problem, one, other) ? [[one, other]] : [];
  const played = problem.players[one - 1]?.games.filter(isPlayed) ?? [];
  return played.slice(-1).map(({ opponent }) => [one, opponent]);
}

/** The game that was played between two, as the first one has it. */
function gameBetween({ players }: Tournament, one: number, other: number): Game | undefined {
  return players[one - 1]?.games.find((game) => isPlayed(game) && game.opponent === other);
}

/** With the game of two players told otherwise by both; undefined if they have played none. */
function withGames<P extends Tournament>(
  problem: P,
  one: number,
  other: number,
  told: (game: Game, id: number) => Game,
): P | undefined {
  if (!gameBetween(problem, one, other)) return undefined;
  const players = problem.players.map((player, k) => {
    const [id, opponent] = k + 1 === one ? [one, other] : k + 1 === other ? [other, one] : [];
    if (id === undefined) return player;
    const games = player.games.map((game) =>
      isPlayed(game) && game.opponent === opponent ? told(game, id) : game,
    );
    return { ...player, games };
  });
  return { ...problem, players };
}
