/** What the lesson that pairs step by step makes of a tournament. */
import { fieldOf, initialColorOf } from "#algorithms/engines/swiss/candidates.ts";
import {
  type Absence,
  absenceOf,
  accelerationOf,
  FOR_GOOD,
  type Game,
  type Player,
  playedRounds,
  type Tournament,
  USUAL_SCORING,
} from "#algorithms/engines/swiss/tournament.ts";
import { MOST_PLAYERS, type Problem } from "#algorithms/lessons/swiss-by-matching/problem.ts";
import { nameOf } from "../players/names.ts";

/**
 * A tournament as the lesson takes it: who must not meet in the next round, names and games, and who is absent. Undefined
 * when the next round would be another one there, as its text tells of no extra points, odd scoring, odd colors or
 * topscorers.
 */
export async function problemOf(tournament: Tournament): Promise<Problem | undefined> {
  const { players, forbidden, scoring, isRankOrder } = tournament;
  const rounds = playedRounds(tournament);
  if (isRankOrder || players.some((_, i) => accelerationOf(tournament, i + 1, rounds + 1) !== 0))
    return undefined;
  const names = Object.keys(USUAL_SCORING) as (keyof typeof USUAL_SCORING)[];
  if (names.some((result) => scoring[result] !== USUAL_SCORING[result])) return undefined;
  // The lesson reads the first color from round 1.
  if (initialColorOf(tournament) !== initialColorOf({ ...tournament, initialColor: undefined }))
    return undefined;
  if (await hasOddTopscorers(tournament)) return undefined;
  const apart = forbidden.flatMap((group) => {
    const players = [...new Set(group.players)];
    const holds = group.first <= rounds + 1 && group.last > rounds;
    return holds && players.length > 1 ? [{ first: 1, last: FOR_GOOD, players }] : [];
  });
  const told = players.map((player, i) => {
    const absence = absenceOf(tournament, i + 1, rounds + 1);
    return { ...player, name: nameFor(tournament, i + 1), games: gamesFor(player, rounds, absence) };
  });
  if (told.some(({ games }) => !games.every(isTellable))) return undefined;
  return { ...tournament, players: told, forbidden: apart };
}

/** Whether topscorers make another round of it: in the lesson no round is known to be the last one. */
async function hasOddTopscorers(tournament: Tournament): Promise<boolean> {
  const { candidates } = fieldOf(tournament);
  if (!candidates.some(({ isTopscorer, strength }) => isTopscorer && strength === 3)) return false;
  if (candidates.length > MOST_PLAYERS) return false;
  // Few tournaments come so far: what pairs is brought for them only.
  const { pairRound } = await import("#algorithms/engines/swiss/pair-by-matching.ts");
  const paired = (rounds: number | undefined) => {
    const { pairs, bye, unpaired } = pairRound({ ...tournament, rounds }, "basic");
    return JSON.stringify({ pairs, bye, unpaired });
  };
  return paired(tournament.rounds) !== paired(undefined);
}

/** A name without what means something in the lesson's text. */
function nameFor(tournament: Tournament, id: number): string {
  const name = nameOf(tournament, id).replaceAll(/[:#]/g, "").trim();
  return name || `${id}`;
}

/** The games of the rounds that are played, and then why a player is not in the next one. */
function gamesFor({ games }: Player, rounds: number, absence: Absence["kind"] | undefined): readonly Game[] {
  const played = games.slice(0, rounds);
  if (absence === undefined) return played;
  const none = (result: Absence["kind"]): Game => ({ opponent: 0, color: undefined, result });
  return [...played, ...Array.from({ length: rounds - played.length }, () => none("Z")), none(absence)];
}

/** Whether a game has what the lesson's text tells: without an opponent a kind of bye, else a color. */
function isTellable({ opponent, color, result }: Game): boolean {
  return opponent === 0 ? "UHFZ".includes(result) : color !== undefined;
}
