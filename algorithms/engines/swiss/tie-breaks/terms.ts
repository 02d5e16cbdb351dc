/** What a value is the sum or the average of, and which of that the cuts take away. */

/** What a round adds to a value. */
export interface Term {
  /** From 1. */
  readonly round: number;
  /** The start number of who was met or scheduled; 0: nobody. */
  readonly opponent: number;
  /** Nobody was met over the board: an opponent's score is that of a dummy. */
  readonly isDummy?: boolean;
  /** The player chose not to play. */
  readonly isVoluntary?: boolean;
  /** What an opponent's score is multiplied by, in tenths, where that is done. */
  readonly times?: number;
  /** What opponents are compared by, where that is not the value. */
  readonly weight?: number;
  readonly value: number;
  readonly isCut?: boolean;
}

/** A value and where it comes from. */
export interface Explained {
  /** Undefined: there is none. */
  readonly value: number | undefined;
  readonly terms: readonly Term[];
  /** The value is the average of the terms, and not their sum. */
  readonly isAverage?: boolean;
  /** For a performance: the average rating, and what the share of points, in hundredths, adds to it. */
  readonly performance?: { readonly average: number; readonly share: number; readonly difference: number };
}

/** How many terms are cut: the least significant ones first, then the most significant ones (14.1 to 14.4). */
export interface Cuts {
  readonly least: number;
  readonly most: number;
}

export const NO_CUTS: Cuts = { least: 0, most: 0 };

/** The terms with those marked that are cut. */
export function cut(terms: readonly Term[], { least, most }: Cuts): Term[] {
  const left = new Set(terms);
  for (let i = 0; i < least && left.size > 0; i++) left.delete(leastSignificant([...left]));
  for (let i = 0; i < most && left.size > 0; i++) {
    left.delete([...left].reduce((best, each) => (each.value > best.value ? each : best)));
  }
  return terms.map((term) => (left.has(term) ? term : { ...term, isCut: true }));
}

/**
 * The term to be cut next: that of the weakest opponent, and of several such the lowest (14.1). But of a player who chose
 * not to play, the lowest term of such a round is cut instead, unless it is lower than that (16.5).
 */
function leastSignificant(terms: readonly Term[]): Term {
  const weightOf = ({ weight, value }: Term): number => weight ?? value;
  const isLess = (a: Term, b: Term): boolean =>
    weightOf(a) < weightOf(b) || (weightOf(a) === weightOf(b) && a.value < b.value);
  const least = terms.reduce((best, each) => (isLess(each, best) ? each : best));
  const voluntary = terms.filter((term) => term.isVoluntary);
  if (voluntary.length === 0) return least;
  const instead = voluntary.reduce((best, each) => (each.value < best.value ? each : best));
  return instead.value >= least.value ? instead : least;
}

/** The terms with the sum of those that are not cut. */
export function summed(terms: readonly Term[]): Explained {
  return { value: sumOf(terms), terms };
}

/** The sum of the terms that are not cut. */
export function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { value, isCut }) => (isCut ? sum : sum + value), 0);
}

/** The terms with the average of those that are not cut, as `round` makes it; none of none. */
export function averaged(terms: readonly Term[], round: (average: number) => number): Explained {
  const count = terms.filter(({ isCut }) => !isCut).length;
  return { value: count === 0 ? undefined : round(sumOf(terms) / count), terms, isAverage: true };
}

/** To the nearest whole number, halves up (10.1). */
export function halfUp(value: number): number {
  return Math.floor(value + 0.5);
}
