import { colorOfBetter, opposite } from "#algorithms/engines/swiss/candidates.ts";
import type { DutchFacts } from "#algorithms/engines/swiss/dutch/facts.ts";
import type { Color } from "#algorithms/engines/swiss/tournament.ts";
import type { Bracket, Candidate, CriterionName, Pair } from "../bracket.ts";
import { setOf } from "../round.ts";
import { nextShape, tally } from "./shape.ts";

/** Judges a candidate: the smaller the number, the better. */
export type Criterion = (bracket: Bracket, candidate: Candidate) => number;

/** The criteria by which candidates differ, in the order in which they count. */
export const criteria: Readonly<Record<CriterionName, Criterion>> = {
  // Everybody else can be paired, and those who float are among them.
  C4: ({ canPair, below }, { floats }) => (canPair(setOf(floats) | below) ? 0 : 1),
  // The next bracket does as well as it can by C6 and C7.
  C8: (bracket, { floats }) => nextShape(bracket, floats),
  // Who gets the bye has missed as few games as possible.
  C9: ({ byeScore, score, round }, { floats }) =>
    floats.length === 1 && byeScore >= score ? round.facts(floats[0]).unplayed : 0,
  // In games of topscorers nobody has one color three times more often than the other,
  C10: (bracket, { pairs }) => seats(bracket, pairs, ({ isTop, colors }) => isTop && excess(colors) > 2),
  // or for the third time in a row.
  C11: (bracket, { pairs }) => seats(bracket, pairs, ({ isTop, colors }) => isTop && isThird(colors)),
  // As few players as possible are denied their color,
  C12: (bracket, { pairs }) => seats(bracket, pairs, ({ denied }) => denied > 0),
  // and as few as possible a color that they want strongly.
  C13: (bracket, { pairs }) => seats(bracket, pairs, ({ denied }) => denied === 2),
  // As few residents as possible float down who did so in the last round,
  C14: (bracket, { floats }) => below(bracket, floats, "lastFloat").length,
  // and as few as possible are met from above who were in the last round.
  C15: (bracket, { pairs }) => fromAbove(bracket, pairs, "lastFloat").length,
  // The same for the round before the last.
  C16: (bracket, { floats }) => below(bracket, floats, "floatBefore").length,
  C17: (bracket, { pairs }) => fromAbove(bracket, pairs, "floatBefore").length,
  // Of those who float so again the difference of scores is as small as possible: from above, and from below.
  C18: (bracket, { floats }) => tally(bracket, limbo(bracket, floats, "lastFloat")),
  C19: (bracket, { pairs }) => tally(bracket, fromAbove(bracket, pairs, "lastFloat")),
  C20: (bracket, { floats }) => tally(bracket, limbo(bracket, floats, "floatBefore")),
  C21: (bracket, { pairs }) => tally(bracket, fromAbove(bracket, pairs, "floatBefore")),
};

/** The round that a float was in. */
type When = keyof Pick<DutchFacts, "lastFloat" | "floatBefore">;

/** The residents among those who float, if they floated down then. */
function below({ round, residents }: Bracket, floats: readonly number[], when: When): number[] {
  return floats.filter((u) => residents.includes(u) && round.facts(u)[when] === "down");
}

/** Those who were moved down and float on, if they floated down then. */
function limbo({ round, moved }: Bracket, floats: readonly number[], when: When): number[] {
  return floats.filter((u) => moved.includes(u) && round.facts(u)[when] === "down");
}

/** Those who were moved down and meet a resident who floated up then. */
function fromAbove({ round, moved }: Bracket, pairs: readonly Pair[], when: When): number[] {
  return pairs.flatMap(([u, v]) => (moved.includes(u) && round.facts(v)[when] === "up" ? [u] : []));
}

/** A player at a board, with the color of this round behind those before. */
interface Seat {
  readonly colors: readonly Color[];
  /** Whether they or their opponent is a topscorer. */
  readonly isTop: boolean;
  /** How strongly they want the other color; 0: not at all. */
  readonly denied: number;
}

/** Counts seats at the boards of some pairs. */
function seats({ round }: Bracket, pairs: readonly Pair[], counts: (seat: Seat) => boolean): number {
  let count = 0;
  for (const [u, v] of pairs) {
    const [better, other] = [round.player(u), round.player(v)];
    const color = colorOfBetter(round.field, better, other);
    const isTop = better.isTopscorer || other.isTopscorer;
    for (const [player, own] of [
      [better, color],
      [other, opposite(color)],
    ] as const) {
      const denied = player.preference === opposite(own) ? player.strength : 0;
      if (counts({ colors: [...player.colors, own], isTop, denied })) count++;
    }
  }
  return count;
}

/** How many times more often one color occurs than the other. */
function excess(colors: readonly Color[]): number {
  const white = colors.filter((color) => color === "white").length;
  return Math.abs(2 * white - colors.length);
}

function isThird(colors: readonly Color[]): boolean {
  return colors.length > 2 && new Set(colors.slice(-3)).size === 1;
}
