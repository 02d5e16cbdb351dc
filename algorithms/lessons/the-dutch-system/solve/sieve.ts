import { type Bracket, type Candidate, COMPLETION, NAMES } from "../bracket.ts";
import { crown, FELL, LATE, LED, lay, mark, type Sheet } from "../figure/state.ts";
import { placesIn, setOf, subsetsOf } from "../round.ts";
import { candidatesOf } from "./candidates.ts";
import { criteria } from "./criteria.ts";
import { bestShape, type Limit, nextShape, shapeOf } from "./shape.ts";

/** The first of the best candidates of a bracket: each is held against the best one so far, criterion by criterion. */
export function sieve(bracket: Bracket, limit: Limit, sheet: Sheet): Candidate {
  const { step } = sheet;
  const ideal = idealOf(bracket);
  let best: Candidate | undefined;
  let top: readonly number[] = [];
  let k = 0;
  for (const candidate of candidatesOf(bracket, limit, step)) {
    k++;
    step.candidate(k);
    lay(sheet, k, candidate);
    const { values, at } = judge(bracket, candidate, top);
    if (values[COMPLETION] > 0 || values[at] > top[at]) {
      step.falls(k, at);
      mark(sheet, k, FELL + at, values);
    } else if (at === NAMES.length) {
      step.later(k);
      mark(sheet, k, LATE, values);
    } else {
      step.leads(k, at);
      mark(sheet, k, LED + at, values);
      [best, top] = [candidate, values];
      crown(sheet, k, candidate, values);
      if (values.some((value, c) => value > ideal[c])) continue;
      step.perfect(k);
      break;
    }
  }
  if (!best) throw new RangeError("no candidate of the bracket leaves the others a pairing");
  step.decide(sheet.cells.number[1], k);
  return best;
}

/**
 * The values of a candidate down to the criterion, number `at`, by which it differs from the best one; all of them if it is
 * better. The first of all candidates differs by the first criterion.
 */
function judge(
  bracket: Bracket,
  candidate: Candidate,
  top: readonly number[],
): { readonly values: readonly number[]; readonly at: number } {
  const values: number[] = [];
  let at = top.length === 0 ? COMPLETION : NAMES.length;
  for (const [c, name] of NAMES.entries()) {
    values.push(criteria[name](bracket, candidate));
    if (at === NAMES.length && values[c] !== top[c]) at = c;
    if (values[COMPLETION] > 0 || (at === c && values[c] > top[c])) break;
  }
  return { values, at };
}

/** What a candidate has that leaves nothing to wish for. */
function idealOf(bracket: Bracket): number[] {
  const { members, below, canPair } = bracket;
  const shape = bestShape(bracket, members, below);
  const shapes = [...subsetsOf(setOf(members))].flatMap((set) => {
    const floats = placesIn(set);
    const isPossible =
      shapeOf(bracket, floats) === shape && canPair(setOf(members) - set) && canPair(set | below);
    return isPossible ? [nextShape(bracket, floats)] : [];
  });
  return NAMES.map((name) => (name === "C8" ? Math.min(...shapes) : 0));
}
