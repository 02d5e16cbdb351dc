/** Tie-breaks by the scores of opponents (C.07, articles 8 and 9). Values are hundredths of a point. */
import { worth } from "../tournament.ts";
import { boardGamesOf, type Facts, factsOf, gameOf, isVoluntary, opponentScore, roundsOf } from "./facts.ts";
import { averaged, type Cuts, cut, type Explained, NO_CUTS, summed, type Term } from "./terms.ts";

/** Buchholz (8.1): the scores of all opponents. */
export function buchholz(facts: Facts, id: number, cuts: Cuts = NO_CUTS): Explained {
  const terms = roundsOf(facts, id).map(({ round, game }): Term => {
    return { ...whom(facts, id, round), value: 10 * opponentScore(facts, id, game) };
  });
  return summed(cut(terms, cuts));
}

/** Fore Buchholz (8.3): as if all who are paired in the final round had drawn. */
export function foreBuchholz(facts: Facts, id: number): Explained {
  const drawn = DRAWN.get(facts) ?? withLastDrawn(facts);
  DRAWN.set(facts, drawn);
  return buchholz(drawn, id);
}

const DRAWN = new WeakMap<Facts, Facts>();

/** Before the final round nothing is taken as drawn. */
function withLastDrawn(facts: Facts): Facts {
  const { players, rounds, allRounds, scoring, roundRobin, edition } = facts;
  if (rounds === 0 || rounds < allRounds) return facts;
  const drawn = players.map((player) => {
    const last = player.games[rounds - 1];
    if (!last || last.opponent === 0) return player;
    return { ...player, games: player.games.with(rounds - 1, { ...last, result: "=" as const }) };
  });
  const all = { players: drawn, scoring, rounds: allRounds };
  return factsOf(
    roundRobin === undefined ? all : { ...all, roundRobin: { games: roundRobin, out: [] } },
    edition,
  );
}

/** Sonneborn–Berger (9.1): the score of each opponent, times the points from the round. */
export function sonnebornBerger(facts: Facts, id: number, cuts: Cuts = NO_CUTS): Explained {
  const terms = roundsOf(facts, id).map(({ round, game }): Term => {
    const weight = opponentScore(facts, id, game);
    const times = worth(game.result, facts.scoring);
    return { ...whom(facts, id, round), times, weight, value: weight * times };
  });
  return summed(cut(terms, cuts));
}

/** Koya (9.2): the points from opponents who have at least half of the points that they can have. */
export function koya(facts: Facts, id: number): Explained {
  const { scores, scoring, roundRobin, allRounds } = facts;
  const most = scoring.win * (roundRobin ?? allRounds);
  const terms = roundsOf(facts, id).flatMap(({ round, game }): Term[] => {
    const { opponent, result } = game;
    const isMeant = opponent > 0 && 2 * scores[opponent - 1] >= most;
    return isMeant ? [{ round, opponent, value: 10 * worth(result, scoring) }] : [];
  });
  return summed(terms);
}

/** Average of Opponents' Buchholz (8.2): of those met over the board. */
export function averageBuchholz(facts: Facts, id: number): Explained {
  const terms = boardGamesOf(facts, id).map(({ round, game: { opponent } }): Term => {
    return { round, opponent, value: buchholz(facts, opponent).value ?? 0 };
  });
  return averaged(terms, (average) => average);
}

/** Whom a player met or should have met in a round. */
function whom(facts: Facts, id: number, round: number): Omit<Term, "value"> {
  const game = gameOf(facts, id, round);
  if (facts.roundRobin !== undefined) return { round, opponent: game.opponent };
  const isDummy = game.opponent === 0 || "+-".includes(game.result);
  return { round, opponent: game.opponent, isDummy, isVoluntary: isVoluntary(game) };
}
