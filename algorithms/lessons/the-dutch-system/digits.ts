import type { Bracket, Candidate, Pair } from "./bracket.ts";
import { type CriterionName, NAMES } from "./names.ts";
import { placesIn, setOf, subsetsOf } from "./sets.ts";
import { criteria } from "./solve/criteria.ts";
import { nextShape, shapeOf } from "./solve/shape.ts";

/** An edge of the matching that a candidate is, with what it adds to each criterion. */
export interface DigitEdge {
  /** A pair; a member who meets the outside; somebody whose edge leads out of the next bracket. */
  readonly kind: "pair" | "float" | "on";
  readonly places: readonly number[];
  readonly digits: Readonly<Record<CriterionName, number>>;
}

/** The edges of a candidate. C4 has no digit: a matching that is perfect fulfils it. */
export function digitEdges(bracket: Bracket, { pairs, floats }: Candidate): DigitEdge[] {
  const ofPairs = pairs.map(
    (pair): DigitEdge => ({ kind: "pair", places: pair, digits: digitsAlone(bracket, [pair], []) }),
  );
  const ofFloats = floats.map((u): DigitEdge => {
    const digits = digitsAlone(bracket, [], [u]);
    // Only one who floats alone can be known to get the bye.
    return { kind: "float", places: [u], digits: floats.length === 1 ? digits : { ...digits, C9: 0 } };
  });
  const below = nextFloats(bracket, floats).map(
    (u): DigitEdge => ({
      kind: "on",
      places: [u],
      digits: { ...zero(), C8: shapeOf(bracket, [u]) },
    }),
  );
  return [...ofPairs, ...ofFloats, ...below];
}

function zero(): Record<CriterionName, number> {
  return Object.fromEntries(NAMES.map((name) => [name, 0])) as Record<CriterionName, number>;
}

/** What a part of a candidate adds, by the criteria of the bracket itself. */
function digitsAlone(
  bracket: Bracket,
  pairs: readonly Pair[],
  floats: readonly number[],
): Record<CriterionName, number> {
  const own = NAMES.filter((name) => name !== "C4" && name !== "C8");
  return {
    ...zero(),
    ...Object.fromEntries(own.map((name) => [name, criteria[name](bracket, { pairs, floats })])),
  };
}

/** Who floats from the next bracket, if it does as well as it can after these have floated into it; the first such set. */
function nextFloats(bracket: Bracket, floats: readonly number[]): number[] {
  const { next, belowNext, canPair } = bracket;
  if (next.length === 0) return [];
  const best = nextShape(bracket, floats);
  const all = setOf([...floats, ...next]);
  for (const on of subsetsOf(all)) {
    const places = placesIn(on);
    const fits = shapeOf(bracket, places) === best && (placesIn(all).length - places.length) % 2 === 0;
    if (fits && canPair(all - on) && canPair(on | belowNext)) return places;
  }
  return [];
}
