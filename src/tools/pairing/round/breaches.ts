/** Which rules a pairing breaks that was changed by hand, and how well it keeps the wishes. */
import {
  type Candidate,
  type Field,
  fieldOf,
  opposite,
  topscorersOf,
} from "#algorithms/engines/swiss/candidates.ts";
import { type Color, isForbidden, isPlayed, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import type { Pair } from "../doc.ts";

export type Breach =
  /** They have met in that round (C1). */
  | ({ readonly kind: "rematch"; readonly round: number } & Pair)
  | ({ readonly kind: "forbidden" } & Pair)
  /** The player would have the color for the third time in a row (C3). */
  | { readonly kind: "run"; readonly player: number; readonly color: Color }
  /** The player would have had the color three times more than the other one (C3). */
  | { readonly kind: "difference"; readonly player: number; readonly color: Color }
  /** The player has had a bye, or a win's points without a game, in that round (C2). */
  | { readonly kind: "bye"; readonly player: number; readonly round: number };

/** What a pairing asks of the players; less is better. */
export interface Wishes {
  /** The sum of the differences of scores, in tenths. */
  readonly differences: number;
  /** Players who would have a third color in a row or a difference of three. */
  readonly absolute: number;
  /** Players who do not get the color that evens out a difference of one. */
  readonly strong: number;
  /** Players who do not get to alternate. */
  readonly mild: number;
}

export interface Seated {
  readonly pairs: readonly Pair[];
  readonly bye: number | undefined;
}

/** Every breach of a mandatory rule by these pairs in the next round. */
export function breachesOf(
  tournament: Tournament,
  { pairs, bye }: Seated,
  field = fieldOf(tournament),
): Breach[] {
  const find = finder(field);
  const breaches: Breach[] = [];
  for (const { white, black } of pairs) {
    const [first, second] = [find(white), find(black)];
    const games = first?.player.games ?? [];
    const before = games.findIndex((game) => isPlayed(game) && game.opponent === black);
    if (before >= 0) breaches.push({ kind: "rematch", white, black, round: before + 1 });
    if (isForbidden(tournament, white, black, field.round))
      breaches.push({ kind: "forbidden", white, black });
    if (first && second && topscorersOf(first, second).length > 0) continue;
    for (const [candidate, color] of [
      [first, "white"],
      [second, "black"],
    ] as const) {
      if (candidate?.strength !== 3 || candidate.preference === color) continue;
      const { colors, id: player } = candidate;
      const isRun = colors.at(-1) === color && colors.at(-2) === color;
      breaches.push({ kind: isRun ? "run" : "difference", player, color });
    }
  }
  const candidate = bye === undefined ? undefined : find(bye);
  if (candidate && !candidate.mayHaveBye) {
    const round = candidate.player.games.findIndex(({ result }) => "UF+".includes(result)) + 1;
    breaches.push({ kind: "bye", player: candidate.id, round });
  }
  return breaches;
}

/** How well these pairs keep the wishes. */
export function wishesOf({ pairs }: Seated, field: Field): Wishes {
  const find = finder(field);
  let differences = 0;
  const denied = [0, 0, 0, 0];
  for (const { white, black } of pairs) {
    const [first, second] = [find(white), find(black)];
    if (!first || !second) continue;
    differences += Math.abs(first.score - second.score);
    for (const [{ preference, strength }, color] of [
      [first, "white"],
      [second, "black"],
    ] as const) {
      if (preference === opposite(color)) denied[strength] = (denied[strength] ?? 0) + 1;
    }
  }
  const [, mild = 0, strong = 0, absolute = 0] = denied;
  return { differences, absolute, strong, mild };
}

function finder({ candidates }: Field): (id: number) => Candidate | undefined {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return (id) => byId.get(id);
}
