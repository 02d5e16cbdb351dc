/** Who can be paired in the next round, in the order of the field, and with whom: the mandatory rules. */

import {
  absenceOf,
  accelerationOf,
  type Color,
  type Game,
  isForbidden,
  isPlayed,
  type Player,
  playedRounds,
  scoreOf,
  type Tournament,
} from "./tournament.ts";

/** How much a player should have a color: not at all, to alternate, to even out a difference of one, or by rule. */
export type Strength = 0 | 1 | 2 | 3;

/** A player who is to be paired. */
export interface Candidate {
  /** The start number. */
  readonly id: number;
  /** The number, from 1, among those who have been paired before or are to be paired now. */
  readonly index: number;
  readonly player: Player;
  /** In tenths, with acceleration. */
  readonly score: number;
  /** Games with White less games with Black, of those that were played. */
  readonly difference: number;
  readonly preference: Color | undefined;
  readonly strength: Strength;
  /** The colors of the games that were played, in order. */
  readonly colors: readonly Color[];
  /** The start numbers of those whom the player has met at the board. */
  readonly met: ReadonlySet<number>;
  /** Whether this is the last round, and the player has more than half of all points that could be won before it. */
  readonly isTopscorer: boolean;
  /** Whether the player may have the bye: not after one, nor after a win's points without a game (C2 of 2026). */
  readonly mayHaveBye: boolean;
}

/** The field of a round: the best first. Places in it count from 0. */
export interface Field {
  readonly tournament: Tournament;
  /** The round that is to be paired, from 1. */
  readonly round: number;
  readonly candidates: readonly Candidate[];
}

/** The field of the next round: everyone but those who are absent, by score, then by start number (or rank). */
export function fieldOf(tournament: Tournament): Field {
  const round = playedRounds(tournament) + 1;
  const candidates: Candidate[] = [];
  let index = 0;
  for (const id of inPairingOrder(tournament)) {
    const player = tournament.players[id - 1];
    const isAbsent = absenceOf(tournament, id, round) !== undefined;
    // Those who have not come yet are passed over.
    if (isAbsent && !player.games.slice(0, round - 1).some(wasPaired)) continue;
    index++;
    if (!isAbsent) candidates.push(candidateOf(tournament, player, id, index, round));
  }
  // Equals stay in the order in which they are.
  candidates.sort((a, b) => b.score - a.score);
  return { tournament, round, candidates };
}

/** All start numbers in the order of equals. */
function inPairingOrder({ players, isRankOrder }: Tournament): number[] {
  const orderOf = (id: number): number => (isRankOrder && players[id - 1]?.rank) || id;
  return players.map((_, i) => i + 1).sort((a, b) => orderOf(a) - orderOf(b) || a - b);
}

function wasPaired({ opponent, result }: Game): boolean {
  return opponent > 0 || result === "U";
}

/** The color of player 1 in round 1. If the file does not say, round 1 does: there every other player has the same. */
export function initialColorOf(tournament: Tournament): Color {
  if (tournament.initialColor) return tournament.initialColor;
  const first = inPairingOrder(tournament).flatMap((id) => tournament.players[id - 1]?.games[0] ?? []);
  for (const [i, { color }] of first.filter(wasPaired).entries()) {
    if (color) return i % 2 === 0 ? color : opposite(color);
  }
  return "white";
}

function candidateOf(
  tournament: Tournament,
  player: Player,
  id: number,
  index: number,
  round: number,
): Candidate {
  const { rounds, scoring } = tournament;
  const games = player.games.slice(0, round - 1);
  const played = games.filter(isPlayed);
  const colors = played.flatMap(({ color }) => color ?? []);
  const difference = colors.reduce((sum, color) => sum + (color === "white" ? 1 : -1), 0);
  const points = scoreOf(player, round - 1, scoring);
  return {
    id,
    index,
    player,
    score: points + accelerationOf(tournament, id, round),
    difference,
    ...preferenceOf(colors, difference),
    colors,
    isTopscorer: round === rounds && 2 * points > (round - 1) * scoring.win,
    met: new Set(played.map(({ opponent }) => opponent)),
    mayHaveBye: !games.some(({ result }) => "UF+".includes(result)),
  };
}

function preferenceOf(
  colors: readonly Color[],
  difference: number,
): { readonly preference: Color | undefined; readonly strength: Strength } {
  const last = colors.at(-1);
  if (last === undefined) return { preference: undefined, strength: 0 };
  if (last === colors.at(-2)) return { preference: opposite(last), strength: 3 };
  if (difference !== 0) {
    const preference = difference > 0 ? "black" : "white";
    return { preference, strength: Math.abs(difference) > 1 ? 3 : 2 };
  }
  return { preference: opposite(last), strength: 1 };
}

export function opposite(color: Color): Color {
  return color === "white" ? "black" : "white";
}

/** Why two candidates must not meet, or undefined: they may. */
export function objection(
  { tournament, round }: Field,
  u: Candidate,
  v: Candidate,
): "rematch" | "forbidden" | "colors" | undefined {
  if (u.met.has(v.id)) return "rematch";
  if (isForbidden(tournament, u.id, v.id, round)) return "forbidden";
  // One would have a color three times in a row, or three times more than the other: for a topscorer, or against one,
  // that may be (C3).
  if (clashOf(u, v) === 3 && !u.isTopscorer && !v.isTopscorer) return "colors";
  return undefined;
}

/** Of two who must have the same color those who are topscorers, for whose sake they may meet; nobody of other pairs. */
export function topscorersOf(u: Candidate, v: Candidate): Candidate[] {
  return clashOf(u, v) === 3 ? [u, v].filter(({ isTopscorer }) => isTopscorer) : [];
}

/** The strength of the preference that a pair must deny, 0: none. */
export function clashOf(u: Candidate, v: Candidate): Strength {
  if (u.preference === undefined || u.preference !== v.preference) return 0;
  return Math.min(u.strength, v.strength) as Strength;
}

/**
 * The color of the better of two candidates: the preferences of both if they fit; else the stronger one, then that of
 * the larger difference; else the opposite of the colors in the latest round in which they had different ones; else the
 * better one's preference. Where nobody has any, every other player has the color of player 1, not counting those who have
 * not come yet.
 */
export function colorOfBetter({ tournament }: Field, better: Candidate, other: Candidate): Color {
  if (better.preference === undefined && other.preference === undefined) {
    const first = initialColorOf(tournament);
    return better.index % 2 === 1 ? first : opposite(first);
  }
  if (better.preference === undefined) return opposite(other.preference as Color);
  if (better.preference !== other.preference) return better.preference;
  const stronger =
    better.strength - other.strength || Math.abs(better.difference) - Math.abs(other.difference);
  if (stronger !== 0) return stronger > 0 ? better.preference : opposite(better.preference);
  for (let back = 1; back <= Math.min(better.colors.length, other.colors.length); back++) {
    const [mine, theirs] = [better.colors.at(-back), other.colors.at(-back)];
    if (mine !== theirs) return theirs as Color;
  }
  return better.preference;
}

/**
 * Which candidates may meet, as a matrix of 0 and 1 in rows: all but those pairs that have an objection. These are few,
 * so they are taken out one by one.
 */
export function allowedPairs(field: Field): Uint8Array {
  const { candidates, tournament, round } = field;
  const n = candidates.length;
  const allowed = new Uint8Array(n * n).fill(1);
  const placeOf = new Map(candidates.map(({ id }, place) => [id, place]));
  const forbid = (u: number, v: number | undefined): void => {
    if (v === undefined) return;
    allowed[u * n + v] = 0;
    allowed[v * n + u] = 0;
  };
  for (const [place, { met }] of candidates.entries()) {
    forbid(place, place);
    for (const id of met) forbid(place, placeOf.get(id));
  }
  for (const { first, last, players } of tournament.forbidden) {
    if (round < first || round > last) continue;
    const places = players.flatMap((id) => placeOf.get(id) ?? []);
    for (const u of places) for (const v of places) forbid(u, v);
  }
  for (const color of ["white", "black"]) {
    const mustHave = candidates.flatMap(({ strength, preference, isTopscorer }, place) =>
      strength === 3 && preference === color && !isTopscorer ? [place] : [],
    );
    for (const u of mustHave) for (const v of mustHave) forbid(u, v);
  }
  return allowed;
}
