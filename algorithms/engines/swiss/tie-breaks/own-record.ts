/** Tie-breaks by a player's own results (C.07, article 7). Values are numbers of rounds, or hundredths of a point. */
import { type Game, worth } from "../tournament.ts";
import { boardGamesOf, type Facts, gameOf, gamesOf, isVoluntary } from "./facts.ts";
import { type Explained, summed, type Term } from "./terms.ts";

/** Number of Wins (7.1): rounds with the points of a win, with or without playing. */
export function wins(facts: Facts, id: number): Explained {
  const { scoring } = facts;
  return counted(gamesOf(facts, id), ({ result }) => worth(result, scoring) === scoring.win);
}

/** Games Won (7.2): over the board. */
export function gamesWon(facts: Facts, id: number): Explained {
  return counted(boardGamesOf(facts, id), isWon);
}

/** Games Played with Black (7.3): over the board. */
export function blackGames(facts: Facts, id: number): Explained {
  return counted(boardGamesOf(facts, id), ({ color }) => color === "black");
}

/** Games Won with Black (7.4): over the board. */
export function blackWins(facts: Facts, id: number): Explained {
  return counted(boardGamesOf(facts, id), (game) => game.color === "black" && isWon(game));
}

/** Rounds one Elected to Play (7.6): without half-point byes, zero-point byes and forfeit losses. */
export function electedRounds(facts: Facts, id: number): Explained {
  return counted(gamesOf(facts, id), (game) => !isVoluntary(game));
}

/** Progressive Scores (7.5): the score after each round, summed; cut by that after round 1 (14.1). */
export function progressive(facts: Facts, id: number, isCut = false): Explained {
  let score = 0;
  const terms = gamesOf(facts, id).map(({ round, game: { opponent, result } }): Term => {
    score += worth(result, facts.scoring);
    return { round, opponent, value: 10 * score, isCut: isCut && round === 1 };
  });
  return summed(terms);
}

/**
 * Standard Points (7.7): one for each round with more points than the scheduled opponent, half of one for as many; where
 * nobody was scheduled, a draw takes the opponent's place.
 */
export function standardPoints(facts: Facts, id: number): Explained {
  const { scoring } = facts;
  const terms = gamesOf(facts, id).map(({ round, game: { opponent, result } }): Term => {
    const mine = worth(result, scoring);
    const theirs = opponent === 0 ? scoring.draw : worth(gameOf(facts, opponent, round).result, scoring);
    return { round, opponent, value: mine > theirs ? 100 : mine === theirs ? 50 : 0 };
  });
  return summed(terms);
}

function isWon({ result }: Game): boolean {
  return result === "1" || result === "W";
}

function counted(rounds: ReturnType<typeof gamesOf>, isMeant: (game: Game) => boolean): Explained {
  const meant = rounds.filter(({ game }) => isMeant(game));
  return summed(meant.map(({ round, game: { opponent } }) => ({ round, opponent, value: 1 })));
}
