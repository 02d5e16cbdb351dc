/** The standings as they were. */
import { withPrizeNotes } from "#algorithms/engines/swiss/prizes/prize-notes.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { scored } from "../round/rounds.ts";

/** The tournament as it was after so many rounds. Who came later is in it, with what the rounds before counted for them; prizes are won at the end. */
export function afterRound(tournament: Tournament, rounds: number): Tournament {
  const players = tournament.players.map((player) => ({ ...player, games: player.games.slice(0, rounds) }));
  return withPrizeNotes(scored({ ...tournament, players }), []);
}
