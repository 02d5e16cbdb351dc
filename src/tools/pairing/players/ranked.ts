/** What a doc writes when its file is shown or taken away: the ranks are those of the standings then. */
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import type { Doc } from "../doc.ts";

/** The doc with ranks, unless these are the order of the start or the text is one that was typed. */
export function rankedDoc(doc: Doc): Doc {
  return doc.file || doc.tournament.isRankOrder ? doc : { ...doc, tournament: ranked(doc.tournament) };
}

function ranked(tournament: Tournament): Tournament {
  // Those whom nothing tells apart stand one after the other: a rank is also an order for pairing.
  const ranks = new Map(standingsOf(tournament).map(({ id }, place) => [id, place + 1]));
  const players = tournament.players.map((player, index) => ({ ...player, rank: ranks.get(index + 1) ?? 0 }));
  return { ...tournament, players };
}
