import { type Field, fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { isPlayed, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { type DutchFacts, type Float, factsOf } from "../facts.ts";

/** The field of a round by the rules of 2017: only a bye of the pairing and a game won by forfeit keep from the bye (C.2). */
export function fieldOf2017(tournament: Tournament): Field {
  const field = fieldOf(tournament);
  const candidates = field.candidates.map((candidate) => {
    const games = candidate.player.games.slice(0, field.round - 1);
    return { ...candidate, mayHaveBye: !games.some(({ result }) => "U+".includes(result)) };
  });
  return { ...field, candidates };
}

/** The facts of every candidate by the rules of 2017: who did not play in a round, for whatever reason, floated down (A.4). */
export function factsOf2017(field: Field): DutchFacts[] {
  const { round, candidates } = field;
  return factsOf(field).map((facts, place) => {
    const floatOf = (float: Float, back: number): Float => {
      if (back >= round) return undefined;
      const game = candidates[place]?.player.games[round - back - 1];
      return game && isPlayed(game) ? float : "down";
    };
    return { ...facts, lastFloat: floatOf(facts.lastFloat, 1), floatBefore: floatOf(facts.floatBefore, 2) };
  });
}
